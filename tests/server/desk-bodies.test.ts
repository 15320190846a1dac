import { request as send } from 'node:http';
import { expect, test } from 'vitest';
import { freshnessPaths } from '../../src/desk/api/freshness-api';
import { handoverPaths } from '../../src/desk/api/handover-api';
import { markdownPath } from '../../src/desk/api/markdown-api';
import { copySmallWithNotices, serveDesk } from './desk-content';
import { newFolder } from './submission-databases';

/** Sends the beginning of a large body; the status that comes before the rest of it was sent. */
function statusBeforeBody(
  address: string,
  { method, path, cookie = '' }: { readonly method: string; readonly path: string; readonly cookie?: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const headers = {
      'content-type': 'application/json',
      'content-length': String(60_000),
      origin: address,
      cookie,
    };
    const sent = send({ hostname, port, method, path, headers, agent: false }, (answer) => {
      resolve(answer.statusCode ?? 0);
      sent.destroy();
    });
    sent.on('error', reject);
    sent.write('{"a":"');
  });
}

/** Routes of the API of the desk that change something. */
const routes: readonly (readonly [method: string, path: string])[] = [
  ['PATCH', '/content/lists/notices/records/n-1'],
  ['POST', '/content/lists/notices/records'],
  ['PUT', '/content/lists/notices/order'],
  ['PUT', '/content/lists/notices/records/n-1/right'],
  ['POST', '/content/lists/notices/import'],
  ['PUT', '/content/drafts/notices/n-1/conflict'],
  ['POST', '/content/publish'],
  ['POST', '/content/preview'],
  ['POST', '/content/files/pictures'],
  ['POST', '/content/files/documents'],
  ['POST', handoverPaths.own],
  ['POST', '/content/history/abc/undo'],
  ['POST', markdownPath],
  ['POST', freshnessPaths.links],
  ['PUT', '/password'],
  ['POST', '/nothing/here'],
  ['PUT', '/submissions/C-1'],
  ['PUT', '/submissions/C-1/fields'],
  ['POST', '/submissions/C-1/notes'],
];

test('nothing of a body is waited for before the person is known', async () => {
  const { address } = await serveDesk(await copySmallWithNotices(), await newFolder());
  for (const [method, path] of routes) {
    const status = await statusBeforeBody(address, { method, path: `/api/desk${path}` });
    expect([401, 404], `${method} ${path}`).toContain(status);
  }
});

test('nothing of a body is waited for from somebody without the right', async () => {
  const { address, browser } = await serveDesk(await copySmallWithNotices(), await newFolder());
  const inbox = await browser('Hari', 'inbox');
  const cookie = [...inbox.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  for (const [method, path] of routes.filter(([, name]) => name.startsWith('/content'))) {
    const status = await statusBeforeBody(address, { method, path: `/api/desk${path}`, cookie });
    expect([403, 404], `${method} ${path}`).toContain(status);
  }
});
