// Writes what an editor needs to complete and explain the content of a site: node scripts/editor.mjs [CONFIG]
import './bootstrap.mjs';
import { runTypeScript } from './run-typescript.mjs';

await runTypeScript(new URL('./editor.ts', import.meta.url), process.argv.slice(2));
