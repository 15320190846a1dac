import { basename, dirname, join, resolve } from 'node:path';
import { checkSite, type SiteFiles } from '../../check/check-site';
import { textAt } from '../../check/document/json-access';
import { parseJsonFile } from '../../check/document/json-document';
import type { CheckedSite, Problem } from '../../engine/site/checked-site';
import { dayInTimeZone } from '../../engine/time/time-zone';
import { readDistrictLayer, type SharedPlace } from './district-layer';
import { readContentFolder } from './folder/content-folder';
import { readEngineFiles } from './folder/engine-folder';
import { readText } from './folder/read-text';

/** Where a site and the engine lie. */
export interface SitePlace {
  /** Path of the site config. */
  readonly config: string;
  /** Folder with `schemas/` and `src/site/i18n/`: the root of the project, or what a build copied there. */
  readonly engineFolder: string;
  /** Whether the site is to be served, so that a document that is too large is left out and no error (B11.9.10). */
  readonly isServed?: boolean;
  /** Of a site in a folder of sites: where its district's layer is. */
  readonly shared?: SharedPlace;
  /** Clock that decides which texts of the district have ended. */
  readonly now?: (() => Date) | undefined;
}

/** A right site with its warnings, or every mistake that was found. */
export type SiteRead = (
  | { readonly site: CheckedSite; readonly problems: readonly Problem[] }
  | { readonly site?: never; readonly problems: readonly Problem[] }
) & {
  /** Absolute path of the content folder that the config names, whether it exists or not; null if it names none. */
  readonly folder: string | null;
};

/** The files of a site and the engine, or why the config cannot be read. */
export interface SiteFilesRead {
  readonly files?: SiteFiles;
  readonly problems: readonly Problem[];
  /** As in `SiteRead`. */
  readonly folder: string | null;
}

/** Reads a site config, its content folder and the engine's schemas and messages. */
export async function readSiteFiles({
  config,
  engineFolder,
  isServed = false,
  shared,
  now = () => new Date(),
}: SitePlace): Promise<SiteFilesRead> {
  const file = basename(config);
  const root = dirname(resolve(config));
  const read = await readText(root, file);
  if ('problem' in read) return { problems: [read.problem], folder: null };
  const { document } = parseJsonFile({ file, text: read.text });
  const textOf = (key: string) => document && textAt(document.value, key);
  const content = textOf('content');
  const [engineFiles, folder] = await Promise.all([
    readEngineFiles(engineFolder),
    content === undefined ? undefined : readContentFolder(root, content),
  ]);
  const { layer, problems } = await readDistrictLayer(
    shared,
    folder?.content.texts ?? {},
    todayAt(textOf('timeZone'), now()),
  );
  return {
    files: {
      config: { file, text: read.text },
      configPath: config,
      isServed,
      ...engineFiles,
      ...(folder && { content: { ...folder.content, ...(layer && { district: layer }) } }),
    },
    problems: [...(folder?.problems ?? []), ...problems],
    folder: content === undefined ? null : join(root, content),
  };
}

/** Reads the files of a site and checks them all. */
export async function readSite(place: SitePlace): Promise<SiteRead> {
  const { files, problems: unreadable, folder } = await readSiteFiles(place);
  if (!files) return { problems: unreadable, folder };
  const checked = checkSite(files);
  const problems = [...checked.problems, ...unreadable];
  const wrong = problems.some(({ severity }) => severity === 'error');
  if (!checked.site || wrong || folder === null) return { problems, folder };
  return { site: { ...checked.site, folder }, problems, folder };
}

/** Reads the files of a site that is to be served. */
export function readServedSite(place: SitePlace): Promise<SiteRead> {
  return readSite({ ...place, isServed: true });
}

/** The day at a site whose config was not checked yet; in UTC where its time zone is wrong. */
function todayAt(timeZone: string | undefined, now: Date): string {
  try {
    return dayInTimeZone(timeZone ?? 'UTC', now);
  } catch {
    return dayInTimeZone('UTC', now);
  }
}
