// Runs scripts/visits.ts: `npm run visits -- --from 2026-11-01`.
import './bootstrap.mjs';
import { runTypeScript } from './run-typescript.mjs';

await runTypeScript(new URL('./visits.ts', import.meta.url), process.argv.slice(2));
