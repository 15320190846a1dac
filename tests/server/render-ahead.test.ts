import { expect, test } from 'vitest';
import { renderAhead } from '../../server/page/render-ahead';
import type { SitePages } from '../../server/page/site-pages';
import { readSampleSite } from './site-server';

type Pages = Parameters<typeof renderAhead>[0];

const { config } = await readSampleSite();
const page: Awaited<ReturnType<SitePages['find']>> = {
  kind: 'forms',
  status: 200,
  headers: {},
  listPages: 1,
  visit: null,
  html: { parts: [] },
};

const all = 1 + config.languages.list.length * config.pages.filter(({ subject }) => !subject).length;

/** Pages that note which were rendered; `onFind` is called for each. */
function notingPages(isKept: boolean, onFind: (count: number) => void = () => undefined) {
  const found: string[] = [];
  const pages: Pages = {
    find: async (target) => {
      found.push(`${target.code} ${target.page?.path ?? ''}`);
      onFind(found.length);
      return page;
    },
    current: () => (isKept ? page : undefined),
  };
  return { found, pages };
}

test('ends with the last page', async () => {
  const { found, pages } = notingPages(true);
  await renderAhead(pages, config, new AbortController().signal);
  expect(found).toHaveLength(all);
});

test('ends after the first five while pages are not kept', async () => {
  const { found, pages } = notingPages(false);
  await renderAhead(pages, config, new AbortController().signal);
  expect(found).toHaveLength(5);
});

test('ends after the page that is rendered when the server stops', async () => {
  const stopping = new AbortController();
  const { found, pages } = notingPages(true, (count) => {
    if (count === 2) stopping.abort();
  });
  await renderAhead(pages, config, stopping.signal);
  expect(found).toHaveLength(2);
});

test('goes on after a page that fails', async () => {
  const { found, pages } = notingPages(true, (count) => {
    if (count === 3) throw new Error('cannot be rendered');
  });
  await renderAhead(pages, config, new AbortController().signal);
  expect(found).toHaveLength(all);
});
