import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The scripts of the browser bundle that a page links to. */
export interface Assets {
  /** Address of the module that starts the site. */
  readonly entry: string;
  /** Modules that it imports, to be fetched side by side with it. */
  readonly imports: readonly string[];
  /** Modules that run before the entry: the recording of early clicks, and those of a development server. */
  readonly before: readonly string[];
  /** What its scripts connect to beside this site. */
  readonly connect: readonly string[];
}

const earlyClicks = 'src/early-clicks.ts';

const chunk = z.object({ file: z.string(), imports: z.array(z.string()).optional() });
const manifestSchema = z.record(z.string(), chunk);

function importsOf(
  manifest: z.infer<typeof manifestSchema>,
  name: string,
  seen = new Set<string>(),
): Set<string> {
  for (const imported of manifest[name]?.imports ?? []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    importsOf(manifest, imported, seen);
  }
  return seen;
}

/** Reads the manifest that the build wrote. Rejects when there is none. */
export async function readAssets(clientFolder: string, entry: string): Promise<Assets> {
  const text = await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(text));
  const start = manifest[entry];
  const early = manifest[earlyClicks];
  if (!start || !early) throw new Error(`${entry} or ${earlyClicks} is not in the manifest of the build.`);
  const imports = [...importsOf(manifest, entry)].flatMap((name) => manifest[name]?.file ?? []);
  return {
    entry: `/${start.file}`,
    imports: imports.map((file) => `/${file}`),
    before: [`/${early.file}`],
    connect: [],
  };
}
