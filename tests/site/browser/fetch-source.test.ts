import { afterEach, describe, expect, test, vi } from 'vitest';
import { fetchSource } from '../../../src/site/queries/fetch-source';
import { loadSite } from '../../../src/site/browser/load-site';

const json = { 'content-type': 'application/json' };
const { signal } = new AbortController();

function answerWith(body: string, init?: ResponseInit): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)));
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('fetching a list', () => {
  test('returns the records of the envelope', async () => {
    answerWith('{"status":true,"data":[{"id":"1"}],"message":null}', { headers: json });
    expect(await fetchSource('/api/x', signal)).toEqual({ records: [{ id: '1' }], missing: false });
  });

  test.each([
    ['an error status', '{}', { status: 500, headers: json }, '/api/x answered 500.'],
    [
      'HTML',
      '<p>',
      { headers: { 'content-type': 'text/html' } },
      '/api/x answered text/html instead of JSON.',
    ],
    ['a failed envelope (B3.2.2)', '{"status":false,"message":"No"}', { headers: json }, 'No'],
    ['something else than an envelope', '[]', { headers: json }, 'The answer'],
    ['invalid JSON', '{', { headers: json }, 'JSON'],
  ])('rejects on %s', async (_name, body, init, message) => {
    answerWith(body, init);
    await expect(fetchSource('/api/x', signal)).rejects.toThrow(message);
  });

  test('is aborted after 15 s, and by its caller', async () => {
    vi.useFakeTimers();
    const hang = async (_url: string, { signal: given }: RequestInit) => {
      given?.throwIfAborted();
      await new Promise((resolve) => {
        given?.addEventListener('abort', resolve);
      });
      given?.throwIfAborted();
    };
    vi.stubGlobal('fetch', hang);
    const late = expect(fetchSource('/api/x', signal)).rejects.toThrow('The request took too long.');
    await vi.advanceTimersByTimeAsync(15_000);
    await late;
    const caller = new AbortController();
    const aborted = expect(fetchSource('/api/x', caller.signal)).rejects.toThrow('left');
    caller.abort(new Error('left'));
    await aborted;
    await expect(fetchSource('/api/x', caller.signal)).rejects.toThrow('left');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test('returns the time of an old answer (B4.5.6)', async () => {
    const asOf = '2026-11-21T09:00:00.000Z';
    answerWith('{"data":[]}', { headers: { ...json, 'x-records-as-of': asOf } });
    expect(await fetchSource('/api/x', signal)).toEqual({ records: [], missing: false, asOf });
    answerWith('{"data":[]}', { headers: { ...json, 'x-records-as-of': 'yesterday' } });
    expect(await fetchSource('/api/x', signal)).toEqual({ records: [], missing: false });
  });

  test('warns of records that the server left out', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answerWith('{"status":true,"data":[]}', { headers: { ...json, 'x-records-left-out': '2' } });
    await fetchSource('/api/x', signal);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('2 records'));
  });
});

describe('loading a site file', () => {
  const state = {
    language: 'GU',
    siteFiles: { GU: '/gu.json' },
    prefix: '',
    today: '2026-01-01',
    dehydratedState: {},
  };

  test('returns the site with what its file leaves out', async () => {
    const messages = { plain: 'Text', tree: [{ type: 1, value: 'name' }] };
    const sources = { news: { entity: 'news' }, icons: { entity: 'icon', query: {} } };
    answerWith(JSON.stringify({ config: { sources }, messages }));
    expect(await loadSite(state, 'GU')).toEqual({
      config: {
        sources: {
          news: { entity: 'news', query: { lang: '$language' } },
          icons: { entity: 'icon', query: {} },
        },
      },
      messages: { plain: [{ type: 0, value: 'Text' }], tree: messages.tree },
    });
  });

  test('rejects for an unknown language, an error status and another file', async () => {
    await expect(loadSite(state, 'HI')).rejects.toThrow('Unknown language “HI”');
    answerWith('', { status: 404 });
    await expect(loadSite(state, 'GU')).rejects.toThrow('/gu.json answered 404');
    answerWith('{}');
    await expect(loadSite(state, 'GU')).rejects.toThrow();
  });
});
