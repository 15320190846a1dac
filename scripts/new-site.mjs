// Makes the folder of a new site: node scripts/new-site.mjs FOLDER [options]
import './bootstrap.mjs';
import { runTypeScript } from './run-typescript.mjs';

await runTypeScript(new URL('./new-site.ts', import.meta.url), process.argv.slice(2));
