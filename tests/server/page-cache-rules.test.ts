import { describe, expect, it } from 'vitest';
import { agedVersion } from '../../src/server/council/council';
import { createPageCache, type PageCache, type Rendered } from '../../src/server/page/page-cache';

const request = { source: 'news', parameters: { language: 'EN' } };

interface World {
  day: string;
  /** In ms. */
  now: number;
  /** Version of every answer of the council; undefined while it has none in memory. */
  version: string | undefined;
}

/** A cache of texts with clocks and a council that a test sets. */
function cacheOfTexts(maxBytes = 1_000_000) {
  const world: World = { day: '2026-01-01', now: 1, version: 'v1' };
  const lookups: string[] = [];
  const errors: unknown[] = [];
  let bytes = 0;
  const cache: PageCache<string> = createPageCache({
    maxBytes,
    council: { currentVersion: () => world.version },
    today: () => world.day,
    clock: () => world.now,
    metrics: {
      cacheLookup: (_cache, result) => void lookups.push(result),
      cacheBytes: (_cache, size) => (bytes = size),
    },
    onError: (_key, error) => void errors.push(error),
  });
  const rendered = (page: string, changes: Partial<Rendered<string>> = {}): Rendered<string> => ({
    page,
    size: page.length,
    dependencies: [{ request, version: world.version ?? '' }],
    keep: 'store',
    onlyCurrent: false,
    ...changes,
  });
  return { world, cache, lookups, errors, rendered, bytes: () => bytes };
}

/** A render that a test finishes, and the number of its calls. */
function heldRender(result: () => Rendered<string>) {
  const releases: (() => void)[] = [];
  const render = () =>
    new Promise<Rendered<string>>((resolve) => {
      releases.push(() => {
        resolve(result());
      });
    });
  const release = () => {
    for (const one of releases) one();
  };
  return { render, release, calls: () => releases.length };
}

