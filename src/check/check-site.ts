import { isObject } from '../model/json/json';
import type { CheckedSite, Problem } from '../model/site/checked-site';
import type { SiteConfig } from '../model/site-config.generated';
import { checkConfig } from './check-config';
import { readContent, type ContentFolder } from './content/read-content';
import { readEntities } from './content/read-entities';
import type { Finding } from './document/finding';
import { at, keysOf, textAt, type Json } from './document/json-access';
import { readDocument, type JsonDocument, type TextFile } from './document/json-document';
import { checkDocuments } from './documents/check-documents';
import { checkOwnEntities } from './entities/own-entities';
import { checkIds } from './messages/check-ids';
import { checkFilled } from './messages/check-placeholders';
import { checkOverrides } from './messages/check-texts';
import type { Message } from './messages/catalogue';
import { checkUntranslatedMessages } from './messages/check-untranslated';
import {
  checkComplete,
  readSiteCatalogues,
  type CatalogueFiles,
  type SiteCatalogues,
} from './messages/site-catalogues';
import { checkPictureFiles } from './pictures/check-picture-files';
import { checkSections } from './site/sections';
import { collectReferences } from './references/collect-references';
import { collectSourceUses } from './references/source-uses';
import { hasBrokenPart } from './shape/broken-parts';
import { checkShape } from './shape/check-shape';
import { configValidator, type Schemas } from './shape/schemas';
import { languagesOf, referencesOf, type CheckContext } from './check-context';

/** The files to check, already read. Names are relative to the folder of the site config. */
export interface SiteFiles {
  readonly config: TextFile;
  readonly schemas: Schemas;
  /** The engine's messages by language code. */
  readonly catalogues: CatalogueFiles;
  /** Absent when there is no such folder. */
  readonly content?: ContentFolder;
}

export interface CheckResult {
  /** Absent when there are errors. */
  readonly site?: Omit<CheckedSite, 'folder'>;
  /** Errors and warnings. */
  readonly problems: readonly Problem[];
}

/** Checks a site config and everything that it refers to, and reports every error at once. Pure. */
export function checkSite(files: SiteFiles): CheckResult {
  const { document, problems } = readDocument(files.config);
  return document ? checkDocument(document, problems, files) : { problems };
}

function checkDocument(
  document: JsonDocument,
  duplicates: readonly Problem[],
  { schemas, catalogues, content }: SiteFiles,
): CheckResult {
  const config = document.value;
  const validate = configValidator(schemas);
  const shape = checkShape(validate, config, schemas);
  if (hasBrokenPart(config, shape)) return { problems: [...duplicates, ...shape.map(document.problem)] };
  const own = filesIn(content, /^entities\/[^/]+\.schema\.json$/);
  const entities = readEntities(schemas, own);
  const siteMessages = siteCatalogues(config, content);
  const messages = readSiteCatalogues(document, catalogues, siteMessages);
  const marked = collectReferences(config, schemas);
  const context: CheckContext = {
    config,
    ...marked,
    entities: entities.entities,
    messages: withoutGaps(messages.catalogues, siteMessages),
    texts: content?.texts ?? {},
    ...(content ? { files: content.files } : {}),
  };
  const read = content
    ? readContent(context, content, entities)
    : { records: {}, problems: [], findings: [noContent(config)] };
  const filled = checkFilled(context, catalogues);
  const value: unknown = config;
  const valid = validate(value) ? value : null;
  const findings = [
    ...shape,
    ...checkConfig(context),
    ...(valid ? checkSections(valid) : []),
    ...checkOverrides(context, messages.engineIds),
    ...filled.findings,
    ...read.findings,
  ];
  // Warnings may follow from errors: a message is unused because the section that uses it is misspelt.
  const isWrong = findings.some(({ severity }) => severity !== 'warning');
  const reported = isWrong ? findings.filter(({ severity }) => severity !== 'warning') : findings;
  const problems = [
    ...duplicates,
    ...reported.map(document.problem),
    ...entities.problems,
    ...messages.problems,
    ...checkComplete(
      messages,
      usedIds(context),
      (code) => catalogues[code]?.file ?? `${content?.path ?? ''}/messages/${code}.json`,
    ),
    ...filled.problems,
    ...(isWrong ? [] : checkIds(context, messages.engineIds, siteMessages)),
    ...checkUntranslatedMessages(context, siteMessages),
    ...read.problems,
    ...(content ? checkFolder(context, content, schemas, own) : []),
  ];
  if (problems.some(({ severity }) => severity === 'error') || !valid) return { problems };
  return { problems, site: siteOf(valid, context, messages, read.records) };
}

