import { afterEach, expect, test, vi } from 'vitest';
import { fetchSiteFile } from '../../../src/site/browser/fetch-site-file';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file is read as JSON', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ config: 1 }));
  expect(await fetchSiteFile('/site/a.json')).toEqual({ config: 1 });
});

test('an error status is a failure that names the file', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(fetchSiteFile('/site/a.json')).rejects.toThrow('/site/a.json answered 404.');
});

test('a file whose body never ends is a failure after 30 s', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_url: string, { signal }: { readonly signal: AbortSignal }) => {
    const body = new ReadableStream({
      start: (controller) => {
        signal.addEventListener('abort', () => {
          controller.error(signal.reason);
        });
      },
    });
    return new Response(body);
  });
  const failed = expect(fetchSiteFile('/site/a.json')).rejects.toThrow('The request took too long.');
  await vi.advanceTimersByTimeAsync(30_000);
  await failed;
});
