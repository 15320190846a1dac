import { SourceMap, type SourceMapPayload } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { isObject, parseJson } from '../../src/model/json/json';
import { root } from '../bootstrap.mjs';
import { printFigures, reportOnly } from './support/figures';

const firstViewEntries = ['entry-client', 'hydrate-site'];

/** The groups that are printed, the heaviest first. */
const shown = 30;

/** The build wrote it, so that only its shape is checked. */
const isSourceMap = (value: unknown): value is SourceMapPayload => isObject(value) && 'mappings' in value;

/** The entry of the browser bundle, what it loads, and everything that these import: the JavaScript of every page. */
function firstViewChunks(chunks: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set(chunks.filter(({ name }) => firstViewEntries.includes(name)));
  for (const { imports } of found) {
    for (const name of imports) {
      const imported = byName.get(name);
      if (imported) found.add(imported);
    }
  }
  return [...found];
}

/** Name of the npm package, or the folder of the site's own code, that a source belongs to. */
function groupOf(source: string): string {
  const inPackages = source.split('node_modules/').at(-1) ?? '';
  if (inPackages === source)
    return source
      .replace(/^(?:\.\.\/)+/, '')
      .split('/')
      .slice(0, 3)
      .join('/');
  return inPackages
    .split('/')
    .slice(0, inPackages.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Minified code by group. */
function codeByGroup({ code }: Rolldown.OutputChunk, map: SourceMap): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const source: unknown = Reflect.get(map.findEntry(line, column), 'originalSource');
      const group = typeof source === 'string' ? groupOf(source) : 'generated code';
      groups.set(group, (groups.get(group) ?? '') + text.charAt(column));
    }
  }
  return groups;
}

async function buildWithMaps() {
  const built = await build({ root, logLevel: 'warn', build: { write: false, sourcemap: 'hidden' } });
  return 'output' in built ? built.output : [];
}

const output = await buildWithMaps();
const maps = new Map(
  output.flatMap((file) => (file.type === 'asset' ? [[file.fileName, String(file.source)]] : [])),
);
const chunks = firstViewChunks(output.flatMap((file) => (file.type === 'chunk' ? [file] : [])));
const total = new Map<string, string>();
for (const chunk of chunks) {
  const map = parseJson(maps.get(`${chunk.fileName}.map`) ?? null);
  if (!isSourceMap(map)) continue;
  for (const [group, code] of codeByGroup(chunk, new SourceMap(map))) {
    total.set(group, (total.get(group) ?? '') + code);
  }
}
const kilobytes = (code: string) => brotliCompressSync(code).length / 1000;
const sizes = [...total].map(([group, code]) => [group, kilobytes(code)] as const);
sizes.sort(([, one], [, other]) => other - one);
const all = chunks.reduce((sum, { code }) => sum + kilobytes(code), 0);
printFigures('JavaScript of every page, kB (brotli; each group compressed by itself)', [
  reportOnly('all', all.toFixed(1)),
  ...sizes.slice(0, shown).map(([group, size]) => reportOnly(group, size.toFixed(1))),
]);
