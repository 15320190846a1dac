import { describe, expect, test } from 'vitest';
import { initialStateIn, markLists, showNewLists, unmarkLists } from '../../src/client/fresh-page';
import { createQueryClient } from '../../src/client/query-client';
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
    const client = createQueryClient(state);
    const before = client.getQueryData(['notices']);
    showNewLists(client, { news: list('new'), notices: list('same'), failed: null }, state.dehydratedState);
    expect(client.getQueryData(['news'])).toEqual(list('new'));
    expect(client.getQueryData(['notices'])).toBe(before);
    expect(client.getQueryData(['failed'])).toBeUndefined();
  });

  test('has a part of a long list requested, if that part has changed', () => {
    const part = { ...list('a'), total: 500 };
    const client = createQueryClient({
      dehydratedState: { news: list('a', 'b'), notices: list('a', 'b') },
    });
    showNewLists(client, { news: { ...list('x'), total: 500 }, notices: part }, { notices: part });
    expect(client.getQueryData(['news'])).toEqual(list('a', 'b'));
    expect(client.getQueryState(['news'])?.isInvalidated).toBe(true);
    expect(client.getQueryState(['notices'])?.isInvalidated).toBe(false);
  });
});

test('without a connection the lists of a page are of its time, unless they are older', () => {
  const older = { ...list('a'), asOf: '2026-11-01T00:00:00.000Z' };
  const start = { ...state, dehydratedState: { ...state.dehydratedState, older } };
  const client = createQueryClient(start);
  markLists(client, start, '2026-11-20T00:00:00.000Z');
  expect(client.getQueryData(['news'])).toMatchObject({ asOf: '2026-11-20T00:00:00.000Z' });
  expect(client.getQueryData(['older'])).toEqual(older);
  expect(client.getQueryData(['failed'])).toBeUndefined();
  expect(client.getQueryState(['news'])?.dataUpdatedAt).toBe(0);
  unmarkLists(client, start, '2026-11-20T00:00:00.000Z');
  expect(client.getQueryData(['news'])).toEqual(list('old'));
  expect(client.getQueryData(['older'])).toEqual(older);
});
