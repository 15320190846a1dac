import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { embeddedCouncil } from '../../src/server/council/embedded';
import { exportSite, type ExportOptions, type ExportResult } from '../../src/operations/export/export-site';
import type { PictureStore } from '../../src/server/media/picture-store';
import type { CheckedSite } from '../../src/engine/site/checked-site';
import { temporaryFolder } from '../temporary-folder';
import { temporaryPictures } from './sample-site';
import { readSampleSite } from './site-server';
import { assets } from './test-assets';

const portrait = 'pictures/portrait-w01.webp';

interface SmallSite {
  readonly paths?: readonly string[];
  readonly members?: number;
  /** Ids of the records that the page `/orgabout` is about. */
  readonly organisations?: readonly string[];
}

/** Some pages of the sample site: one with a form, unless others are named. */
export async function smallSite({
  paths = ['/question'],
  members = 1,
  organisations = [],
}: SmallSite = {}): Promise<CheckedSite> {
  const site = await readSampleSite();
  const pages = site.config.pages.filter(({ path }) => paths.includes(path));
  const records = {
    ...site.records,
    members: Array.from({ length: members }, (_, id) => ({
      id,
      name: `M${String(id)}`,
      imageBase64: portrait,
    })),
    organisations: organisations.map((id) => ({ id, name: `Organisation ${id}` })),
  };
  // Before the day of the exports, whenever the repository was cloned.
  const fileTimes = Object.fromEntries(
    Object.keys(site.fileTimes).map((name) => [name, Date.parse('2026-11-01')]),
  );
  return { ...site, config: { ...site.config, pages }, records, fileTimes };
}

/** A long list, pages about each of two subjects and a form. */
export const variedSite = () =>
  smallSite({ paths: ['/', '/member', '/orgabout', '/question'], members: 60, organisations: ['1', 'ક ખ'] });

/** Shared by the exports of a test file, so that each picture is converted once. */
let pictures: Promise<PictureStore> | undefined;

/** Options of an export that a test changes. */
export type ExportChanges = Partial<Omit<ExportOptions, 'checked'>> & {
  readonly checked?: CheckedSite;
};

/** Exports a site into a folder, a new one by default. */
export async function exportSample(
  changes: ExportChanges = {},
): Promise<ExportResult & { readonly folder: string }> {
  const checked = changes.checked ?? (await smallSite());
  const folder = changes.folder ?? join(await temporaryFolder(), 'site');
  const store = changes.pictures ?? (await (pictures ??= temporaryPictures()));
  const result = await exportSite({
    council: embeddedCouncil(checked, store),
    pictureSources: [],
    formServer: null,
    assets,
    clientFolder: null,
    now: new Date('2026-11-20T06:00:00Z'),
    ...changes,
    checked,
    pictures: store,
    folder,
  });
  return { ...result, folder };
}

/** The files in a folder, relative to it and sorted. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
}

/** Name → text and time of change of every file in a folder. */
export async function stateOf(
  folder: string,
): Promise<ReadonlyMap<string, readonly [text: string, changed: number]>> {
  const names = await filesIn(folder);
  const states = names.map(async (name) => {
    const path = join(folder, name);
    return [name, [await readFile(path, 'latin1'), (await stat(path)).mtimeMs]] as const;
  });
  return new Map(await Promise.all(states));
}
