import { expect, onTestFinished, test, vi } from 'vitest';
import type { Council } from '../../src/server/council/council';
import { unknownSource } from '../../src/server/council/council';
import { withFigures } from '../../src/server/submissions/figures';
import { withExportedFigures } from '../../src/operations/export/exported-figures';
import { openStore } from '../../src/server/submissions/store/open-store';
import type { SubmissionStore } from '../../src/server/submissions/store/store';
import { readSampleSite, serveSite } from './site-server';
import { describeDatabases } from './submission-databases';
import { temporaryFolder } from '../temporary-folder';

const site = 'www.motipura.example';
const request = { source: 'submissionFigures', parameters: { language: 'EN' } };
const none: Council = { get: async () => unknownSource, currentVersion: () => undefined };

async function add(store: SubmissionStore, type: string, count: number, done: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { submission } = await store.insert({
      ...{ site, form: 'complaint', key: `${type} ${index}`, language: 'GU', consent: null },
      ...{ honeypot: false, filledInMs: null, state: 'stored', dueAt: null },
      body: { name: 'રમેશ', type },
    });
    if (index < done) await store.markDone(submission);
  }
}

async function addOne(store: SubmissionStore, type: string): Promise<string> {
  const { submission } = await store.insert({
    ...{ site, form: 'complaint', key: `one ${type}`, language: 'GU', consent: null },
    ...{ honeypot: false, filledInMs: null, state: 'stored', dueAt: null },
    body: { name: 'રમેશ', type },
  });
  return submission.reference;
}

describeDatabases((newDatabase) => {
  test('an export has the figures where the database is, and names their lists elsewhere (B11.18.2)', async () => {
    const database = await newDatabase();
    const checked = await readSampleSite();
    const lines: string[] = [];
    const warn = (line: string) => lines.push(line);
    const ask = async (council: Council) => (await council.get(request)).list?.records.length ?? null;
    const without = { dataDir: await temporaryFolder() };
    expect(await withExportedFigures({ checked, council: none, database: without, warn }, ask)).toBeNull();
    expect(lines).toEqual([expect.stringContaining('there are no figures in “submissionFigures”')]);

    const store = await openStore(database);
    onTestFinished(() => store.close());
    await add(store, 'Street Light', 6, 0);
    expect(await withExportedFigures({ checked, council: none, database, warn }, ask)).toBe(1);
    expect(lines).toHaveLength(1);
  });

  test('submissions are counted by month and option, in whichever language it was chosen, and no number is below 5 (B11.18.1)', async () => {
    const store = await openStore(await newDatabase());
    onTestFinished(() => store.close());
    await add(store, 'Street Light', 6, 0);
    await add(store, 'સ્ટ્રીટ લાઇટ', 5, 5);
    await add(store, 'Public road', 9, 4);
    await add(store, 'Other', 4, 2);
    await add(store, 'no option', 7, 0);
    let now = new Date();
    const council = withFigures({ checked: await readSampleSite(), store, now: () => now }, none);
    expect(council.currentVersion(request)).toBeUndefined();
    const counted = await council.get(request);
    const month = new Intl.DateTimeFormat('sv', {
      timeZone: 'Asia/Kolkata',
      year: 'numeric',
      month: '2-digit',
    });
    const row = { form: 'Complaint', month: month.format(now) };
    expect(counted.list?.records.map(({ id: _id, ...others }) => others)).toEqual([
      { ...row, option: 'Public road', open: 5, done: null, medianDays: null },
      { ...row, option: 'Street Light', open: 6, done: 5, medianDays: 0 },
      { ...row, option: '', open: 7, done: null, medianDays: null },
    ]);
    await add(store, 'Public road ', 0, 0);
    await add(store, 'Sewer Line/Water Pipe Line', 5, 0);
    expect((await council.get(request)).version).toBe(counted.version);
    expect(council.currentVersion(request)).toBe(counted.version);
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    expect(council.currentVersion(request)).toBeUndefined();
    expect((await council.get(request)).list?.records).toHaveLength(4);
  });

  test('a month begins with the day of the village, and half of the answers came within the median (B11.18.1)', async () => {
    const store = await openStore(await newDatabase());
    onTestFinished(() => store.close());
    await add(store, 'Street Light', 5, 5);
    const choice = { field: 'type', options: [['Street Light']] };
    const [all] = await store.figures({
      site,
      form: 'complaint',
      choice,
      timeZone: 'Asia/Kolkata',
      offsetMinutes: 330,
    });
    expect(all).toMatchObject({ option: 0, isDone: true, count: 5 });
    expect(all?.medianDays).toBeLessThan(1);
    expect(
      await store.figures({ site, form: 'question', choice: null, timeZone: 'UTC', offsetMinutes: 0 }),
    ).toEqual([]);
  });

  test('an answer that is written later does not change when it was dealt with; opened again, it counts anew (B11.18.1)', async () => {
    const store = await openStore(await newDatabase());
    onTestFinished(() => store.close());
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T06:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const reference = await addOne(store, 'Street Light');
    const key = { site, reference };
    const daysLater = (day: number) => vi.setSystemTime(new Date(Date.UTC(2026, 2, 2 + day, 6)));
    const medianDays = async () => {
      const question = { site, form: 'complaint', choice: null, timeZone: 'UTC', offsetMinutes: 0 };
      return (await store.figures(question)).map((one) => Math.round(one.medianDays));
    };
    daysLater(2);
    await store.markDone(key);
    daysLater(9);
    await store.answer(key, { from: 'council', at: '2026-03-11T06:00:00Z', text: 'Mended.', language: 'EN' });
    await store.markDone(key);
    expect(await medianDays()).toEqual([2]);
    await store.reopen(key);
    daysLater(20);
    await store.markDone(key);
    expect(await medianDays()).toEqual([20]);
  });
});

test('figures are a list as others are: in the API, as JSON and as a table (B11.18.2)', async () => {
  const address = await serveSite({ checked: await readSampleSite() });
  const list = await fetch(`${address}/api/local/submissionFigures?lang=EN`);
  expect(await list.json()).toEqual({ status: true, data: [], message: null });
  const table = await fetch(`${address}/en/data/submissionFigures.csv`);
  expect([table.status, await table.text()]).toEqual([200, expect.stringContaining('medianDays')]);
});

test('figures fail alone where the submissions cannot be read', async () => {
  const store = { figures: async () => Promise.reject(new Error('broken')) };
  const council = withFigures({ checked: await readSampleSite(), store }, none);
  expect((await council.get(request)).status).toBe(503);
});
