import { expect, test } from 'vitest';
import { isEmptyRecord } from '../../src/desk/api/empty-record';
import { removedPart } from '../../src/desk/app/content/removed-part';
import { typedDay, writtenDay } from '../../src/desk/app/parts/DateInput';
import { pastedAddress } from '../../src/desk/app/record-form/inputs/pasted-address';
import { withValueOf } from '../../src/desk/app/record-form/form-context';
import { problemTexts } from '../../src/desk/app/record-form/form-problems';

test.each([
  ['31-03-2026', '2026-03-31'],
  ['૩૧-૦૩-૨૦૨૬', '2026-03-31'],
  ['३१/३/२०२६', '2026-03-31'],
  ['5.4.2026', '2026-04-05'],
  ['2026-03-31', '2026-03-31'],
  ['૧ માર્ચ ૨૦૨૬', '2026-03-01'],
  ['31-03', '31-03'],
  ['31-02-2026', '31-02-2026'],
  ['soon', 'soon'],
  ['', ''],
])('a day that is typed as %j is %j', (text, day) => {
  expect(typedDay(text, 'Asia/Kolkata')).toBe(day);
});

test('a day is shown as people write it, and what is none as it is', () => {
  expect(['2026-03-31', '31-03', ''].map(writtenDay)).toEqual(['31-03-2026', '31-03', '']);
});

const map = 'https://www.google.com/maps/embed?pb=!1m18&hl=gu';

test.each([
  [`<iframe src="${map.replace('&', '&amp;')}" width="600" allowfullscreen></iframe>`, map],
  ["<p>Map</p><iframe width='600'\n src='//maps.example/x'></iframe>", 'https://maps.example/x'],
  ['https://youtu.be/M7lc1UVf-VE?si=abc', 'https://youtu.be/M7lc1UVf-VE?si=abc'],
  ['<iframe data-src="https://a.example/"></iframe>', '<iframe data-src="https://a.example/"></iframe>'],
])('%j is pasted as the address %j', (text, address) => {
  expect(pastedAddress(text)).toBe(address);
});

test.each([
  [{ id: 9 }, true],
  [{}, true],
  [{ id: 9, title: { GU: '', EN: null }, documents: [{}], hidden: true }, true],
  [{ id: 9, title: { GU: 'સભા' } }, false],
  [{ id: 9, isOpen: false }, false],
  [{ id: 9, fee: 0 }, false],
])('%j is empty: %s', (record, isEmpty) => {
  expect(isEmptyRecord(record)).toBe(isEmpty);
});

test('a removed part of a record is noticed, also in a list in a list, and an added one is not', () => {
  const before = { title: 'a', hours: [{ days: [1, 2] }, { days: [3] }] };
  expect(removedPart(before, { ...before, hours: [{ days: [1, 2] }] })).toBe('hours');
  expect(removedPart(before, { ...before, hours: [{ days: [1] }, { days: [3] }] })).toBe('hours');
  expect(removedPart(before, { ...before, hours: [...before.hours, { days: [] }] })).toBeUndefined();
  expect(removedPart(before, { ...before, title: 'b' })).toBeUndefined();
});

test('only what prevents publishing is a mistake of a field; the rest is a note', () => {
  const problems = [
    { path: ['title', 'GU'], message: 'Wrong.', severity: 'error' },
    { path: ['text'], message: 'Look at it.', hint: 'Twice.', severity: 'warning' },
  ] as const;
  const given = problems.map((problem) => ({ ...problem, path: [...problem.path] }));
  expect([...problemTexts(given, 'error')]).toEqual([['title.GU', ['Wrong.']]]);
  expect([...problemTexts(given, 'warning')]).toEqual([['text', ['Look at it. Twice.']]]);
});

test.each([
  [['title'], 'b', { title: 'b', hours: [{ opens: '09:00' }, {}] }],
  [['title'], undefined, { hours: [{ opens: '09:00' }, {}] }],
  [['hours', 0, 'opens'], undefined, { title: 'a', hours: [{}, {}] }],
  [['hours', 1, 'opens'], '10:00', { title: 'a', hours: [{ opens: '09:00' }, { opens: '10:00' }] }],
  [['hours', 2, 'opens'], '10:00', { title: 'a', hours: [{ opens: '09:00' }, {}] }],
  [['hours'], [], { title: 'a', hours: [] }],
])('a value at %j is changed to %j', (path, value, record) => {
  expect(withValueOf({ title: 'a', hours: [{ opens: '09:00' }, {}] }, path, value)).toEqual(record);
});
