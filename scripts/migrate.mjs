// Rewrites a site config of an older version: node scripts/migrate.mjs [CONFIG] [--write]
import './bootstrap.mjs';
import { runTypeScript } from './run-typescript.mjs';

await runTypeScript(new URL('./migrate.ts', import.meta.url), process.argv.slice(2));
