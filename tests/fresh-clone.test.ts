import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };

/** The specifiers of a module's static imports and re-exports. */
function staticImports(module: URL): string[] {
  const text = readFileSync(module, 'utf8');
  return [...text.matchAll(/^(?:import|export)\b[^'";=(]*['"]([^'"]+)['"]/gm)].map(([, name]) => name ?? '');
}

/** The packages that a module and its static imports need, by importing file. */
function packagesBefore(module: URL, seen = new Set<string>()): string[] {
  if (seen.has(module.href)) return [];
  seen.add(module.href);
  return staticImports(module).flatMap((name) => {
    if (name.startsWith('.')) return packagesBefore(new URL(name, module), seen);
    return name.startsWith('node:') ? [] : [`${fileURLToPath(module)} imports ${name}`];
  });
}

const commands = Object.entries(packageFile.scripts).flatMap(([name, line]) => {
  const script = /^node (\S+)(?: \S+)*$/.exec(line)?.[1];
  return script === undefined ? [] : [{ name, script: new URL(`../${script}`, import.meta.url) }];
});

test('there are commands of our own', () => {
  expect(commands.map(({ name }) => name)).toEqual(expect.arrayContaining(['start', 'test', 'dev']));
});

/** The modules of ours that a module imports statically, itself included. */
function modulesBehind(module: URL, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(module.href)) return seen;
  seen.add(module.href);
  for (const name of staticImports(module))
    if (name.startsWith('.')) modulesBehind(new URL(name, module), seen);
  return seen;
}

test.each(commands)(
  'npm run $name needs no package before it has checked that there are all',
  ({ script }) => {
    const modules = [...modulesBehind(script)];
    expect(modules.some((module) => module.endsWith('/bootstrap.mjs'))).toBe(true);
    expect(packagesBefore(script)).toEqual([]);
  },
);

test('only npm start and npm test install packages', () => {
  const installing = commands.filter(({ script }) =>
    [...modulesBehind(script)].some((module) => module.endsWith('/install-packages.mjs')),
  );
  expect(installing.map(({ name }) => name)).toEqual(['start', 'test', 'test:changed', 'test:full']);
});
