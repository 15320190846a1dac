import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { deskLog } from '../../src/desk/api/desk-api';
import { inboxPage, inboxSubmission } from '../../src/desk/api/inbox-api';
import { isObject, parseJson } from '../../src/engine/json/json';
import { addOpenDays } from '../../src/engine/record/add-days';
import { dayInTimeZone } from '../../src/engine/time/time-zone';
import { openStore } from '../../src/server/submissions/store/open-store';
import type { Reply } from '../../src/server/submissions/submission';
import { accept, name, pass, startDesk } from './desk-browser';
import { readSampleSite } from './site-server';
import { describeDatabases, newFolder } from './submission-databases';
import { postJson, referenceOf } from './submission-runs/post';

const day = 24 * 60 * 60 * 1000;
const complaint = { name: 'રમેશ', phone: '98250 12345', address: '', type: 'જાહેર રસ્તો', details: 'ખાડો' };

/** A complaint at a desk, the person who answers it, and what its sender does. */
async function startStory(place: Parameters<typeof startDesk>[0]) {
  const started = await startDesk(place);
  const { address, desk } = started;
  const posted = await postJson(`${address}/api/Complaint/Create`, complaint);
  const reference = referenceOf(posted);
  const browser = await accept(desk, address);
  const track = async (more: Readonly<Record<string, string>> = {}, contact = complaint.phone) => {
    const response = await fetch(`${address}/gu/track?track`, {
      method: 'POST',
      headers: { origin: address },
      body: new URLSearchParams({ reference, contact, ...more }),
    });
    return { status: response.status, text: await response.text() };
  };
  const answer = (text: string, isDone = false) =>
    browser.call('POST', `/submissions/${reference}/answers`, { text, isDone });
  const show = async () =>
    inboxSubmission.parse((await browser.call('GET', `/submissions/${reference}?language=GU`)).body);
  return { ...started, posted, reference, browser, track, answer, show };
}

describeDatabases((newDatabase) => {
  test('an answer is read by the sender, who says that it is not solved, and is answered again (B11.13.1)', async () => {
    const { reference, browser, track, answer, show } = await startStory(await newDatabase());
    expect((await answer('ખાડો પૂર્યો છે.\n<b>આભાર</b>', true)).status).toBe(204);
    const found = await track();
    expect(found.text).toContain('ખાડો પૂર્યો છે.\n&lt;b&gt;આભાર&lt;/b&gt;');
    expect(found.text).toContain('value="contest"');

    const contested = await track({ action: 'contest', text: 'ખાડો હજી છે <script>' });
    expect(contested.status).toBe(200);
    expect(contested.text).toContain('role="status"');
    expect(contested.text).toContain('પંચાયતને તે મળ્યું છે');
    expect(contested.text).not.toContain('<script>\n');
    const shown = await show();
    expect(shown.item.state).toBe('new');
    expect(shown.replies.map(({ from, text }) => [from, text])).toEqual([
      ['council', 'ખાડો પૂર્યો છે.\n<b>આભાર</b>'],
      ['sender', 'ખાડો હજી છે <script>'],
    ]);
    await answer('ફરી પૂર્યો છે.');
    expect((await track()).text.match(/class="reply council"/g)).toHaveLength(2);
    const { entries } = deskLog.parse((await browser.call('GET', '/log')).body);
    expect(entries).toContainEqual(
      expect.objectContaining({ person: name, action: 'answered', subject: reference }),
    );
    expect(JSON.stringify(entries)).not.toContain('પૂર્યો');
  });

  test('of two answers at once none is lost, and all are deleted with the submission (B11.13.1)', async () => {
    const database = await newDatabase();
    const store = await openStore(database);
    onTestFinished(() => store.close());
    const site = 'www.motipura.example';
    const sent = { site, form: 'question', body: {}, language: 'GU', honeypot: false, filledInMs: null };
    const { submission } = await store.insert({
      ...sent,
      key: 'key-0001',
      consent: null,
      state: 'stored',
      dueAt: null,
    });
    const at = '2026-11-28T10:00:00.000Z';
    const reply = (text: string): Reply => ({ from: 'council', at, text, language: 'GU' });
    await Promise.all(['one', 'two', 'three'].map((text) => store.answer(submission, reply(text))));
    const { replies = [] } = (await store.findByReference(submission)) ?? {};
    expect(replies.map(({ text }) => text).toSorted()).toEqual(['one', 'three', 'two']);

    await store.markDone(submission);
    await store.remove({ site, settledBefore: new Date(Date.now() + day).toISOString() });
    expect(await store.findByReference(submission)).toBeUndefined();
    await store.takeBack(site);
    expect((await store.findByReference(submission))?.replies).toHaveLength(3);
  });

  test('a later answer gives no more days in which it may be said not to be solved (B11.13.2)', async () => {
    const store = await openStore(await newDatabase());
    onTestFinished(() => store.close());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-01T10:00:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    const site = 'www.motipura.example';
    const sent = { site, form: 'question', body: {}, language: 'GU', honeypot: false, filledInMs: null };
    const waiting = { ...sent, key: 'key-0001', consent: null, state: 'stored', dueAt: null } as const;
    const { submission } = await store.insert(waiting);
    expect(submission.doneAt).toBeNull();
    const doneAt = '2026-11-01T10:00:00.000Z';
    await store.markDone(submission);
    vi.setSystemTime(Date.parse(doneAt) + 20 * day);
    const reply: Reply = { from: 'council', at: new Date().toISOString(), text: 'Later', language: 'GU' };
    await store.answer(submission, reply);
    expect(await store.findByReference(submission)).toMatchObject({ doneAt, updatedAt: reply.at });
    const contested: Reply = { ...reply, from: 'sender', text: 'Not solved' };
    expect(await store.contest(submission, contested, reply.at)).toBe(false);
    expect(await store.contest(submission, contested, doneAt)).toBe(true);
    expect(await store.findByReference(submission)).toMatchObject({ state: 'stored', doneAt: null });
  });
});

