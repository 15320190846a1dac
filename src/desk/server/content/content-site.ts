import { collect, type SiteFiles } from '../../../check/check-site';
import type { CheckContext } from '../../../check/check-context';
import type { ContentFolder } from '../../../check/content/content-folder';
import type { ReadEntities } from '../../../check/content/read-entities';
import { parseJsonFile } from '../../../check/document/json-document';
import type { SiteCatalogues } from '../../../check/messages/site-catalogues';
import { readSiteFiles, type SitePlace } from '../../../server/site/read-site';
import { DeskRefusal } from '../desk-request';
import type { FileTexts } from './editable-list';

/** The files of a site as they are now. */
export interface ContentSite {
  readonly files: SiteFiles;
  readonly content: ContentFolder;
  readonly context: CheckContext;
  readonly entities: ReadEntities;
  readonly messages: SiteCatalogues;
  /** Texts by name, relative to the folder of the config. */
  readonly texts: FileTexts;
}

/** Texts by name, relative to the folder of the config. */
function textsOf({ config }: SiteFiles, { path, texts }: ContentFolder): FileTexts {
  const inFolder = Object.entries(texts).map(([name, text]) => [`${path}/${name}`, text] as const);
  return new Map([[config.file, config.text], ...inFolder]);
}

/** Reads the files of a site. @throws DeskRefusal when the config or the content folder cannot be read */
export async function readContentSite(place: SitePlace): Promise<ContentSite> {
  const { files } = await readSiteFiles(place);
  const document = files && parseJsonFile(files.config).document;
  if (!files?.content || !document) throw new DeskRefusal('failed');
  const { context, entities, messages } = collect(document, files);
  const { content } = files;
  return { files, content, context, entities, messages, texts: textsOf(files, content) };
}

/** The same site with other texts of some files, and with files that are not published yet. */
export function withChanges(site: ContentSite, changed: FileTexts, uploads: readonly string[]): ContentSite {
  const texts = new Map([...site.texts, ...changed]);
  const { config, content: folder = site.content } = site.files;
  const start = `${folder.path}/`;
  const own = [...texts].flatMap(([name, text]) =>
    name.startsWith(start) ? [[name.slice(start.length), text] as const] : [],
  );
  const content: ContentFolder = {
    ...folder,
    texts: Object.fromEntries(own),
    files: new Set([...folder.files, ...own.map(([name]) => name), ...uploads]),
  };
  const files = {
    ...site.files,
    config: { ...config, text: texts.get(config.file) ?? config.text },
    content,
  };
  const context = { ...site.context, texts: content.texts, files: content.files };
  return { ...site, files, content, context, texts };
}
