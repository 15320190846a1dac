/// <reference lib="webworker" />
// Service worker of `/desk/share`: keeps what other apps share with the desk until its person has signed in.
import { objectOf } from '../../../engine/json/json';
import { shareProblemKey, sharePath, type ShareProblem } from '../../api/shares-api';
import { keepShare } from './keep-share';

declare const self: ServiceWorkerGlobalScope;

/** The server writes the page for a device without a connection before this script. */
function offlinePage(): Response {
  const page: unknown = Reflect.get(self, 'offlinePage');
  const { html, policy } = objectOf(page);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': String(policy) };
  return new Response(String(html), { status: 503, headers });
}

async function receive(request: Request): Promise<Response> {
  const failed = (): ShareProblem => 'failed';
  const problem = await request.formData().then(keepShare).catch(failed);
  const query = problem === null ? '' : `?${shareProblemKey}=${problem}`;
  return Response.redirect(sharePath + query, 303);
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || new URL(request.url).pathname !== sharePath) return;
  if (request.method === 'POST') event.respondWith(receive(request));
  else event.respondWith(fetch(request).catch(offlinePage));
});
