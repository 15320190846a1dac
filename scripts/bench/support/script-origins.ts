import { SourceMap } from 'node:module';
import { posix } from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from '../../bootstrap.mjs';
import { forProduction } from '../../build.mjs';

/** Package or folder → the share of a script that is made of it. */
export type Shares = ReadonlyMap<string, number>;

/** The package or the folder, of at most three names, that a source is in. */
export function originOf(source: string): string {
  const [, inPackage] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  if (inPackage !== undefined) return inPackage;
  const [, path] = /(?:^|\/)(src\/.*)$/.exec(source) ?? [];
  return path === undefined ? 'bundler' : posix.dirname(path).split('/').slice(0, 3).join('/');
}

/** The shares of what a script is made of, by its source map: each character belongs to the source of its mapping. */
export function sharesOf(code: string, map: ConstructorParameters<typeof SourceMap>[0]): Shares {
  const sources = new SourceMap(map);
  const counts = new Map<string, number>();
  code.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column += 1) {
      const entry = sources.findEntry(row, column);
      const origin = originOf('originalSource' in entry ? entry.originalSource : '');
      counts.set(origin, (counts.get(origin) ?? 0) + 1);
    }
  });
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return new Map([...counts].map(([origin, count]) => [origin, count / all]));
}

function chunksOf(output: Rolldown.RolldownOutput): readonly Rolldown.OutputChunk[] {
  return output.output.filter((file) => file.type === 'chunk');
}

/** Builds the scripts of pages again, with source maps. Path of a script → what it is made of. */
export async function scriptOrigins(): Promise<ReadonlyMap<string, Shares>> {
  const built = await forProduction(() =>
    build({ root, logLevel: 'error', build: { sourcemap: 'hidden', write: false } }),
  );
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return new Map(
    outputs.flatMap(chunksOf).flatMap(({ fileName, code, map }) => {
      if (!map) return [];
      const { sources, names, mappings } = map;
      const payload = {
        file: fileName,
        version: 3,
        sources,
        sourcesContent: [],
        names,
        mappings,
        sourceRoot: '',
      };
      return [[`/${fileName}`, sharesOf(code, payload)] as const];
    }),
  );
}
