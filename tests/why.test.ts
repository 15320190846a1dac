import { expect, test } from 'vitest';
import { explainRecord, type RecordQuestion } from '../src/server/page/explain-record';
import { wordStep } from '../src/operations/why/word-step';
import { readWhyCommand } from '../src/operations/why/run-why';
import { sampleSite } from './server/sample-site';

const today = '2026-11-20';

/** Explains a record of the sample, in a list with only these records. */
async function explain(source: string, records: readonly unknown[], question: Partial<RecordQuestion> = {}) {
  const site = await sampleSite();
  const file = site.config.sources[source]?.records ?? source;
  const asked = { source, id: '7', language: 'GU', today, ...question };
  const path = `content/records/${file}.json`;
  const steps = (await explainRecord(site, asked, { records, base: null })).map((step) =>
    wordStep(step, { checked: site, question: asked, file: path }),
  );
  // Without the titles of sections, which belong to the sample.
  return steps.map(({ verdict, text }) => `${verdict}: ${text.replace(/ “[^”]+”: /, ': ')}`);
}

const notice = (changes: object = {}) => ({
  ...{ id: 7, title: { GU: 'પાણી', EN: 'Water' }, validFrom: '2026-11-01', validUntil: '2026-12-01' },
  ...changes,
});

test('a record that visitors see is followed to the parts of pages that it fills', async () => {
  const steps = await explain('notices', [notice({ id: 6 }), notice()]);
  expect(steps[0]).toBe('yes: content/records/notices.json, record 2 of 2.');
  expect(steps).toContain('yes: /gu, list: shown');
  expect(steps).toContain('note:   it fills title');
  expect(steps).toContain('yes: /gu/notice/7, detail: shown');
  expect(steps.some((step) => step.includes('it has nothing for') && step.includes('address'))).toBe(true);
});

test.each([
  ['hidden', notice({ hidden: true }), 'no: It is hidden ("hidden": true).'],
  [
    'coming',
    notice({ validFrom: '2026-11-21' }),
    'no: /gu, list: it shows current records, and this one is coming',
  ],
  [
    'ended',
    notice({ validUntil: '2026-11-19' }),
    'no: /gu, list: it shows current records, and this one is expired',
  ],
  [
    'of another id',
    notice({ id: 8 }),
    'no: content/records/notices.json has no record with the id 7; it has 1, from #1 to #1.',
  ],
])('a record that is %s is not shown, and the reason is said', async (_, record, reason) => {
  expect(await explain('notices', [record])).toContain(reason);
});

test('an ended record is found in the archive', async () => {
  const record = notice({ validUntil: '2026-11-19' });
  const steps = await explain('notices', [record], { page: '/noticeboard' });
  expect(steps).toContain('yes: /gu/noticeboard, list: shown');
  expect(steps.some((step) => step.includes('/gu, '))).toBe(false);
});

test('a list that a page does not show and a language that is not there are said', async () => {
  expect((await explain('notices', [notice()], { page: '/contactus' })).at(-1)).toBe(
    'no: /contactus does not show the list notices, which has the record 7.',
  );
  expect(await explain('notices', [notice()], { language: 'XX' })).toContain(
    'no: The site has no language XX.',
  );
});

test('a section that shows fewer records says which number this one is', async () => {
  const meeting = (id: number) => ({ id, title: { GU: 'સભા' }, date: '2026-12-01' });
  const steps = await explain('meetings', [meeting(1), meeting(7)], { page: '/' });
  expect(steps).toContain('no: /gu, list: it shows the first 1, and this one is number 2');
  expect(await explain('meetings', [meeting(7)], { page: '/' })).toContain('yes: /gu, list: shown');
});

test('a condition that a record does not meet is named with its value', async () => {
  const officer = (designation: object) => ({ id: 7, name: { GU: 'રમેશ' }, designation });
  const [, , , ...steps] = await explain('officers', [officer({ GU: 'સરપંચ', EN: 'Sarpanch' })], {
    page: '/',
  });
  expect(steps.filter((step) => step.startsWith('no: '))).toContainEqual(
    expect.stringMatching(
      /it shows those where designation is one of the terms .*, and here designation is "સરપંચ"$/,
    ),
  );
  expect(steps).toContain('yes: /gu, card-grid: shown');
});

test('a record without an id is named by its number', async () => {
  const steps = await explain('officers', [{ name: { GU: 'રમેશ' } }, { name: { GU: 'મીના' } }], { id: '#2' });
  expect(steps[0]).toBe('yes: content/records/officers.json, record 2 of 2.');
  expect((await explain('officers', [], { id: '#1' }))[0]).toContain('has no record');
});

test('the command line needs a source and an id', () => {
  expect(readWhyCommand(['notices', '7', '--page', '/notices'])).toEqual({
    ...{ source: 'notices', id: '7', page: '/notices', language: undefined },
  });
  expect(() => readWhyCommand(['notices'])).toThrow('A source and the id of a record are needed.');
});
