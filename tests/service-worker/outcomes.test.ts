import { expect, test, vi } from 'vitest';
import { refreshOutcome } from '../../src/service-worker/outcomes';

const page = (text: string, headers: Readonly<Record<string, string>> = {}) =>
  new Response(text, { headers });
const fetched = (response: Response) => Promise.resolve(response);
const sent = { date: 'Tue, 24 Nov 2026 06:00:00 GMT' };

test('a page with the ETag of the one that is shown is unchanged', async () => {
  const shown = page('old', { etag: '"1"' });
  expect(await refreshOutcome(fetched(page('old', { etag: '"1"' })), shown)).toEqual({ kind: 'unchanged' });
});

test('a page with another ETag is changed', async () => {
  const shown = page('old', { etag: '"1"' });
  const outcome = await refreshOutcome(fetched(page('new', { etag: '"2"' })), shown);
  expect(outcome).toEqual({ kind: 'changed', html: 'new' });
});

test('a shown page with an ETag is not copied, since its body would reach the page through the worker', async () => {
  const shown = page('old', { etag: '"1"' });
  const clone = vi.spyOn(shown, 'clone');
  await refreshOutcome(fetched(page('new', { etag: '"2"' })), shown);
  expect(clone).not.toHaveBeenCalled();
});

test('without ETags the texts are compared, and the shown page keeps its body', async () => {
  const shown = page('old');
  expect(await refreshOutcome(fetched(page('old')), shown)).toEqual({ kind: 'unchanged' });
  expect(await refreshOutcome(fetched(page('new')), shown)).toEqual({ kind: 'changed', html: 'new' });
  expect(await shown.text()).toBe('old');
});

test('without a connection the shown page has the time at which it was sent', async () => {
  const outcome = await refreshOutcome(Promise.reject(new TypeError('offline')), page('old', sent));
  expect(outcome).toEqual({ kind: 'offline', since: '2026-11-24T06:00:00.000Z' });
});

test('a server that fails counts as no connection', async () => {
  const failed = new Response('', { status: 503 });
  const outcome = await refreshOutcome(fetched(failed), page('old', { ...sent, etag: '"1"' }));
  expect(outcome).toEqual({ kind: 'offline', since: '2026-11-24T06:00:00.000Z' });
});

test('a page that is gone, or that was not kept, has no newer version to show', async () => {
  const gone = new Response('', { status: 404 });
  expect(await refreshOutcome(fetched(gone), page('old', { etag: '"1"' }))).toEqual({ kind: 'unchanged' });
  expect(await refreshOutcome(fetched(page('new')), undefined)).toEqual({ kind: 'unchanged' });
});
