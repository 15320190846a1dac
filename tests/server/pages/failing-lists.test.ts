import { afterEach, expect, test } from 'vitest';
import { pageSections } from '../../../src/engine/page/page-sections';
import { config, messagesOf } from '../../e2e/sample-config';
import { councilPages, refused } from './council-pages';
import { textOf, textsOf } from './html-page';

const council = await councilPages();
afterEach(() => {
  council.reset();
});

/** The lists of the council that a page shows, with their template and what it says instead of their records. */
const listed = config.pages.map((page) => ({
  path: `/en${page.path === '/' ? '' : page.path}${page.subject ? '/1' : ''}`,
  lists: pageSections(config, page).flatMap((section) => {
    const list = 'source' in section ? config.sources[section.source]?.path : undefined;
    const empty = 'empty' in section && typeof section.empty === 'string' ? section.empty : null;
    if (list === undefined || empty === null) return [];
    return [{ list, template: section.template, text: messagesOf('EN')[empty] ?? '?' }];
  }),
}));

/** The first page with each template. */
const pages = listed.filter(({ lists }, index) => {
  const before = new Set(listed.slice(0, index).flatMap((page) => page.lists.map((one) => one.template)));
  return lists.some(({ template }) => !before.has(template));
});

test.each(pages)(
  '$path says that it has nothing, and after a failure also that it can try again',
  async ({ path, lists }) => {
    const mainOf = async () => textOf((await council.pageOf(path)).querySelector('main'));
    for (const { list } of lists) council.answer(list, () => []);
    const empty = await mainOf();
    for (const { list } of lists) council.answer(list, refused);
    const failed = await mainOf();
    for (const { text } of lists)
      expect([empty, failed]).toEqual([expect.stringContaining(text), expect.stringContaining(text)]);
    expect(empty).not.toContain('Try again');
    expect(failed).toMatch(/The information could not be loaded.*Try again/);
  },
);

test.each([
  ['orgabout', 'organisations', 'No Organisation available'],
  ['committee', 'committees', 'No committees'],
])('/%s says of %s that are empty, missing and failed what they are', async (path, source, none) => {
  const list = config.sources[source]?.path ?? '';
  const mainOf = async () => textOf((await council.pageOf(`/en/${path}`)).querySelector('main'));
  council.answer(list, () => []);
  expect(await mainOf()).toContain(none);
  council.answer(list, { body: { status: true, data: null } });
  expect(await mainOf()).toContain('No schemes available');
  council.answer(list, refused);
  expect(await mainOf()).toMatch(/Failed to load schemes.*Try again/);
});

test('categories that fail leave the records of a filter, and are offered to be loaded again', async () => {
  council.answer('/BeneficiariesCategory/GetPublicList', refused);
  const main = textOf((await council.pageOf('/en/beneficiaries')).querySelector('main'));
  expect(main).toMatch(/The information could not be loaded.*Old-age pension/);
});

test('a council that refuses every list still has a home page', async () => {
  council.answerAll(refused);
  const page = await council.pageOf('/en');
  expect(textsOf(page, 'h1')).toHaveLength(1);
  expect(page.title).toBe('Motipura ગ્રામ પંચાયત | Home');
});
