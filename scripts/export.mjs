// @ts-check
// npm run export: builds what is stale, then writes the site as static files (docs/static-export.md).
import './require-packages.mjs';
import './load-env-file.mjs';
import { buildWhenStale } from './build.mjs';

await buildWhenStale();
await import(new URL('../dist/server/export.js', import.meta.url).href);
