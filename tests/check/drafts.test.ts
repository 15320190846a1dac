import { expect, test } from 'vitest';
import { check, inWords, realText } from './real-site';

const drafts = (config?: string) =>
  inWords(check(config === undefined ? {} : { config }).problems).filter(({ message }) =>
    message.includes('drafts'),
  );

test('legal texts that the council has not confirmed are one note (B11.6.10)', () => {
  const [note, ...others] = drafts();
  expect(others).toEqual([]);
  expect(note?.severity).toBe('note');
  expect(note?.message).toContain('“privacy”, “cookies”, “terms”');
  expect(note?.message).toContain('the notices of the forms');
});

test('a text with the day of its confirmation is none', () => {
  const file = '"file": "legal/cookies",';
  expect(realText).toContain(file);
  const [note] = drafts(realText.replace(file, `${file} "confirmed": "2026-11-20",`));
  expect(note?.message).not.toContain('“cookies”');
});
