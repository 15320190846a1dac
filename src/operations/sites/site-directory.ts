import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { sharedFolder } from '../../engine/district/broadcast';
import { parseJson } from '../../engine/json/json';
import { mapConcurrently } from '../../server/jobs/queue';
import type { Log } from '../../server/log';
import type { SharedPlace } from '../../server/site/district-layer';

/** A folder with a site config in the folder of all sites. */
export interface SiteEntry {
  /** Name of the folder. */
  readonly name: string;
  /** Path of the site config. */
  readonly config: string;
  /** Where the layer of its district is, if there is one. */
  readonly shared: SharedPlace;
  /** Host names that lead to the site: `<name>.localhost`, and that of its public address. */
  readonly hosts: readonly string[];
  /** As its config has it; '' for a wrong one. */
  readonly publicAddress: string;
  /** Whether the site works without requests: it sends submissions to a council's server or notifications, or deletes what is old. */
  readonly isAlwaysOpen: boolean;
}

/** The sites of a folder by host name. */
export interface SiteDirectory {
  /** The site of a host name, as far as the folder was read; costs no I/O. */
  readonly known: (host: string) => SiteEntry | undefined;
  /** The site of a host name; reads the folder again for an unknown one, at most once a second. */
  readonly find: (host: string) => Promise<SiteEntry | undefined>;
  /** Folder of what the district publishes at the sites. */
  readonly shared: string;
  /** All sites, by name, as the folder was read last. */
  readonly list: () => readonly SiteEntry[];
  /** Reads the folder again, unless that was done less than a second ago. */
  readonly refresh: () => Promise<void>;
}

/** A config as it was read, and the state of its file. */
interface ReadEntry {
  readonly entry: SiteEntry;
  readonly file: string;
}

interface State {
  readonly folder: string;
  readonly log: Log;
  readonly clock: () => number;
  read: ReadonlyMap<string, ReadEntry>;
  hosts: ReadonlyMap<string, SiteEntry>;
  scanning: Promise<void> | null;
  scannedAt: number;
  readonly warned: Set<string>;
}

/** Settings that are read from the folder; a config with mistakes may lack any of them. */
const configSchema = z
  .object({
    publicAddress: z.string().catch(''),
    api: z.object({ host: z.string().optional() }).catch({}),
    follow: z.object({}).optional().catch(undefined),
    submissions: z.object({ retentionDays: z.number().optional() }).catch({}),
  })
  .catch({ publicAddress: '', api: {}, submissions: {} });

/** A host name can begin with it. */
export const folderName = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const scanMs = 1_000;
const filesAtOnce = 16;

function warnOnce({ log, warned }: State, line: string): void {
  if (warned.has(line)) return;
  warned.add(line);
  log.warn(line);
}

function entryOf(folder: string, name: string, config: string, text: string): SiteEntry {
  const { publicAddress, api, follow, submissions } = configSchema.parse(parseJson(text));
  const isAddress = URL.canParse(publicAddress);
  const address = isAddress ? [new URL(publicAddress).hostname] : [];
  return {
    name,
    publicAddress: isAddress ? publicAddress : '',
    config,
    shared: { folder: join(folder, sharedFolder), site: name },
    hosts: [`${name.toLowerCase()}.localhost`, ...address],
    isAlwaysOpen: api.host !== undefined || follow !== undefined || submissions.retentionDays !== undefined,
  };
}

async function readEntry({ folder, read }: State, name: string): Promise<ReadEntry | null> {
  const config = join(folder, name, 'site.config.json');
  try {
    const { mtimeMs, size, ino } = await stat(config);
    const file = `${mtimeMs}|${size}|${ino}`;
    const known = read.get(name);
    if (known?.file === file) return known;
    return { file, entry: entryOf(folder, name, config, await readFile(config, 'utf8')) };
  } catch {
    // Not a site, or one that was removed meanwhile.
    return null;
  }
}

/** Of several sites with the same host, the first by name is served. */
function byHost(state: State, entries: readonly SiteEntry[]): ReadonlyMap<string, SiteEntry> {
  const hosts = new Map<string, SiteEntry>();
  for (const entry of entries) {
    for (const host of entry.hosts) {
      const first = hosts.get(host);
      if (first && first !== entry) {
        warnOnce(
          state,
          `The sites “${first.name}” and “${entry.name}” have the same host, ${host}: it shows “${first.name}”, and “${entry.name}” is left out.`,
        );
      } else hosts.set(host, entry);
    }
  }
  return hosts;
}

async function scan(state: State): Promise<void> {
  const children = await readdir(state.folder, { withFileTypes: true });
  const folders = children.filter((child) => child.isDirectory() || child.isSymbolicLink());
  const names = folders.map(({ name }) => name).sort();
  const usable = names.filter((name) => folderName.test(name));
  const isOther = (name: string) => name.startsWith('.') || name === sharedFolder;
  for (const name of names.filter((one) => !usable.includes(one) && !isOther(one))) {
    warnOnce(state, `The folder “${name}” is no site: expected letters, digits and hyphens in its name.`);
  }
  const read = await mapConcurrently(usable, filesAtOnce, (name) => readEntry(state, name));
  const found = read.filter((one) => one !== null);
  state.read = new Map(found.map((one) => [one.entry.name, one]));
  state.hosts = byHost(
    state,
    found.map(({ entry }) => entry),
  );
}

/** Scans the folder unless that was done just now; a folder that cannot be read leaves the sites as they were. */
function rescan(state: State): Promise<void> {
  if (state.scanning) return state.scanning;
  if (state.clock() - state.scannedAt < scanMs) return Promise.resolve();
  state.scanning = scan(state)
    .catch((err: unknown) => state.log.warn({ err }, 'the folder of the sites cannot be read'))
    .finally(() => {
      state.scannedAt = state.clock();
      state.scanning = null;
    });
  return state.scanning;
}

export interface SiteDirectoryOptions {
  /** A folder of folders, each with its own `site.config.json`. */
  readonly folder: string;
  readonly log: Log;
  /** Milliseconds on a clock that never goes back. */
  readonly clock?: () => number;
}

/** Reads the folder of all sites. Rejects when it cannot be read. */
export async function openSiteDirectory(options: SiteDirectoryOptions): Promise<SiteDirectory> {
  const { folder, log, clock = () => performance.now() } = options;
  const state: State = {
    folder,
    log,
    clock,
    read: new Map(),
    hosts: new Map(),
    scanning: null,
    scannedAt: 0,
    warned: new Set(),
  };
  await scan(state).catch((error: unknown) => {
    throw new Error(`SITES_DIR: the folder “${folder}” cannot be read.`, { cause: error });
  });
  state.scannedAt = clock();
  const known = (host: string) => state.hosts.get(host);
  return {
    known,
    find: async (host) => {
      if (!known(host)) await rescan(state);
      return known(host);
    },
    shared: join(folder, sharedFolder),
    list: () => [...state.read.values()].map(({ entry }) => entry),
    refresh: () => rescan(state),
  };
}
