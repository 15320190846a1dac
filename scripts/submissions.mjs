// Runs scripts/submissions.ts: `npm run submissions -- list`.
import './bootstrap.mjs';
import { runTypeScript } from './run-typescript.mjs';

await runTypeScript(new URL('./submissions.ts', import.meta.url), process.argv.slice(2));
