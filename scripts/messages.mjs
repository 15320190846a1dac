// Writes the messages that a language lacks into a file for its translator: node scripts/messages.mjs CODE [path]
import './bootstrap.mjs';
import { runTypeScript } from './run-typescript.mjs';

await runTypeScript(new URL('./messages.ts', import.meta.url), process.argv.slice(2));
