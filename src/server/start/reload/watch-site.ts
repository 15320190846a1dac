import { watch, type FSWatcher } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

export interface WatchSiteOptions {
  /** Path of the site config. */
  readonly config: string;
  readonly onChange: () => void;
  /** Called once, when files cannot be watched; nothing is watched any more. */
  readonly onFailure: (error: unknown) => void;
  /** Instead of Node's, for one folder without those in it. */
  readonly watchFolder?: WatchFolder;
}

type WatchFolder = (folder: string, onEntry: (event: string, name: string | null) => void) => FSWatcher;

/** Watches the files of a site. */
export interface SiteWatch {
  /**
   * Watches a content folder with the folders in it, and no other one. Resolves with whether there are folders that
   * were not watched before: a change in them may have been missed.
   */
  readonly follow: (folder: string | null) => Promise<boolean>;
  readonly close: () => void;
}

/** One watch. It belongs to the inode, so a folder that replaces another one needs a new watch. */
interface WatchedFolder {
  readonly inode: number;
  readonly watcher: FSWatcher;
}

interface State extends Required<WatchSiteOptions> {
  /** Folder of the config. */
  readonly root: string;
  /** The content folder and those in it, by path. */
  readonly folders: Map<string, WatchedFolder>;
  rootWatcher: FSWatcher | null;
  /** Entry of the root in which the content folder lies. */
  contentEntry: string | null;
  isClosed: boolean;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

/** Whether a folder cannot be watched because it was removed; Windows reports that as EPERM. */
const isRemoved = (error: unknown): boolean => ['ENOENT', 'ENOTDIR', 'EPERM'].includes(String(codeOf(error)));

function close(state: State): void {
  state.isClosed = true;
  state.rootWatcher?.close();
  for (const { watcher } of state.folders.values()) watcher.close();
  state.folders.clear();
}

function fail(state: State, error: unknown): void {
  if (state.isClosed) return;
  close(state);
  state.onFailure(error);
}

/** Starts a watch; null when the folder no longer exists, or nothing can be watched. */
function startWatch(state: State, folder: string, onEntry: (name: string | null) => void): FSWatcher | null {
  try {
    const watcher = state.watchFolder(folder, (_event, name) => onEntry(name));
    return watcher.on('error', (error) => {
      if (!isRemoved(error)) {
        fail(state, error);
        return;
      }
      state.folders.delete(folder);
      state.onChange();
    });
  } catch (error) {
    if (!isRemoved(error)) fail(state, error);
    return null;
  }
}

const isHidden = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/** Files and folders that the reader of the content leaves out are left out here too. */
async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) return [];
  const inner = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !relative(folder, path).split(sep).some(isHidden));
  return [folder, ...inner];
}

/** Whether it is watched from now on and was not before. */
async function addFolder(state: State, folder: string): Promise<boolean> {
  const inode = await stat(folder).then(
    ({ ino }) => ino,
    () => null,
  );
  const known = state.folders.get(folder);
  if (inode === null || known?.inode === inode || state.isClosed) return false;
  known?.watcher.close();
  const watcher = startWatch(state, folder, (name) => {
    if (name === null || !isHidden(name)) state.onChange();
  });
  if (!watcher) return false;
  state.folders.set(folder, { inode, watcher });
  return true;
}

async function follow(state: State, folder: string | null): Promise<boolean> {
  if (folder !== null) state.contentEntry = relative(state.root, folder).split(sep)[0] ?? null;
  const wanted = new Set(folder === null ? state.folders.keys() : await foldersIn(folder));
  for (const [path, { watcher }] of state.folders) {
    if (wanted.has(path)) continue;
    watcher.close();
    state.folders.delete(path);
  }
  const added = await Promise.all([...wanted].map((path) => addFolder(state, path)));
  return added.includes(true);
}

/**
 * Watches the config, and the content folder once it is known. Each folder has a watch of its own, because Node's
 * recursive one does not see all changes of files that were replaced.
 */
export function watchSite(options: WatchSiteOptions): SiteWatch {
  const root = dirname(resolve(options.config));
  const state: State = {
    watchFolder: watch,
    ...options,
    root,
    folders: new Map(),
    rootWatcher: null,
    contentEntry: null,
    isClosed: false,
  };
  const file = basename(options.config);
  state.rootWatcher = startWatch(state, root, (name) => {
    if (name === null || name === file || name === state.contentEntry) options.onChange();
  });
  return { follow: (folder) => follow(state, folder), close: () => close(state) };
}
