// Writes docs/config-reference.md from the schemas.
import './bootstrap.mjs';
import { refuseArguments } from './refuse-arguments.mjs';
import { runTypeScript } from './run-typescript.mjs';

refuseArguments('npm run reference');
await runTypeScript(new URL('./reference.ts', import.meta.url), []);
