import { expect, test } from 'vitest';
import { check, inWords, realText } from './real-site';

type Change = readonly [from: string, to: string];

function problemsOf([from, to]: Change, word: string) {
  expect(realText).toContain(from);
  return inWords(check({ config: realText.replace(from, to) }).problems).filter(({ message }) =>
    message.includes(word),
  );
}

const notice = (day: string): Change => [`"submissions": {`, `"submissions": { "noticeConfirmed": "${day}",`];
const terms = (day: string): Change => [
  `"file": "legal/terms",`,
  `"file": "legal/terms", "confirmed": "${day}",`,
];

test.each([notice, terms])('a text that was confirmed before the Act is a warning (B11.6.12)', (change) => {
  const [warning, ...others] = problemsOf(change('2023-08-10'), '2023-08-10');
  expect(others).toEqual([]);
  expect(warning?.severity).toBe('warning');
  expect(warning?.message).toContain('before the Digital Personal Data Protection Act, 2023');
});

test.each([notice, terms])('a day that is none is an error', (change) => {
  const [error] = problemsOf(change('2026-02-30'), '2026-02-30');
  expect(error).toMatchObject({ severity: 'error', message: '“2026-02-30” is not a date.' });
});

test('the day of the Act is right', () => {
  expect(problemsOf(notice('2023-08-11'), '2023-08-11')).toEqual([]);
});
