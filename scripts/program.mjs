// @ts-check
// The site.mjs of the packed program: node site.mjs start, or the name of a command. It installs, builds and writes nothing in its own folder.
import process from 'node:process';
import { exitWithError, missingPackages, root } from './bootstrap.mjs';
import './load-env-file.mjs';

/** Programs with an entry of their own in dist/server. @type {Readonly<Record<string, string>>} */
const programs = { start: 'main', export: 'export' };

const missing = missingPackages();
if (missing.length > 0)
  exitWithError(
    `Packages are missing: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' and others' : ''}. ` +
      `Install them: cd ${root} && npm ci --omit=dev`,
  );

process.env.NODE_ENV = 'production';
const [name = '', argument] = process.argv.slice(2);
const program = programs[name];
if (name === 'start' && argument !== undefined)
  exitWithError(
    '“start” takes no arguments. Its settings are environment variables, or lines of a file .env.',
  );
// Programs read their arguments after their own name.
if (program !== undefined) process.argv.splice(2, 1);
await import(new URL(`../dist/server/${program ?? 'commands'}.js`, import.meta.url).href);
