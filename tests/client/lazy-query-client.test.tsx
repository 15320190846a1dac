// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLazyQueryClient, type LazyQueryClient } from '../../src/client/lazy-query-client';
import { QueryClientContext, useQuery, type QueryState } from '../../src/client/use-query';
import { isSourceData, type SourceData } from '../../src/model/source/envelope';

const list = (name: string): SourceData => ({ records: [{ name }], missing: false });
const queryOf = (key: string) => ({ key, kind: 'list', url: `/api/${key}`, isData: isSourceData }) as const;

const answerAtOnce = () => Promise.resolve(Response.json({ status: true, data: [{ name: 'new' }] }));

let answer: () => Promise<Response>;
let root: Root | null = null;
const urls: string[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  urls.length = 0;
  answer = answerAtOnce;
  vi.stubGlobal('fetch', (url: string) => {
    urls.push(url);
    return answer();
  });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

/** Renders a query; returns its states, a function that reads the last one and one that shows another query. */
async function shown(client: LazyQueryClient, first: string | null) {
  const states: QueryState<SourceData>[] = [];
  function Probe({ name }: { readonly name: string | null }) {
    states.push(useQuery(name === null ? null : queryOf(name)));
    return null;
  }
  root = createRoot(document.createElement('div'));
  const show = (name: string | null) =>
    act(async () => {
      root?.render(
        <QueryClientContext value={client}>
          <Probe name={name} />
        </QueryClientContext>,
      );
    });
  await show(first);
  return { states, last: () => states.at(-1), show };
}

/** Lets requests wait for an answer; returns a function that gives it. */
function answerLater(): (response: Response) => void {
  let respond: (response: Response) => void = () => undefined;
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  answer = () => response;
  return (given) => {
    respond(given);
  };
}

const settled = (check: () => void) => act(() => vi.waitFor(check, { timeout: 10_000 }));

describe('before the library is loaded', () => {
  test('lists of the HTML are shown without it', async () => {
    const client = createLazyQueryClient({ news: list('old') });
    const { last } = await shown(client, 'news');
    expect(last()?.data).toEqual(list('old'));
    expect(client.opened).toBeNull();
    expect(urls).toEqual([]);
  });

  test('a query without data or with outdated data loads it and is fetched', async () => {
    const part = { ...list('old'), total: 5 };
    const client = createLazyQueryClient({ news: part });
    const respond = answerLater();
    const { last, show } = await shown(client, 'news');
    expect(last()?.data).toEqual(part);
    answer = answerAtOnce;
    respond(await answer());
    await settled(() => expect(last()?.data).toEqual(list('new')));
    expect(last()?.isFetchedAfterMount).toBe(true);
    await show('notices');
    await settled(() => expect(last()?.data).toEqual(list('new')));
    expect(urls).toEqual(['/api/news', '/api/notices']);
  });

  test('nothing is fetched for the query null, nor by a client that is not enabled', async () => {
    const { last } = await shown(createLazyQueryClient({}), null);
    expect(last()).toMatchObject({ data: undefined, error: null });
    await act(async () => root?.unmount());
    const client = createLazyQueryClient({}, {}, { enabled: false });
    await shown(client, 'news');
    expect(client.opened).toBeNull();
    expect(urls).toEqual([]);
  });

  test('changed data are shown', async () => {
    const client = createLazyQueryClient({ news: list('old') });
    const { last } = await shown(client, 'news');
    await act(async () => {
      client.set('news', list('newer'));
    });
    expect(last()?.data).toEqual(list('newer'));
    await act(async () => {
      client.invalidate('news');
    });
    await settled(() => expect(last()?.data).toEqual(list('new')));
  });

  test('data that no component shows are fetched only when one does', async () => {
    const client = createLazyQueryClient({ news: list('old') });
    client.invalidate('news');
    expect(client.all()).toEqual([{ key: 'news', data: list('old'), isActive: false }]);
    expect(client.opened).toBeNull();
    const { last } = await shown(client, 'news');
    await settled(() => expect(last()?.data).toEqual(list('new')));
  });

  test('a failure to load it is an error, and can be retried', async () => {
    const client = createLazyQueryClient({});
    const open = vi.spyOn(client, 'open');
    vi.doMock('../../src/client/query-library', () => {
      throw new Error('no connection');
    });
    const { last } = await shown(client, 'news');
    await settled(() => expect(last()?.error).toBeInstanceOf(Error));
    expect(last()?.errorUpdateCount).toBe(1);
    vi.doUnmock('../../src/client/query-library');
    await act(async () => {
      last()?.refetch();
    });
    await settled(() => expect(last()?.data).toEqual(list('new')));
    expect(last()?.error).toBeNull();
    expect(open).toHaveBeenCalledTimes(2);
  });
});

describe('a prefetch', () => {
  test.each([false, true])('is shown without another request, library loaded: %s', async (loaded) => {
    const client = createLazyQueryClient({});
    if (loaded) await client.open();
    await client.prefetch(queryOf('news'));
    await client.prefetch(queryOf('news'));
    const { last } = await shown(client, 'news');
    expect(last()?.data).toEqual(list('new'));
    expect(urls).toEqual(['/api/news']);
    expect(client.opened === null).toBe(!loaded);
  });

  test('replaces data that are outdated', async () => {
    const client = createLazyQueryClient({ news: { ...list('part'), total: 2 } });
    await client.prefetch(queryOf('news'));
    expect(client.get('news')).toEqual(list('new'));
  });

  test('in progress is shown when it arrives, without another request', async () => {
    const client = createLazyQueryClient({});
    const respond = answerLater();
    const prefetch = Promise.all([client.prefetch(queryOf('news')), client.prefetch(queryOf('news'))]);
    const { last } = await shown(client, 'news');
    expect(last()?.data).toBeUndefined();
    answer = answerAtOnce;
    respond(await answer());
    await act(() => prefetch);
    expect(last()?.data).toEqual(list('new'));
    expect(urls).toEqual(['/api/news']);
    expect(client.opened).toBeNull();
  });

  test.each([false, true])(
    'in progress while the library is loaded is not requested again, shown before: %s',
    async (isShown) => {
      const client = createLazyQueryClient({ news: { ...list('part'), total: 2 } });
      const respond = answerLater();
      const prefetch = client.prefetch(queryOf('news'));
      const before = isShown ? await shown(client, 'news') : null;
      await act(() => client.open());
      const { last } = before ?? (await shown(client, 'news'));
      expect(last()?.data).toEqual({ ...list('part'), total: 2 });
      respond(Response.json({ status: true, data: [{ name: 'new' }] }));
      await act(() => prefetch);
      await settled(() => expect(last()?.data).toEqual(list('new')));
      expect(urls).toEqual(['/api/news']);
    },
  );

  test('that hangs is requested again by a retry', async () => {
    const client = createLazyQueryClient({});
    answer = () => new Promise(() => undefined);
    void client.prefetch(queryOf('news'));
    const { last } = await shown(client, 'news');
    answer = () => Promise.resolve(Response.json({ status: true, data: [{ name: 'new' }] }));
    await act(async () => {
      last()?.refetch();
    });
    await settled(() => expect(last()?.data).toEqual(list('new')));
    expect(urls).toHaveLength(2);
  });

  test('that fails while a component waits for it is requested again', async () => {
    const client = createLazyQueryClient({});
    const respond = answerLater();
    const prefetch = client.prefetch(queryOf('news'));
    const { last } = await shown(client, 'news');
    answer = () => Promise.resolve(Response.json({ status: true, data: [{ name: 'new' }] }));
    respond(new Response('', { status: 500 }));
    await act(() => expect(prefetch).rejects.toThrow('500'));
    await settled(() => expect(last()?.data).toEqual(list('new')));
    expect(urls).toHaveLength(2);
  });
});

describe('when the library is loaded', () => {
  test('data keep their identity and their age, and are shown until they change', async () => {
    const old = list('old');
    const client = createLazyQueryClient({ news: old });
    const { last } = await shown(client, 'news');
    await act(() => client.open());
    expect(client.get('news')).toBe(old);
    expect(last()?.data).toBe(old);
    expect(urls).toEqual([]);
    expect(client.all()).toEqual([{ key: 'news', data: old, isActive: true }]);
    await act(async () => {
      client.set('news', list('newer'));
    });
    await settled(() => expect(last()?.data).toEqual(list('newer')));
    await act(async () => {
      client.invalidate('news');
    });
    await settled(() => expect(last()?.data).toEqual(list('new')));
  });

  test('an error is shown after it, and a retry requests the list again', async () => {
    const client = createLazyQueryClient({});
    const { client: opened } = await client.open();
    opened.setDefaultOptions({ queries: { ...opened.getDefaultOptions().queries, retry: false } });
    answer = () => Promise.resolve(new Response('', { status: 500 }));
    const { last } = await shown(client, 'news');
    await settled(() => expect(last()?.error?.message).toContain('500'));
    answer = () => Promise.resolve(Response.json({ status: true, data: [{ name: 'late' }] }));
    await act(async () => {
      last()?.refetch();
    });
    await settled(() => expect(last()?.data).toEqual(list('late')));
  });

  test('a query that failed is pending when a component shows it again', async () => {
    const client = createLazyQueryClient({});
    await client.open();
    answer = () => Promise.resolve(new Response('', { status: 500 }));
    await expect(client.prefetch(queryOf('news'))).rejects.toThrow('500');
    answer = () => new Promise(() => undefined);
    const { states } = await shown(client, 'news');
    expect(states.map(({ error }) => error)).toEqual(states.map(() => null));
    expect(urls).toHaveLength(2);
  });
});

test.each([false, true])('listeners hear of each change once, library loaded: %s', async (loaded) => {
  const client = createLazyQueryClient({ news: list('old') });
  if (loaded) await client.open();
  await Promise.resolve();
  const heard: string[] = [];
  const end = client.subscribe((key) => heard.push(key));
  client.set('news', list('a'));
  client.set('news', list('b'));
  client.set('notices', list('c'));
  await expect.poll(() => heard.toSorted(), { timeout: 10_000 }).toEqual(['news', 'notices']);
  end();
  client.set('news', list('d'));
  await Promise.resolve();
  expect(heard).toHaveLength(2);
});
