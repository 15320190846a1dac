// @ts-check
// npm start: installs and builds what is missing or stale, then serves the site.
import './bootstrap.mjs';
import { buildWhenStale } from './build.mjs';

await buildWhenStale();
await import(new URL('../dist/server/main.js', import.meta.url).href);
