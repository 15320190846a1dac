import { expect, test } from 'vitest';
import { inWords, newProblems, realText } from './real-site';

const feed = '"feed": {';
const section = '"template": "download", "source": "importantDates"';

const list = (source: string, title: string) => ({
  ...{ source, page: '/', bind: { title } },
  title: { GU: 'નવું', HI: 'नया', EN: 'New' },
});

/** Messages about the sample site with lists that can be followed, and a button for them instead of a download. */
function messagesOf(lists: readonly object[], button = '"template": "follow"'): readonly string[] {
  const follow = lists.length > 0 ? `"follow": ${JSON.stringify({ lists })}, ` : '';
  const config = realText.replace(feed, follow + feed).replace(section, button);
  return inWords(newProblems({ config })).map(({ message }) => message);
}

test('lists with ids can be followed on a page', () => {
  expect(messagesOf([list('notices', 'title'), list('news', 'newsHeading')])).toEqual([]);
});

test('a list cannot be followed twice, per subject, or where it is about citizens', () => {
  expect(messagesOf([list('notices', 'title'), list('notices', 'title')])).toEqual([
    '“notices” is in “follow” twice.',
  ]);
  expect(messagesOf([list('committeeMembers', 'name')])).toEqual([
    '“committeeMembers” needs a subject, which is not available here.',
  ]);
  expect(messagesOf([list('beneficiaries', 'name')])).toContain(
    '“beneficiaries” is about citizens, of whom nobody is to be told.',
  );
});

test('a list cannot be followed whose records have no ids', () => {
  expect(messagesOf([list('officers', 'name')])).toEqual([
    expect.stringContaining('have no ids, so that a corrected one would be news again.'),
  ]);
});

test('buttons and lists need each other', () => {
  expect(messagesOf([list('notices', 'title')], section)).toEqual([
    'Lists can be followed, but no page has a button for it.',
  ]);
  expect(messagesOf([])).toEqual(['There is no list that could be followed.']);
  expect(messagesOf([list('notices', 'title')], '"template": "follow", "list": "news"')).toEqual([
    'The list “news” cannot be followed.',
  ]);
});