describe('saying that it is not solved', () => {
  test('needs a reason, and a submission that is done (B11.13.2)', async () => {
    const { track, answer, show } = await startStory(await newFolder());
    const early = await track({ action: 'contest', text: 'Too early' });
    expect([early.status, early.text.includes('>Too early</blockquote>')]).toEqual([409, true]);
    expect(early.text).toContain('આ લઈ શકાયું નથી');
    expect((await show()).replies).toEqual([]);
    await answer('Done.', true);
    const empty = await track({ action: 'contest', text: '  \n ' });
    expect([empty.status, empty.text.includes('હજી શું બાકી છે તે લખો.')]).toEqual([422, true]);
    expect((await show()).item.state).toBe('done');
  });

  test('is for the sender alone, and ends with the days of the config (B11.13.2)', async () => {
    const { track, answer, show } = await startStory(await newFolder());
    await answer('Done.', true);
    expect((await track({ action: 'contest', text: 'Mine' }, '98250 99999')).status).toBe(404);
    pass(31 * day);
    expect((await track()).text).not.toContain('value="contest"');
    const late = await track({ action: 'contest', text: 'Too late' });
    expect([late.status, late.text.includes('>Too late</blockquote>')]).toEqual([409, true]);
    pass(-31 * day);
    const { item, replies } = await show();
    expect([item.state, replies.length]).toEqual(['done', 1]);
  });
});

/** Those of the sample, which do not count. */
async function holidays(): Promise<ReadonlySet<string>> {
  const checked = await readSampleSite();
  const list = checked.records.importantDates?.filter(isObject) ?? [];
  return new Set(list.flatMap(({ date, isHoliday }) => (isHoliday === true ? String(date) : [])));
}

test('the last day of the answer is in the receipt, at the look-up and at the desk, and overdue ones come first (B11.13.3)', async () => {
  const { address, desk, posted, reference, track } = await startStory(await newFolder());
  const until = addOpenDays(dayInTimeZone('Asia/Kolkata', new Date()), 15, await holidays());
  expect(parseJson(posted.text)).toMatchObject({ data: [{ reference, answerBy: until }] });
  const [year, month, date] = until.split('-');
  const shown = (await track()).text.replace(/<[^>]+>/g, '');
  expect(shown).toContain(`${date}-${month}-${year} સુધીમાં જવાબ આપશે`);

  pass(Date.parse(until) - Date.now() + 2 * day);
  const late = await accept(desk, address, 'Late reader');
  const page = async () => inboxPage.parse((await late.call('GET', '/submissions?language=GU')).body);
  expect((await page()).overdue).toBe(1);
  expect((await page()).items[0]).toMatchObject({ reference, isOverdue: true, answerBy: until });
  await late.call('POST', `/submissions/${reference}/answers`, { text: 'Done.', isDone: true });
  expect((await page()).overdue).toBe(0);
});
