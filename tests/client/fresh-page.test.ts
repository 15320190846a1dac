import { describe, expect, test } from 'vitest';
import { initialStateIn, markLists, showNewLists, unmarkLists } from '../../src/client/fresh-page';
import { createLazyQueryClient } from '../../src/client/lazy-query-client';
import type { InitialState } from '../../src/model/page/initial-state';

const list = (...names: readonly string[]) => ({ records: names.map((name) => ({ name })), missing: false });

const state: InitialState = {
  language: 'GU',
  siteFiles: {},
  prefix: '/gu',
  today: '2026-11-22',
  dehydratedState: { news: list('old'), notices: list('same'), failed: null },
};

describe('the newest version of a page', () => {
  test('is read from its HTML', () => {
    const html = `<div></div><script type="application/json" id="page-start">${JSON.stringify(state)}</script><p>`;
    expect(initialStateIn(html)).toEqual(state);
    expect(initialStateIn('<script type="application/json" id="page-start">{</script>')).toBeNull();
    expect(initialStateIn('<h1>Please sign in</h1>')).toBeNull();
  });

  test('replaces the lists that have changed, and no others', () => {
    const client = createLazyQueryClient(state.dehydratedState);
    const before = client.get('notices');
    showNewLists(client, { news: list('new'), notices: list('same'), failed: null }, state.dehydratedState);
    expect(client.get('news')).toEqual(list('new'));
    expect(client.get('notices')).toBe(before);
    expect(client.get('failed')).toBeUndefined();
  });

  test('does not replace a list that was fetched since by the part that the page shows', async () => {
    const part = { list: 'current' } as const;
    const client = createLazyQueryClient({ news: list('a', 'b'), notices: { ...list('a'), part } });
    const { client: opened } = await client.open();
    const shown = { news: { ...list('a'), part }, notices: { ...list('a'), part } };
    showNewLists(client, { news: { ...list('x'), part }, notices: { ...list('x'), part } }, shown);
    expect(client.get('news')).toEqual(list('a', 'b'));
    expect(opened.getQueryState(['news'])?.isInvalidated).toBe(true);
    expect(client.get('notices')).toEqual({ ...list('x'), part });
  });

  test('has a part of a long list requested, if that part has changed', async () => {
    const part = { ...list('a'), total: 500 };
    const client = createLazyQueryClient({ news: list('a', 'b'), notices: list('a', 'b') });
    const { client: opened } = await client.open();
    showNewLists(client, { news: { ...list('x'), total: 500 }, notices: part }, { notices: part });
    expect(client.get('news')).toEqual(list('a', 'b'));
    expect(opened.getQueryState(['news'])?.isInvalidated).toBe(true);
    expect(opened.getQueryState(['notices'])?.isInvalidated).toBe(false);
  });
});

test('without a connection the lists of a page are of its time, unless they are older', async () => {
  const older = { ...list('a'), asOf: '2026-11-01T00:00:00.000Z' };
  const start = { ...state, dehydratedState: { ...state.dehydratedState, older } };
  const client = createLazyQueryClient(start.dehydratedState);
  markLists(client, start, '2026-11-20T00:00:00.000Z');
  expect(client.get('news')).toMatchObject({ asOf: '2026-11-20T00:00:00.000Z' });
  expect(client.get('older')).toEqual(older);
  expect(client.get('failed')).toBeUndefined();
  const { client: opened } = await client.open();
  expect(opened.getQueryState(['news'])?.dataUpdatedAt).toBe(0);
  unmarkLists(client, start, '2026-11-20T00:00:00.000Z');
  expect(client.get('news')).toEqual(list('old'));
  expect(client.get('older')).toEqual(older);
});
