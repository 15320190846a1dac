// @ts-check
// npm run dev: serves the site with hot reload, and reloads the config and the content when they change.
import { createServer as createHttpServer } from 'node:http';
import { watch } from 'node:fs';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { root } from './bootstrap.mjs';

// Imported here because the bootstrap installs them.
const { default: react } = await import('@vitejs/plugin-react');
const { createServer: createVite } = await import('vite');

const preamble = 'virtual:react-refresh';

/** React's fast refresh must be set up before the first module. As a separate module it needs no inline script. */
const refreshPreamble = {
  name: 'react-refresh-preamble',
  /** @param {string} id */
  resolveId: (id) => (id === preamble ? id : undefined),
  /** @param {string} id */
  load: (id) => (id === preamble ? react.preambleCode.replace('__BASE__', '/') : undefined),
};

const assets = {
  entry: '/src/entry-client.tsx',
  imports: [],
  before: ['/@vite/client', `/@id/${preamble}`, '/src/early-clicks.ts'],
  connect: ['ws:'],
};

const vite = await createVite({
  root,
  appType: 'custom',
  plugins: [refreshPreamble],
  server: { middlewareMode: true },
});

const { readEnvironment } = await vite.ssrLoadModule('/server/environment.ts');
const reading = readEnvironment(process.env);
if (!reading.ok) {
  for (const line of reading.problems) console.error(line);
  process.exit(1);
}
const { environment } = reading;

/** Creates a server from the current config; prints the report and returns null if the config is invalid. */
async function openApp() {
  const { readSite } = await vite.ssrLoadModule('/server/site/read-site.ts');
  const { formatReport } = await vite.ssrLoadModule('/src/check/format-report.ts');
  const { createServer } = await vite.ssrLoadModule('/server/create-server.ts');
  const { site, problems } = await readSite({ config: environment.siteConfig, engineFolder: root });
  if (!site) {
    console.error(formatReport(problems));
    return null;
  }
  const app = await createServer({ environment, checked: site, assets, clientFolder: null });
  await app.ready();
  return app;
}

let app = await openApp();
if (!app) process.exit(1);

async function reload() {
  const next = await openApp().catch((error) => console.error(error));
  if (!next) return;
  const old = app;
  app = next;
  await old?.close();
  vite.ws.send({ type: 'full-reload' });
}

/** @type {NodeJS.Timeout | undefined} */
let timer;
function scheduleReload() {
  clearTimeout(timer);
  timer = setTimeout(() => void reload(), 200);
}

watch(resolve(environment.siteConfig), scheduleReload);
watch(resolve(dirname(environment.siteConfig), 'content'), { recursive: true }, scheduleReload);
vite.watcher.on('change', scheduleReload);

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