/** Checks the files of the content folder that are not records. */
function checkFolder(
  context: CheckContext,
  { path, files, pictures }: ContentFolder,
  schemas: Schemas,
  own: readonly TextFile[],
): Problem[] {
  return [
    ...checkOwnEntities({ config: context.config, schemas, folder: path, files, own }),
    ...checkDocuments(context, path),
    ...checkPictureFiles(path, pictures ?? new Map()),
  ];
}

function siteOf(
  config: SiteConfig,
  context: CheckContext,
  { catalogues }: SiteCatalogues,
  records: CheckedSite['records'],
): Omit<CheckedSite, 'folder'> {
  return {
    config,
    entities: context.entities,
    catalogues: mapValues(catalogues, (catalogue) => mapValues(catalogue, ({ text }) => text)),
    records,
    sourceUses: collectSourceUses(config, context),
    documents: documentsOf(context),
  };
}

function documentsOf({ config, texts }: CheckContext): CheckedSite['documents'] {
  return Object.fromEntries(
    keysOf(at(config, 'documents')).map((name) => {
      const base = textAt(config, 'documents', name, 'file') ?? '';
      return [
        name,
        Object.fromEntries(languagesOf(config).map((code) => [code, texts[`${base}.${code}.md`] ?? ''])),
      ];
    }),
  );
}

function mapValues<From, To>(
  from: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(from).map(([key, value]) => [key, change(value)]));
}

const usedIds = (context: CheckContext): ReadonlySet<string> =>
  new Set(referencesOf(context, 'text').flatMap(({ value }) => (typeof value === 'string' ? [value] : [])));

function noContent(config: Json): Finding {
  return {
    path: ['content'],
    message: `There is no folder “${textAt(config, 'content') ?? ''}” beside the site config.`,
    hint: 'Create it, with a folder “records” in it, or correct its name.',
  };
}

/** Files of the content folder whose names match. */
function filesIn(content: ContentFolder | undefined, pattern: RegExp): TextFile[] {
  return Object.entries(content?.texts ?? {})
    .filter(([file]) => pattern.test(file))
    .map(([file, text]) => ({ file: `${content?.path ?? ''}/${file}`, text }));
}

/**
 * Fills the languages whose file of messages cannot be read with the messages of the others, so that only the file is
 * reported and not each of its messages.
 */
function withoutGaps(
  catalogues: SiteCatalogues['catalogues'],
  files: CatalogueFiles,
): CheckContext['messages'] {
  const all = Object.fromEntries(Object.values(catalogues).flatMap(Object.entries<Message>));
  return Object.fromEntries(
    Object.entries(catalogues).map(([code, catalogue]) => {
      const file = files[code];
      const isReadable = file === undefined || isObject(readDocument(file).document?.value);
      return [code, isReadable ? catalogue : { ...all, ...catalogue }];
    }),
  );
}

function siteCatalogues(config: Json, content: ContentFolder | undefined): CatalogueFiles {
  return Object.fromEntries(
    languagesOf(config).flatMap((code) => {
      const file = `messages/${code}.json`;
      const text = content?.texts[file];
      return text === undefined ? [] : [[code, { file: `${content?.path ?? ''}/${file}`, text }]];
    }),
  );
}
