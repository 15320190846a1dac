// @ts-check
// npm run dev: serves the site with hot reload, and reloads the config and the content when they change.
import { createServer as createHttpServer } from 'node:http';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import './require-packages.mjs';
import './load-env-file.mjs';
import { root } from './bootstrap.mjs';
import { overlayOf, overlayPage } from './dev-overlay.mjs';
import { refuseArguments } from './refuse-arguments.mjs';

refuseArguments('npm run dev', 'Its settings are environment variables: PORT=9000 npm run dev');

// Imported here because they need packages, which may be missing.
const { generate } = await import('./generate.mjs');
await generate();
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
  scripts: ['/@vite/client', `/@id/${preamble}`, '/src/site/entry-client.ts'],
  desk: ['/@vite/client', `/@id/${preamble}`, '/src/desk/app/entry-desk.ts'],
  shareWorker: null,
  connect: ['ws:'],
};

const vite = await createVite({
  root,
  appType: 'custom',
  plugins: [refreshPreamble],
  server: { middlewareMode: true },
});

const { readEnvironment } = await vite.ssrLoadModule('/src/server/environment.ts');
const reading = readEnvironment(process.env);
if (!reading.ok) {
  for (const line of reading.problems) console.error(line);
  process.exit(1);
}
const { environment } = reading;

/**
 * Content of the overlay in the browser; null while the site has no errors.
 * @type {import('vite').ErrorPayload | null}
 */
let overlay = null;

/** Creates a server from the current config; prints the report and returns null if the config is invalid. */
async function openApp() {
  const { readSite } = await vite.ssrLoadModule('/src/server/site/read-site.ts');
  const { formatReport } = await vite.ssrLoadModule('/src/check/format-report.ts');
  const { loadParts } = await vite.ssrLoadModule('/src/server/start/load-parts.ts');
  const { createServer } = await vite.ssrLoadModule('/src/server/start/create-server.ts');
  const place = { config: environment.siteConfig, engineFolder: root };
  const { site, problems, folder } = await readSite(place);
  await files.follow(folder);
  if (problems.length > 0) console.error(formatReport(problems));
  // The editor's schemas name the site's languages, files and messages.
  const { writeEditorFiles } = await vite.ssrLoadModule('/scripts/editor/write-editor-files.ts');
  await writeEditorFiles(environment.siteConfig, root).catch((/** @type {Error} */ { message }) =>
    console.error(message),
  );
  overlay = site
    ? null
    : overlayOf(formatReport(problems), problems, dirname(resolve(environment.siteConfig)));
  if (!site) return null;
  const app = await createServer({
    ...(await loadParts()),
    environment,
    checked: site,
    place,
    assets,
    clientFolder: null,
  });
  await app.ready();
  return app;
}

const { createChangeQueue } = await vite.ssrLoadModule('/src/server/start/reload/change-queue.ts');
const { watchSite } = await vite.ssrLoadModule('/src/server/start/reload/watch-site.ts');
const changes = createChangeQueue(() => reload().catch((error) => console.error(error)), 200);
const files = watchSite({
  config: environment.siteConfig,
  onChange: changes.note,
  onFailure: (/** @type {unknown} */ error) => console.error('Changes are not noticed any more:', error),
});

let app = await openApp();

async function reload() {
  const next = await openApp().catch((error) => console.error(error));
  if (next) {
    const old = app;
    app = next;
    await old?.close();
  }
  // With errors, every page is the one of the overlay.
  if (next || overlay) vite.ws.send({ type: 'full-reload' });
}

vite.ws.on('connection', () => {
  if (overlay) vite.ws.send(overlay);
});

/** Answers requests that are not for modules. @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
function respond(request, response) {
  if (overlay || !app)
    response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(overlayPage);
  else app.routing(request, response);
}

vite.watcher.on('change', changes.note);

const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, () => respond(request, response));
});
server.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(environment.port, environment.host, () => {
  console.log(`The site is at http://${environment.host}:${environment.port}`);
});
