// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import {
  persistCachedLists,
  removeCachedLists,
  restoreCachedLists,
} from '../../../src/site/queries/cached-lists';
import { createQueryClient } from '../../../src/site/queries/query-client';
import type { Source } from '../../../src/engine/site-config.generated';
import type { DehydratedState } from '../../../src/engine/source/dehydrated-state';

const query = { lang: '$language' };
const sources: Readonly<Record<string, Source>> = {
  council: { path: '/Detail', query, entity: 'council', cache: { key: 'council', holds: 'first' } },
  identity: {
    path: '/Detail',
    query: {},
    entity: 'council',
    cache: { key: 'identity', holds: ['icon', 'name'] },
  },
  committees: { path: '/Committee', query, entity: 'committee', cache: { key: 'list', holds: 'records' } },
  bank: { path: '/Bank', query, entity: 'bank', cache: { key: 'bank', holds: 'response' } },
  news: { path: '/News', query, entity: 'news' },
};
const data = { records: [{ name: 'Motipura', icon: '/i.png', extra: 1 }], missing: false };
const keys = ['council?language=GU', 'identity?', 'committees?language=GU', 'bank?language=GU'];

function restored(language = 'GU', dehydratedState: DehydratedState = {}) {
  const client = createQueryClient({ dehydratedState });
  restoreCachedLists(client, sources, language);
  return { client, get: (key: string) => client.getQueryData([key]) };
}

function persist(language = 'GU'): void {
  const dehydratedState = Object.fromEntries(
    [...keys, 'news?language=GU'].map((key) => [key.replace('GU', language), data]),
  );
  persistCachedLists(createQueryClient({ dehydratedState }), sources, language)();
}

describe('persisted lists', () => {
  test('have the shapes of B3.5.1', () => {
    persist();
    expect(Object.fromEntries(Object.entries(window.localStorage))).toEqual({
      cachedLanguage: 'GU',
      council: JSON.stringify(data.records[0]),
      identity: '{"icon":"/i.png","name":"Motipura"}',
      list: JSON.stringify(data.records),
      bank: JSON.stringify({ status: true, data: data.records }),
    });
  });

  test('are stored when they arrive later, until that is ended', () => {
    const client = createQueryClient({ dehydratedState: {} });
    const end = persistCachedLists(client, sources, 'GU');
    client.setQueryData(['committees?language=GU'], data);
    client.setQueryData(['bank?language=GU'], { records: [], missing: true });
    end();
    client.setQueryData(['council?language=GU'], data);
    expect(Object.keys(window.localStorage).sort()).toEqual(['cachedLanguage', 'list']);
  });

  test('are all removed', () => {
    persist();
    window.localStorage.setItem('language', 'GU');
    removeCachedLists(sources);
    expect(Object.keys(window.localStorage)).toEqual(['language']);
  });
});

describe('restored lists', () => {
  test('are those that were persisted, outdated at once (B4.5.2)', () => {
    persist();
    const { client, get } = restored();
    expect(get('committees?language=GU')).toEqual(data);
    expect(get('bank?language=GU')).toEqual(data);
    expect(client.getQueryState(['council?language=GU'])?.dataUpdatedAt).toBe(0);
  });

  test('in another language are ignored, except one without a language', () => {
    persist('HI');
    const found = keys.filter((key) => restored().get(key));
    expect(found).toEqual(['identity?']);
  });

  test('in another language stay ignored when a list in this one is stored', () => {
    persist('HI');
    const dehydratedState = { 'committees?language=GU': data };
    persistCachedLists(createQueryClient({ dehydratedState }), sources, 'GU')();
    const found = keys.filter((key) => restored().get(key));
    expect(found).toEqual(['identity?', 'committees?language=GU']);
  });

  test('do not replace the records of the HTML', () => {
    persist();
    const fresh = { records: [{ name: 'New' }], missing: false };
    expect(restored('GU', { 'council?language=GU': fresh }).get('council?language=GU')).toBe(fresh);
  });

  test.each(['', '{"a":', '5', 'null', '[1,"x",null]', '"text"', '{"data":"none"}', '{"status":false}'])(
    'ignore the unexpected value %s',
    (text) => {
      window.localStorage.setItem('cachedLanguage', 'GU');
      ['list', 'bank'].forEach((key) => window.localStorage.setItem(key, text));
      expect(keys.slice(2).flatMap((key) => restored().get(key) ?? [])).toEqual([]);
    },
  );

  test('are well-formed, so that their ids can be encoded in URLs', () => {
    window.localStorage.setItem('cachedLanguage', 'GU');
    window.localStorage.setItem('list', String.raw`[{"id":"a\ud800","name":"😀"}]`);
    expect(restored().get('committees?language=GU')).toEqual({
      records: [{ id: 'a\ufffd', name: '😀' }],
      missing: false,
    });
  });
});
