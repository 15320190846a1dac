// Checks a site config and all it refers to; --help prints the usage.
import './bootstrap.mjs';
import { runTypeScript } from './run-typescript.mjs';

await runTypeScript(new URL('./check.ts', import.meta.url), process.argv.slice(2));
