import { JSDOM } from 'jsdom';
import { expect, test, vi } from 'vitest';
import { renderHtml } from '../../src/site/render-html';
import type { SectionOf, TemplateName } from '../../src/templates/declaration';
import { renderSection } from '../../src/templates/registry';
import { bindBatches } from '../../src/templates/shared/bind-batches';
import { sampleSite } from '../../stories/harness/sample-site';
import { SampleContent, SiteFrame } from '../../stories/harness/SiteFrame';

interface LongList {
  readonly section: SectionOf;
  readonly records: Readonly<Record<string, readonly unknown[]>>;
  /** Matches the element of each record. */
  readonly items: string;
}

const many = <Item,>(item: (index: number) => Item) =>
  Array.from({ length: 10_000 }, (_, index) => item(index));
const titled = many((id) => ({ id, title: `Title ${id}`, name: `Name ${id}`, imageBase64: '/a.webp' }));
const cards = (look: 'people' | 'articles' | 'pictures' | 'plaques'): LongList => ({
  section: {
    template: 'card-grid',
    look,
    source: 'members',
    bind: { title: 'name', image: 'imageBase64', caption: 'name' },
  },
  records: { members: titled },
  items: 'ul > li',
});
const list = (look: 'tales' | 'texts' | 'notices'): LongList => ({
  section: { template: 'list', look, source: 'notices', bind: { title: 'title' } },
  records: { notices: titled },
  items: 'ul > li',
});

const lists: Readonly<Record<string, LongList>> = {
  notices: list('notices'),
  texts: list('texts'),
  tales: list('tales'),
  people: cards('people'),
  articles: cards('articles'),
  pictures: cards('pictures'),
  plaques: cards('plaques'),
  'document rows': {
    section: { template: 'document-rows', source: 'notices', bind: { title: 'title', documents: [] } },
    records: { notices: titled },
    items: 'ul > li',
  },
  'rows of a table': {
    section: {
      template: 'grouped-table',
      source: 'developmentWorks',
      group: { label: 'title', items: 'developmentWorkTrans' },
      columns: [{ label: 'works.name', field: 'workName', share: 100 }],
    },
    records: {
      developmentWorks: [
        { title: 'Roads', developmentWorkTrans: many((id) => ({ id, workName: `Work ${id}` })) },
      ],
    },
    items: 'tbody > tr',
  },
  'pictures of a group': {
    section: {
      template: 'category-pills',
      source: 'achievements',
      categories: { source: 'achievementCategories', label: 'name' },
      group: { label: 'title', items: 'achievements' },
      bind: { image: 'imageBase64', caption: 'title' },
    },
    records: {
      achievementCategories: [{ id: 1, name: 'All' }],
      achievements: [{ title: 'Trees', achievements: titled }],
    },
    items: 'ul > li',
  },
  news: {
    section: { template: 'news-scroller', source: 'news', bind: { title: 'newsHeading' } },
    records: { news: many((id) => ({ id, newsHeading: `News ${id}` })) },
    items: 'ul > li',
  },
};

async function documentOf({ section, records }: LongList, listPage: number): Promise<Document> {
  const page = { records, hydrated: false, listPage };
  const name: TemplateName = section.template;
  const html = await renderHtml(
    <SiteFrame site={sampleSite('EN')}>
      <SampleContent page={page}>{renderSection(section, name)}</SampleContent>
    </SiteFrame>,
  );
  return new JSDOM(html).window.document;
}

const hrefOf = (document: Document, rel: string) =>
  document.querySelector(`a[rel=${rel}]`)?.getAttribute('href') ?? null;

test.each(Object.entries(lists))(
  'of 10,000 %s the HTML has 48, and a link to the next ones',
  async (_, given) => {
    const document = await documentOf(given, 1);
    expect(document.querySelectorAll(given.items)).toHaveLength(48);
    expect(hrefOf(document, 'next')).toBe('?page=2');
    expect(hrefOf(document, 'prev')).toBeNull();
  },
);

test.each(Object.entries(lists))('page 2 of 10,000 %s starts with the 49th', async (_, given) => {
  const first = await documentOf(given, 1);
  const second = await documentOf(given, 2);
  expect(second.querySelectorAll(given.items)).toHaveLength(48);
  expect(hrefOf(second, 'prev')).toBe('?page=1');
  expect(hrefOf(second, 'next')).toBe('?page=3');
  expect(second.querySelector(given.items)?.outerHTML).not.toBe(
    first.querySelector(given.items)?.outerHTML ?? '',
  );
});

test('a number beyond the last page shows the last page', async () => {
  const document = await documentOf(list('notices'), 999_999);
  expect(document.querySelectorAll('ul > li')).toHaveLength(10_000 % 48);
  expect(hrefOf(document, 'next')).toBeNull();
  expect(document.body.textContent).toContain('Page 209 of 209');
});

test('a short list has no links to pages', async () => {
  const document = await documentOf({ ...list('notices'), records: { notices: titled.slice(0, 48) } }, 7);
  expect(document.querySelectorAll('ul > li')).toHaveLength(48);
  expect(document.querySelector('a[rel]')).toBeNull();
});

test('records are bound batch by batch, and each batch once', () => {
  const bind = vi.fn((records: readonly Readonly<Record<string, unknown>>[]) => records.map(({ id }) => id));
  const bound = bindBatches(
    titled.map((record, index) => ({ record, index })),
    bind,
  );
  expect(bound(48)).toHaveLength(48);
  expect(bound(72)).toHaveLength(72);
  expect(bind.mock.calls.map(([records]) => records.length)).toEqual([24, 24, 24]);
});

test('items keep their positions when a filter leaves some out', () => {
  const kept = titled.map((record, index) => ({ record, index })).filter(({ index }) => index % 2 === 1);
  const bound = bindBatches(kept, (records, indexAt) => records.map((_, position) => indexAt(position)));
  expect(bound(4)).toEqual(kept.slice(0, 24).map(({ index }) => index));
});
