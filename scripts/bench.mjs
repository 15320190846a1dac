// @ts-check
// Runs a benchmark of scripts/bench: `npm run bench -- <name>`. Without a name it lists them.
import './bootstrap.mjs';
import { readdir } from 'node:fs/promises';
import { runTypeScript } from './run-typescript.mjs';

const folder = new URL('./bench/', import.meta.url);
const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
const names = files.map((file) => file.slice(0, -'.ts'.length)).sort();
const [name, ...rest] = process.argv.slice(2);
/** Benchmarks that run together, by the name of the group. */
const groups = new Map([
  ['submissions', ['durable-rate', 'malformed', 'crash-submissions', 'crash-forward']],
]);
const chosen = groups.get(name ?? '') ?? names.filter((bench) => bench === name);

if (chosen.length === 0) {
  console.log(
    `npm run bench -- NAME\n\n${[...groups.keys(), ...names].map((bench) => `  ${bench}`).join('\n')}`,
  );
  process.exitCode = name ? 1 : 0;
}
for (const bench of chosen) {
  await runTypeScript(new URL(`${bench}.ts`, folder), rest);
  if (process.exitCode) break;
}
