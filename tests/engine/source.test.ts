import { describe, expect, test } from 'vitest';
import { apiCall, apiFileUrl, apiUrl } from '../../src/engine/source/api-call';
import { dehydratedData } from '../../src/engine/source/dehydrated-state';
import { isIdPlaceholder, sourceKey, sourceRequest } from '../../src/engine/source/source-request';

const sources = {
  members: { path: '/Member/GetPublicList', query: { lang: '$language' } },
  identity: { path: '/Detail/GetPublicList', query: {} },
  achievements: {
    path: '/Achievement/GetByCategory',
    query: { organisationId: '$subject.id', categoryId: '$category.id', lang: '$language', kind: 'public' },
  },
};
const known = { language: 'GU', subject: 7, category: 'a/b %' };

function request(name: string, parameters: Parameters<typeof sourceRequest>[2] = known) {
  const found = sourceRequest(sources, name, parameters);
  if (!found) throw new Error(`No request for ${name}.`);
  return found;
}

describe('a source request', () => {
  test('has the parameters that the source uses and no others', () => {
    expect(request('members')).toEqual({ source: 'members', parameters: { language: 'GU' } });
    expect(request('identity')).toEqual({ source: 'identity', parameters: {} });
  });

  test.each(['', null, undefined])('is null when an id is %j (B7.1.3)', (category) => {
    expect(sourceRequest(sources, 'achievements', { ...known, category })).toBeNull();
  });

  test.each(['unknown', 'toString', '__proto__'])('is null for the unknown source %s', (name) => {
    expect(sourceRequest(sources, name, known)).toBeNull();
  });

  test('has one key, whatever the order of its parameters', () => {
    const parameters = { subject: '7', language: 'GU', category: 'a/b %' };
    expect(sourceKey(request('achievements'))).toBe(sourceKey({ source: 'achievements', parameters }));
    expect(sourceKey(request('achievements'))).toBe('achievements?category=a%2Fb+%25&language=GU&subject=7');
  });

  test('has different keys for different ids and languages', () => {
    const keys = [known, { ...known, subject: 8 }, { ...known, language: 'HI' }].map((one) =>
      sourceKey(request('achievements', one)),
    );
    expect(new Set(keys).size).toBe(3);
  });

  test('accepts an id with a lone surrogate', () => {
    const surrogate = request('achievements', { ...known, subject: '\ud800' });
    expect(() => apiUrl(apiCall(sources, surrogate))).not.toThrow();
    expect(() => sourceKey(surrogate)).not.toThrow();
  });
});

describe('an API call', () => {
  test('has the path and query of the source, with fixed values', () => {
    expect(apiUrl(apiCall(sources, request('achievements')))).toBe(
      '/api/Achievement/GetByCategory?organisationId=7&categoryId=a%2Fb+%25&lang=GU&kind=public',
    );
  });

  test('has no query for a source without one', () => {
    expect(apiUrl(apiCall(sources, request('identity')))).toBe('/api/Detail/GetPublicList');
  });

  test('has its query in the path where a file answers it', () => {
    expect(apiFileUrl(apiCall(sources, request('achievements')))).toBe(
      '/api/Achievement/GetByCategory/organisationId=7/categoryId=a~2Fb~20~25/lang=GU/kind=public.json',
    );
    expect(apiFileUrl(apiCall(sources, request('identity')))).toBe('/api/Detail/GetPublicList.json');
  });

  test.each(['a~2Fb', "a!'()*b", '..', '\ud800', 'ક'])(
    'has one file for the id %j, with a plain name',
    (category) => {
      const url = apiFileUrl(apiCall(sources, request('achievements', { ...known, category })));
      expect(url).toMatch(/^[\w/=.~-]+$/);
      expect(url).not.toBe(apiFileUrl(apiCall(sources, request('achievements'))));
    },
  );

  test('of an unknown source throws', () => {
    expect(() => apiCall(sources, { source: 'other', parameters: {} })).toThrow('Unknown source “other”');
  });
});

test('only ids are required placeholders', () => {
  const values = ['$subject.id', '$category.id', '$language', 'public'];
  expect(values.map(isIdPlaceholder)).toEqual([true, true, false, false]);
});

test('dehydrated data distinguishes records, a failure and no answer', () => {
  const data = { records: [{ id: '1' }], missing: false };
  const state = { 'members?language=GU': data, 'identity?': null };
  expect(dehydratedData(state, request('members'))).toBe(data);
  expect(dehydratedData(state, request('identity'))).toBeNull();
  expect(dehydratedData(state, request('achievements'))).toBeUndefined();
  expect(dehydratedData(state, null)).toBeUndefined();
});
