import { expect, test } from 'vitest';
import { inWords, newProblems, realText } from './real-site';

const citizens = '"entity": "beneficiary"';

function messagesOf(...[from, to]: readonly [from: string, to: string]): readonly string[] {
  expect(realText).toContain(from);
  return inWords(newProblems({ config: realText.replace(from, to) })).map(({ message }) => message);
}

test('a list about citizens is open only where the config says so (B10.13.5)', () => {
  expect(messagesOf(citizens, `${citizens}, "open": true`)).toEqual([
    '“beneficiaries” is about citizens, who did not agree that anybody collects the list.',
  ]);
  expect(messagesOf(citizens, `${citizens}, "open": "with-citizens"`)).toEqual([]);
});

test('a list per subject is no table of its own', () => {
  const ofSubject = '"entity": "committee-member"';
  expect(messagesOf(ofSubject, `${ofSubject}, "open": true`)).toEqual([
    '“committeeMembers” has a list for each subject or category, so that it is not one table.',
  ]);
});

test('open data needs a licence', () => {
  const licence = '"openData": { "licence": "https://www.data.gov.in/Godl" },';
  expect(messagesOf(licence, '')).toContain('“disclosures” is open, but the config names no licence.');
});

test('a link leads to the table of an open list only (B10.13.6)', () => {
  const link = '"template": "download", "source": "importantDates"';
  expect(messagesOf(link, link.replace('importantDates', 'members'))).toEqual([
    'There is no table of “members”, which is not open.',
  ]);
});
