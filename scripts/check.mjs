// Checks a site config and all it refers to: node scripts/check.mjs [--json] [path]
import './bootstrap.mjs';
import { runTypeScript } from './run-typescript.mjs';

await runTypeScript(new URL('./check.ts', import.meta.url), process.argv.slice(2));
