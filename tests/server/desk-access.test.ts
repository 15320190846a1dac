import { expect, test } from 'vitest';
import { createServer } from '../../src/server/start/create-server';
import { loadTestParts } from './quick-hashes';
import { sharedConverter } from './sample-site';
import { listen } from './serve';
import { readSampleSite, sendRaw, testEnvironment } from './site-server';
import { assets } from './test-assets';

interface Route {
  readonly method: string;
  readonly path: string;
}

/** The routes of the desk that accept a body, from the tree that Fastify prints. */
function routesOf(tree: string): readonly Route[] {
  const segments: string[] = [];
  const found = tree.split('\n').flatMap((line): Route[] => {
    const [, indent = '', segment = '', methods = ''] =
      /^((?:[│ ] {3})*)[├└]── (\S*)(?: \(([^)]*)\))?/.exec(line) ?? [];
    const depth = indent.length / 4;
    segments.splice(depth, Infinity, segment);
    const path = segments.join('').replace(/:\w+/g, 'x');
    return methods.split(', ').map((method) => ({ method, path }));
  });
  return found.filter(
    ({ method, path }) =>
      path.startsWith('/api/desk/') && ['POST', 'PUT', 'DELETE', 'PATCH'].includes(method),
  );
}

/** Requests that need no session: signing in and out, and accepting an invitation. */
const open: ReadonlySet<string> = new Set([
  'POST /api/desk/session',
  'DELETE /api/desk/session',
  'POST /api/desk/session/passkey',
  'POST /api/desk/session/passkey/options',
  'POST /api/desk/session/pass',
  'POST /api/desk/invitation',
  'POST /api/desk/invitation/accept',
  'POST /api/desk/invitation/passkey',
  'POST /api/desk/invitation/passkey/options',
]);

async function serve() {
  const app = await createServer({
    ...(await loadTestParts()),
    assets,
    clientFolder: null,
    converter: sharedConverter,
    checked: await readSampleSite(),
    environment: await testEnvironment(),
    place: { config: 'site.config.json', engineFolder: '.' },
    limits: { closeMs: 100 },
  });
  const address = await listen(app);
  return { address, routes: routesOf(app.printRoutes({ commonPrefix: false })) };
}

/** The status of an answer to headers alone: a server that read the body would wait for it. */
async function statusWithoutBody(address: string, { method, path }: Route, bytes: number): Promise<string> {
  const origin = (await readSampleSite()).config.publicAddress;
  const { host } = new URL(origin);
  const headers = [
    `Host: ${host}`,
    `Origin: ${origin}`,
    'Content-Type: application/json',
    'Connection: close',
  ];
  const head = [`${method} ${path} HTTP/1.1`, ...headers, `Content-Length: ${bytes}`, '', ''].join('\r\n');
  return (await sendRaw(address, head)).slice(9, 12);
}

test('every route of the desk refuses a stranger before it reads the body (B11.7.40)', async () => {
  const { address, routes } = await serve();
  const guarded = routes.filter(({ method, path }) => !open.has(`${method} ${path}`) && !path.endsWith('*'));
  expect(guarded.length).toBeGreaterThan(30);
  const answers = await Promise.all(
    guarded.map(
      async (route) => `${await statusWithoutBody(address, route, 3000)} ${route.method} ${route.path}`,
    ),
  );
  expect(answers.filter((answer) => !answer.startsWith('401'))).toEqual([]);
});

test('what anybody may send to the desk is at most 64 kB, and an unknown address reads nothing (B11.7.40)', async () => {
  const { address, routes } = await serve();
  const opened = routes.filter(({ method, path }) => open.has(`${method} ${path}`));
  expect(opened).toHaveLength(open.size);
  for (const route of opened) expect(await statusWithoutBody(address, route, 70_000)).toBe('413');
  const unknown = { method: 'PUT', path: '/api/desk/nothing' };
  expect(await statusWithoutBody(address, unknown, 3000)).toBe('404');
});

test('the address of the desk with a language leads to it', async () => {
  const { address } = await serve();
  const answers = await Promise.all(
    ['/gu/desk', '/en/desk'].map((path) => fetch(address + path, { redirect: 'manual' })),
  );
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [302, '/desk'],
    [302, '/desk'],
  ]);
});
