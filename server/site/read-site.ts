import { basename, dirname, join, relative, resolve } from 'node:path';
import { checkSite } from '../../src/check/check-site';
import { textAt } from '../../src/check/document/json-access';
import { readDocument } from '../../src/check/document/json-document';
import type { Schemas } from '../../src/check/shape/schemas';
import type { CheckedSite, Problem } from '../../src/model/site/checked-site';
import { readContentFolder } from './folder/content-folder';
import { readCatalogues, readSchemas } from './folder/engine-folder';
import { readText } from './folder/read-text';

/** Where a site and the engine lie. */
export interface SitePlace {
  /** Path of the site config. */
  readonly config: string;
  /** Folder with `schemas/` and `src/i18n/catalogues/`: the root of the project, or what a build copied there. */
  readonly engineFolder: string;
  /** The engine's schemas, where they were read before; they are compiled once for all sites with the same ones. */
  readonly schemas?: Schemas;
}

/** A right site with its warnings, or every mistake that was found. */
export type SiteRead = (
  | { readonly site: CheckedSite; readonly problems: readonly Problem[] }
  | { readonly site?: never; readonly problems: readonly Problem[] }
) & {
  /** Absolute path of the content folder that the config names, whether it exists or not; null if it names none. */
  readonly folder: string | null;
};

/** Reads a site config, its content folder and the engine's schemas and catalogues, and checks them all. */
export async function readSite({ config, engineFolder, ...engine }: SitePlace): Promise<SiteRead> {
  const file = basename(config);
  const root = dirname(resolve(config));
  const read = await readText(root, file);
  if ('problem' in read) return { problems: [read.problem], folder: null };
  const content = contentPath(file, read.text);
  const [schemas, catalogues, folder] = await Promise.all([
    engine.schemas ?? readSchemas(join(engineFolder, 'schemas')),
    readCatalogues(join(engineFolder, 'src/i18n/catalogues'), (path) => relative(root, path)),
    content === undefined ? undefined : readContentFolder(root, content),
  ]);
  const checked = checkSite({
    config: { file, text: read.text },
    schemas,
    catalogues,
    ...(folder ? { content: folder.content } : {}),
  });
  const problems = [...checked.problems, ...(folder?.problems ?? [])];
  const wrong = problems.some(({ severity }) => severity === 'error');
  if (content === undefined) return { problems, folder: null };
  const place = join(root, content);
  if (!checked.site || wrong) return { problems, folder: place };
  return { site: { ...checked.site, folder: place }, problems, folder: place };
}

/** The content folder that a config names, read before the config is checked. */
function contentPath(file: string, text: string): string | undefined {
  const { document } = readDocument({ file, text });
  return document && textAt(document.value, 'content');
}
