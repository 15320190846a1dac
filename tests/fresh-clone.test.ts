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

test.each(commands)('npm run $name needs no package before it has installed them', ({ script }) => {
  expect(staticImports(script)).toContain('./bootstrap.mjs');
  expect(packagesBefore(script)).toEqual([]);
});
