import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** The scripts of the browser bundle that a page links to. */
export interface Assets {
  /** Addresses of the modules that the page requests: the one that starts the site, after those of a development server. */
  readonly scripts: readonly string[];
  /** Addresses of the modules of the desk; none where it was not built. */
  readonly desk: readonly string[];
  /** Script of the service worker that keeps what is shared to the desk; null where it was not built. */
  readonly shareWorker: string | null;
  /** Origins beside this site that its scripts connect to. */
  readonly connect: readonly string[];
}

const entry = 'src/site/entry-client.ts';
const deskEntry = 'src/desk/app/entry-desk.ts';
/** The desk is built apart, so that the scripts of pages are the same with it and without. */
const deskManifest = 'desk-manifest';
/** Names of the files that every page loads, as the build calls them. */
const firstNames = ['entry-client', 'hydrate-site'];

const chunk = z.object({
  file: z.string(),
  name: z.string().optional(),
  imports: z.array(z.string()).optional(),
  /** Files that it names, such as the script of a worker. */
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

const manifestFile = (clientFolder: string, name: string): string => join(clientFolder, `.vite/${name}.json`);

async function readManifest(clientFolder: string, name = 'manifest'): Promise<Manifest> {
  const text = await readFile(manifestFile(clientFolder, name), 'utf8');
  return manifestSchema.parse(JSON.parse(text));
}

function scriptOf(manifest: Manifest, name: string): string {
  const start = manifest[name];
  if (!start) throw new Error(`${name} is not in the manifest of the build.`);
  return `/${start.file}`;
}

/** Reads the manifests that the build wrote. Rejects when there are none. */
export async function readAssets(clientFolder: string): Promise<Assets> {
  return {
    scripts: [scriptOf(await readManifest(clientFolder), entry)],
    desk: existsSync(manifestFile(clientFolder, deskManifest))
      ? [scriptOf(await readManifest(clientFolder, deskManifest), deskEntry)]
      : [],
    shareWorker: await readFile(join(clientFolder, 'share-worker.js'), 'utf8').catch(() => null),
    connect: [],
  };
}

/** The service worker of a build. */
export interface WorkerBundle {
  readonly script: string;
  /** The script that shows notifications. */
  readonly push: string;
  /** URLs of the scripts that every page loads. */
  readonly assets: readonly string[];
  /** URLs of the scripts that some pages load. */
  readonly laterAssets: readonly string[];
}

/** Reads the service worker that the build wrote, with the scripts that it keeps. Rejects when there is none. */
export async function readWorkerBundle(clientFolder: string): Promise<WorkerBundle> {
  const manifest = await readManifest(clientFolder);
  const named = Object.keys(manifest).filter((key) => firstNames.includes(manifest[key]?.name ?? ''));
  const first = new Set(named.flatMap((key) => [key, ...importsOf(manifest, key)]));
  const filesOf = (isFirst: boolean) => {
    const chunks = Object.entries(manifest).filter(([name]) => first.has(name) === isFirst);
    const files = chunks.flatMap(([, { file, assets = [] }]) => [file, ...assets]);
    return [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => `/${file}`);
  };
  return {
    script: await readFile(join(clientFolder, 'service-worker.js'), 'utf8'),
    push: await readFile(join(clientFolder, 'push-worker.js'), 'utf8'),
    assets: filesOf(true),
    laterAssets: filesOf(false),
  };
}
