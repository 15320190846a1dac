// @ts-check
// npm run dev: the same site with hot reload; the config and the content are read again when they change.
import { createServer as createHttpServer } from 'node:http';
import { watch } from 'node:fs';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { root } from './bootstrap.mjs';

// Asked for only now: the bootstrap installs them.
const { default: react } = await import('@vitejs/plugin-react');
const { createServer: createVite } = await import('vite');

const preamble = 'virtual:react-refresh';

/** React's fast refresh wants a word before the first module; as a module of its own no inline script is needed. */
const refreshFirst = {
  name: 'react-refresh-first',
  /** @param {string} id */
  resolveId: (id) => (id === preamble ? id : undefined),
  /** @param {string} id */
  load: (id) => (id === preamble ? react.preambleCode.replace('__BASE__', '/') : undefined),
};

const assets = {
  entry: '/src/entry-client.tsx',
  imports: [],
  before: ['/@vite/client', `/@id/${preamble}`],
  connect: ['ws:'],
};

const vite = await createVite({
  root,
  appType: 'custom',
  plugins: [refreshFirst],
  server: { middlewareMode: true },
});

const { readEnvironment } = await vite.ssrLoadModule('/server/environment.ts');
const reading = readEnvironment(process.env);
if (!reading.ok) {
  for (const line of reading.problems) console.error(line);
  process.exit(1);
}
const { environment } = reading;

/** The app of the config as it stands; null, with the report told, when it is wrong. */
async function openApp() {
  const { readSite } = await vite.ssrLoadModule('/server/read-site.ts');
  const { report } = await vite.ssrLoadModule('/src/config/check/report.ts');
  const { createServer } = await vite.ssrLoadModule('/server/create-server.ts');
  const { site, problems } = await readSite({ config: environment.siteConfig, engineFolder: root });
  if (!site) {
    console.error(report(problems));
    return null;
  }
  const app = await createServer({ environment, checked: site, assets, clientFolder: null });
  await app.ready();
  return app;
}

let app = await openApp();
if (!app) process.exit(1);

async function reopen() {
  const next = await openApp().catch((error) => console.error(error));
  if (!next) return;
  const old = app;
  app = next;
  await old?.close();
  vite.ws.send({ type: 'full-reload' });
}

/** @type {NodeJS.Timeout | undefined} */
let timer;
function reopenSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => void reopen(), 200);
}

watch(resolve(environment.siteConfig), reopenSoon);
watch(resolve(dirname(environment.siteConfig), 'content'), { recursive: true }, reopenSoon);
vite.watcher.on('change', reopenSoon);

const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => app?.routing(request, response));
});
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(environment.port, environment.host, () => {
  console.log(`The site is at http://${environment.host}:${environment.port}`);
});
