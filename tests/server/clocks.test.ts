import { EventEmitter, once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lastDayOf } from '../../src/server/submissions/lookup/data-request';
import { startRetention } from '../../src/server/submissions/retention';
import { openStore } from '../../src/server/submissions/store/open-store';
import { describeDatabases } from './submission-databases';

const site = 'www.motipura.example';
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The texts of a log. */
function openLog() {
  const lines: string[] = [];
  const warn = (...parts: readonly unknown[]) => void lines.push(String(parts.at(-1)));
  return { lines, warn };
}

describeDatabases((newDatabase) => {
  test('old submissions are deleted each day and not before, those that wait stay, and the log has the number (B11.13.6)', async () => {
    const store = await openStore(await newDatabase());
    onTestFinished(() => store.close());
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
    onTestFinished(() => void vi.useRealTimers());
    const references: string[] = [];
    for (const key of ['settled-long', 'settled-late', 'waiting-one']) {
      const { submission } = await store.insert({
        ...{ site, form: 'question', key, body: { name: 'Asha' }, language: 'GU', honeypot: false },
        ...{ filledInMs: null, consent: null, state: 'stored', dueAt: null },
      });
      references.push(submission.reference);
    }
    const [early = '', late = '', waiting] = references;
    await store.markDone({ site, reference: early });
    vi.setSystemTime(now + 2 * hourMs);
    await store.markDone({ site, reference: late });
    const log = openLog();
    const removals = new EventEmitter();
    const removed = () => once(removals, 'removed');
    const left = async () => (await store.list({ site })).map(({ reference }) => reference).sort();
    vi.setSystemTime(now + 390 * dayMs);
    expect(await store.isClockTrusted(site)).toBe(false);
    vi.setSystemTime(now + 400 * dayMs + hourMs);
    const first = removed();
    const stop = startRetention(store, { site, days: 400 }, log, async () => void removals.emit('removed'));
    await first;
    expect(log.lines).toEqual(['Deleted 1 submissions after 400 days of retention.']);
    vi.advanceTimersByTime(dayMs - 1);
    expect(await left()).toEqual([late, waiting].sort());
    const second = removed();
    vi.advanceTimersByTime(1);
    await second;
    expect(await left()).toEqual([waiting]);
    expect(log.lines).toHaveLength(2);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describeDatabases((newDatabase) => {
  test.each([
    ['ten years ahead', 3650],
    ['seven weeks ahead', 49],
    ['a year back', -365],
  ])(
    'a clock that is %s deletes nothing; what was deleted can be taken back (B11.13.6)',
    async (_how, days) => {
      const store = await openStore(await newDatabase());
      onTestFinished(() => store.close());
      const now = Date.now();
      vi.useFakeTimers({ toFake: ['Date'], now });
      onTestFinished(() => void vi.useRealTimers());
      const { submission } = await store.insert({
        ...{
          site,
          form: 'question',
          key: 'settled-one',
          body: { name: 'Asha' },
          language: 'GU',
          honeypot: false,
        },
        ...{ filledInMs: null, consent: null, state: 'stored', dueAt: null },
      });
      await store.markDone(submission);
      expect(await store.isClockTrusted(site)).toBe(true);
      vi.setSystemTime(now + days * dayMs);
      expect(await store.isClockTrusted(site)).toBe(false);
      vi.setSystemTime(now + (days + 1) * dayMs);
      expect(await store.isClockTrusted(site)).toBe(false);
      vi.setSystemTime(now + (days + 8) * dayMs);
      expect(await store.isClockTrusted(site)).toBe(true);
      const later = new Date(now + 4000 * dayMs).toISOString();
      expect(await store.remove({ site, settledBefore: later })).toEqual([submission.reference]);
      expect(await store.list({ site })).toEqual([]);
      expect(await store.takeBack(site)).toBe(1);
      expect(await store.list({ site })).toMatchObject([{ reference: submission.reference, state: 'done' }]);
      await store.remove({ site, settledBefore: later });
      await store.forgetDeleted(site, new Date(Date.now() + dayMs).toISOString());
      expect(await store.takeBack(site)).toBe(0);
    },
  );
});

const config = { timeZone: 'Asia/Kolkata', submissions: { requestDays: 15 } };

test.each([
  ['2026-11-28T18:29:59Z', config, '2026-12-13'],
  ['2026-11-28T18:30:00Z', config, '2026-12-14'],
  ['2027-02-14T06:00:00Z', config, '2027-03-01'],
  ['2028-02-14T06:00:00Z', config, '2028-02-29'],
  ['2026-12-20T06:00:00Z', { ...config, submissions: {} }, '2027-01-19'],
  ['2026-12-20T06:00:00Z', { ...config, submissions: { requestDays: 90 } }, '2027-03-20'],
])('a request of %s is answered in time until the last day of its period', (createdAt, settings, last) => {
  expect(lastDayOf({ createdAt }, settings)).toBe(last);
});
