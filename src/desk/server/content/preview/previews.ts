import { randomBytes } from 'node:crypto';
import { rm, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CheckedSite } from '../../../../engine/site/checked-site';
import { readSite, type SitePlace } from '../../../../server/site/read-site';
import { DeskRefusal } from '../../desk-request';

/** Age in ms of folders that a process has left behind. */
const leftAfter = 3_600_000;

/** Removes the folders of previews that nobody closed. */
async function removeOldFolders(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now - found.mtimeMs > leftAfter) await rm(path, { recursive: true, force: true });
  }
}

/** Opens the app of a site whose data is in a folder of its own. */
export type OpenPreviewApp = (checked: CheckedSite, dataDir: string) => Promise<FastifyInstance>;

/** Time in ms for which a preview is open. */
export const previewMs = 15 * 60_000;

/** Previews that are open at the same time; each is a site of its own in memory. */
const mostPreviews = 3;

/** A list that a page of a preview shows. */
export interface PreviewedList {
  /** Path of the page. */
  readonly page: string;
  readonly name: string;
  /** Its title by code of a language. */
  readonly titles: Readonly<Record<string, string>>;
}

/** The app of a preview, and what can be edited on its pages. */
export interface OpenedPreview {
  readonly app: FastifyInstance;
  readonly editable: readonly PreviewedList[];
}

interface Preview extends OpenedPreview {
  readonly person: string;
  readonly folder: string;
  readonly timer: NodeJS.Timeout;
}

/** The site that a preview shows. */
export interface PreviewSource {
  readonly person: string;
  readonly place: SitePlace;
  /** Makes the folder of the site with the drafts of the person; where its config is, and its district's layer if that is another one. */
  readonly makeFolder: (folder: string) => Promise<Pick<SitePlace, 'config' | 'shared'>>;
  readonly editable: OpenedPreview['editable'];
}

/** The previews of the people of a desk. */
export interface Previews {
  /** Opens one with the drafts of a person, in place of the one before; its token. @throws DeskRefusal */
  readonly open: (source: PreviewSource) => Promise<string>;
  /** A preview of the person. */
  readonly find: (token: string, person: string) => OpenedPreview | undefined;
  readonly close: () => Promise<void>;
}

/** Opens no preview yet. */
export function openPreviews(dataDir: string, openApp: OpenPreviewApp): Previews {
  const previews = new Map<string, Preview>();
  const root = join(dataDir, 'desk', 'previews');

  async function close(token: string): Promise<void> {
    const preview = previews.get(token);
    if (!preview) return;
    previews.delete(token);
    clearTimeout(preview.timer);
    await preview.app.close();
    await rm(preview.folder, { recursive: true, force: true });
  }

  /** Closes those of the person, and the oldest of others beyond the limit. */
  async function makeRoom(person: string): Promise<void> {
    const others = [...previews].filter(([, preview]) => preview.person !== person).map(([token]) => token);
    const kept = new Set(others.slice(-(mostPreviews - 1)));
    for (const token of [...previews.keys()].filter((one) => !kept.has(one))) await close(token);
  }

  async function openFolder({ place, makeFolder }: PreviewSource, folder: string): Promise<FastifyInstance> {
    const made = await makeFolder(join(folder, 'site'));
    const { site } = await readSite({ ...place, ...made });
    if (!site) throw new DeskRefusal('draft-wrong');
    return openApp(site, join(folder, 'data'));
  }

  return {
    open: async (source) => {
      const { person, editable } = source;
      await removeOldFolders(root, Date.now());
      await makeRoom(person);
      const token = randomBytes(24).toString('base64url');
      const folder = join(root, token);
      try {
        const app = await openFolder(source, folder);
        const timer = setTimeout(() => void close(token), previewMs).unref();
        previews.set(token, { person, app, editable, folder, timer });
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        throw error;
      }
      return token;
    },
    find: (token, person) => {
      const preview = previews.get(token);
      return preview?.person === person ? preview : undefined;
    },
    close: async () => {
      for (const token of previews.keys()) await close(token);
    },
  };
}