const never = () => Promise.reject(new Error('rendered'));
/** Lets promises that are settled run their callbacks. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a page', () => {
  it('is rendered once while the answers of the council are the same', async () => {
    const { cache, rendered, lookups } = cacheOfTexts();
    await cache.get('/en', async () => rendered('one'));
    expect(await cache.get('/en', never)).toBe('one');
    expect(lookups).toEqual(['miss', 'hit']);
  });

  it('is rendered once for all who wait for it', async () => {
    const { cache, rendered } = cacheOfTexts();
    const held = heldRender(() => rendered('one'));
    const waiting = [1, 2, 3].map(() => cache.get('/en', held.render));
    held.release();
    expect(await Promise.all(waiting)).toEqual(['one', 'one', 'one']);
    expect(held.calls()).toBe(1);
  });

  it('is answered at once when an answer has changed, and rendered once more meanwhile', async () => {
    const { cache, rendered, world, lookups } = cacheOfTexts();
    await cache.get('/en', async () => rendered('old'));
    Object.assign(world, { version: 'v2', now: 1_000 });
    const held = heldRender(() => rendered('new'));
    expect(await cache.get('/en', held.render)).toBe('old');
    expect(await cache.get('/en', held.render)).toBe('old');
    expect(held.calls()).toBe(1);
    held.release();
    await settle();
    expect(await cache.get('/en', never)).toBe('new');
    expect(lookups).toEqual(['miss', 'stale', 'stale', 'hit']);
  });

  it('is rendered before it is answered when an answer has become old, so that it says so (B4.5.6)', async () => {
    const { cache, rendered, world } = cacheOfTexts();
    await cache.get('/en', async () => rendered('without a date'));
    Object.assign(world, { version: agedVersion('v1', '2026-01-01T10:00:00.000Z'), now: 3_600_000 });
    expect(await cache.get('/en', async () => rendered('as of 10:00'))).toBe('as of 10:00');
    expect(await cache.get('/en', never)).toBe('as of 10:00');
  });

  it('stays when rendering it again fails, and the next attempt is 5 s later', async () => {
    const { cache, rendered, world, errors } = cacheOfTexts();
    await cache.get('/en', async () => rendered('old'));
    Object.assign(world, { version: 'v2', now: 1_000 });
    await cache.get('/en', never);
    await settle();
    expect(errors).toEqual([new Error('rendered')]);
    world.now = 5_999;
    expect(await cache.get('/en', never)).toBe('old');
    await settle();
    expect(errors).toHaveLength(1);
    world.now = 6_001;
    await cache.get('/en', async () => rendered('new'));
    await settle();
    expect(await cache.get('/en', never)).toBe('new');
  });

  it('whose render fails is rendered for the next request', async () => {
    const { cache, rendered } = cacheOfTexts();
    await expect(cache.get('/en', never)).rejects.toThrow('rendered');
    expect(await cache.get('/en', async () => rendered('one'))).toBe('one');
  });

  it('is valid for its day', async () => {
    const { cache, rendered, world } = cacheOfTexts();
    await cache.get('/en', async () => rendered('yesterday'));
    world.day = '2026-01-02';
    expect(await cache.get('/en', async () => rendered('today'))).toBe('today');
    expect(await cache.get('/en', never)).toBe('today');
  });
});

describe('a page that is not complete', () => {
  it('answers those who wait and is not kept', async () => {
    const { cache, rendered } = cacheOfTexts();
    await cache.get('/en', async () => rendered('late lists', { keep: 'pass' }));
    expect(await cache.get('/en', async () => rendered('complete'))).toBe('complete');
  });

  it('does not replace a complete one', async () => {
    const { cache, rendered, world } = cacheOfTexts();
    await cache.get('/en', async () => rendered('complete'));
    Object.assign(world, { version: 'v2', now: 1_000 });
    await cache.get('/en', async () => rendered('late lists', { keep: 'pass' }));
    await settle();
    expect(await cache.get('/en', never)).toBe('complete');
  });

  it('is not kept when the council does not keep its answers', async () => {
    const { cache, rendered, world } = cacheOfTexts();
    world.version = undefined;
    await cache.get('/en', async () => rendered('one'));
    expect(await cache.get('/en', async () => rendered('two'))).toBe('two');
  });

  it('is not served after its answers have changed if a list of it failed', async () => {
    const { cache, rendered, world } = cacheOfTexts();
    await cache.get('/en', async () => rendered('failed list', { onlyCurrent: true }));
    expect(await cache.get('/en', never)).toBe('failed list');
    Object.assign(world, { version: 'v2', now: 1_000 });
    expect(await cache.get('/en', async () => rendered('whole'))).toBe('whole');
  });
});

it('a page that no longer exists is removed', async () => {
  const { cache, rendered, world } = cacheOfTexts();
  await cache.get('/en/about/1', async () => rendered('subject'));
  Object.assign(world, { version: 'v2', now: 1_000 });
  await cache.get('/en/about/1', async () => rendered('not found', { keep: 'remove' }));
  await settle();
  await expect(cache.get('/en/about/1', never)).rejects.toThrow('rendered');
});

describe('the memory', () => {
  it('is bounded: the least recently used pages are removed', async () => {
    const { cache, rendered, bytes } = cacheOfTexts(30_000);
    const renderedAgain: string[] = [];
    const get = (key: string) =>
      cache.get(key, async () => {
        renderedAgain.push(key);
        return rendered(key, { size: 6_000 });
      });
    for (const key of ['/a', '/b', '/a', '/c', '/a', '/d']) await get(key);
    expect(bytes()).toBeLessThanOrEqual(30_000);
    renderedAgain.length = 0;
    for (const key of ['/a', '/c', '/d', '/b']) await get(key);
    expect(renderedAgain).toEqual(['/b']);
  });

  it('does not keep a page that alone is too large', async () => {
    const { cache, rendered } = cacheOfTexts(30_000);
    await cache.get('/a', async () => rendered('large', { size: 30_000 }));
    expect(await cache.get('/a', async () => rendered('small'))).toBe('small');
  });
});
