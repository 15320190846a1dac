// Writes docs/config-reference.md from the schemas.
import './bootstrap.mjs';
import { runTypeScript } from './run-typescript.mjs';

await runTypeScript(new URL('./reference.ts', import.meta.url), []);
