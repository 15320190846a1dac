// @ts-check
// npm start: installs and builds what is missing or stale, then serves the site.
import './install-packages.mjs';
import './load-env-file.mjs';
import { buildWhenStale } from './build.mjs';
import { refuseArguments } from './refuse-arguments.mjs';

refuseArguments(
  'npm start',
  'Its settings are environment variables (docs/operating.md): PORT=9000 npm start',
);
await buildWhenStale();
await import(new URL('../dist/server/main.js', import.meta.url).href);
