import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The scripts of the browser bundle that a page links to. */
export interface Assets {
  /** Address of the module that starts the site. */
  readonly entry: string;
  /** Modules that it imports, to be fetched side by side with it. */
  readonly imports: readonly string[];
  /** Modules that run before the entry: the one that loads it, and those of a development server. */
  readonly before: readonly string[];
  /** What its scripts connect to beside this site. */
  readonly connect: readonly string[];
}

const firstScript = 'src/first-script.ts';

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).optional(),
  assets: z.array(z.string()).optional(),
});
const manifestSchema = z.record(z.string(), chunk);

type Manifest = z.infer<typeof manifestSchema>;

function importsOf(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  for (const imported of manifest[name]?.imports ?? []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    importsOf(manifest, imported, seen);
  }
  return seen;
}

async function readManifest(clientFolder: string): Promise<Manifest> {
  const text = await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text));
}

/** Reads the manifest that the build wrote. Rejects when there is none. */
export async function readAssets(clientFolder: string, entry: string): Promise<Assets> {
  const manifest = await readManifest(clientFolder);
  const start = manifest[entry];
  const first = manifest[firstScript];
  if (!start || !first) throw new Error(`${entry} or ${firstScript} is not in the manifest of the build.`);
  const imports = [...importsOf(manifest, entry)].flatMap((name) => manifest[name]?.file ?? []);
  return {
    entry: `/${start.file}`,
    imports: imports.map((file) => `/${file}`),
    before: [`/${first.file}`],
    connect: [],
  };
}

/** The service worker of a build. */
export interface WorkerBundle {
  readonly script: string;
  /** URLs of the scripts that every page loads, and of their pictures. */
  readonly assets: readonly string[];
  /** URLs of the scripts that some pages load. */
  readonly laterAssets: readonly string[];
}

/** Reads the service worker that the build wrote, with the scripts that it keeps. Rejects when there is none. */
export async function readWorkerBundle(clientFolder: string, entry: string): Promise<WorkerBundle> {
  const manifest = await readManifest(clientFolder);
  const first = new Set([entry, firstScript, ...importsOf(manifest, entry)]);
  const filesOf = (isFirst: boolean) => {
    const chunks = Object.entries(manifest).filter(([name]) => first.has(name) === isFirst);
    const files = chunks.flatMap(([, { file, assets = [] }]) => [file, ...assets]);
    return [...new Set(files)].filter((file) => /\.(?:js|svg)$/.test(file)).map((file) => `/${file}`);
  };
  return {
    script: await readFile(join(clientFolder, 'service-worker.js'), 'utf8'),
    assets: filesOf(true),
    laterAssets: filesOf(false),
  };
}
