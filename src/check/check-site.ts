import { mistake } from './sentences/sentence';
import type { CheckedSite, Problem } from '../engine/site/checked-site';
import type { SiteConfig } from '../engine/site-config.generated';
import { checkConfig } from './check-config';
import type { ContentFolder } from './content/content-folder';
import type { DistrictText } from './district/add-broadcasts';
import { readContent, type ReadContent } from './content/read-content';
import { readEntities } from './content/read-entities';
import type { Finding } from './document/finding';
import { at, entriesOf, keysOf, textAt, textsOf, type Json } from './document/json-access';
import { parseJsonFile, type JsonFile, type TextFile } from './document/json-document';
import { checkDocuments } from './documents/check-documents';
import { checkOwnEntities } from './entities/own-entities';
import { checkComplete } from './messages/check-complete';
import { checkMessageIds } from './messages/check-ids';
import { checkFilled } from './messages/check-placeholders';
import { checkOverrides } from './messages/check-texts';
import { checkUntranslatedMessages } from './messages/check-untranslated';
import {
  readSiteCatalogues,
  textsIn,
  type CatalogueFiles,
  type SiteCatalogues,
} from './messages/site-catalogues';
import { checkPdfFiles } from './documents/check-pdf-files';
import { checkFileNames } from './files/file-names';
import { checkPersonalNames } from './personal/check-personal';
import { checkFontFiles } from './fonts/check-font-files';
import { checkPictureFiles } from './pictures/check-picture-files';
import { checkSections } from './site/sections';
import { withoutHidden } from './site/without-hidden';
import { collectReferences } from './references/collect-references';
import { collectSourceUses } from './references/source-uses';
import { hasBrokenPart } from './shape/broken-parts';
import { checkShape } from './shape/check-shape';
import { configValidator, type Schemas } from './shape/schemas';
import { checkConfigWriting, checkMessageWriting } from './writing/check-writing';
import { checkVersion } from './config-version';
import { languagesOf, type CheckContext } from './check-context';

/** The files to check, already read. Names are relative to the folder of the site config. */
export interface SiteFiles {
  readonly config: TextFile;
  /** The path of the config as a command names it, where it is known. */
  readonly configPath?: string;
  readonly schemas: Schemas;
  /** Whether documents that are too large are warnings, since the site is served without them. */
  readonly isServed?: boolean;
  /** The engine's messages by language code. */
  readonly catalogues: CatalogueFiles;
  /** Codes of languages in which no council has reviewed the engine's messages. */
  readonly unreviewed: readonly string[];
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
  const { document, problems } = parseJsonFile(files.config);
  return document ? checkDocument(document, problems, files) : { problems };
}

function checkDocument(document: JsonFile, duplicates: readonly Problem[], files: SiteFiles): CheckResult {
  const { schemas, unreviewed, content, configPath } = files;
  const config = document.value;
  const newer = checkVersion(config, schemas);
  if (newer.length > 0) return { problems: [...duplicates, ...newer.map(document.problem)] };
  const validate = configValidator(schemas);
  const shape = checkShape(validate, config, schemas);
  if (hasBrokenPart(config, shape)) return { problems: [...duplicates, ...shape.map(document.problem)] };
  // Stops here: every file in the missing folder would be reported too.
  if (!content)
    return { problems: [...duplicates, ...[...shape, ...noContent(config)].map(document.problem)] };
  const { context, entities, messages, ownEntities } = collect(document, files);
  const read = readContent(context, content, entities, messages);
  const filled = checkFilled(context, messages);
  const complete = checkComplete(context, messages, unreviewed, configPath);
  const value: unknown = config;
  const valid = validate(value) ? value : null;
  const findings = [
    ...shape,
    ...checkConfig(context),
    ...checkConfigWriting(context),
    ...(valid ? checkSections(valid) : []),
    ...checkOverrides(context, messages.engineIds),
    ...complete.findings,
    ...filled.findings,
    ...read.findings,
  ];
  // Warnings may follow from errors: a message is unused because the section that uses it is misspelt.
  const isWrong = findings.some(isError);
  const reported = isWrong ? findings.filter(({ severity }) => severity !== 'warning') : findings;
  const problems = [
    ...duplicates,
    ...reported.map(document.problem),
    ...entities.problems,
    ...messages.problems,
    ...filled.problems,
    ...complete.problems,
    ...(isWrong ? [] : checkMessageIds(context, messages, configPath)),
    ...checkUntranslatedMessages(context, messages),
    ...checkMessageWriting(context, messages),
    ...read.problems,
    ...checkDocuments(context, content.path, files.isServed === true ? 'warning' : 'error'),
    ...checkFolder(context, content, schemas, ownEntities),
  ];
  if (problems.some(({ severity }) => severity === 'error') || !valid) return { problems };
  return {
    problems,
    site: {
      ...siteOf(withoutHidden(valid), context, messages, read),
      documentSizes: content.documentSizes ?? {},
      fontFiles: namedFonts(valid, content),
      fileTimes: content.fileTimes ?? {},
    },
  };
}

const isError = ({ severity }: Finding): boolean => severity === undefined;

/**
 * Collects the references of a config, its entities and its messages.
 * @param more codes of languages that the site does not have, whose messages are wanted too
 */
export function collect(
  document: JsonFile,
  { schemas, catalogues, content }: SiteFiles,
  more: readonly string[] = [],
) {
  const config = document.value;
  const ownEntities = filesIn(content, /^entities\/[^/]+\.schema\.json$/);
  const entities = readEntities(
    schemas,
    ownEntities,
    entriesOf(at(config, 'forms')).flatMap(([, form]) => textAt(form, 'entity') ?? []),
  );
  const messages = readSiteCatalogues(document, catalogues, siteCatalogues(content), more);
  const context: CheckContext = {
    config,
    ...collectReferences(config, schemas),
    entities: entities.entities,
    messageIds: messages.ids,
    texts: content?.texts ?? {},
    ...(content ? { files: content.files } : {}),
  };
  return { context, entities, messages, ownEntities };
}

/** Checks the files of the content folder that are not records. */
function checkFolder(
  context: CheckContext,
  { path, files, pictures, pdfs, fonts }: ContentFolder,
  schemas: Schemas,
  own: readonly TextFile[],
): Problem[] {
  return [
    ...checkOwnEntities({ schemas, folder: path, files, own }),
    ...checkFileNames(path, files),
    ...checkPersonalNames(path, files, textsOf(at(context.config, 'publicNumbers'))),
    ...checkPictureFiles(path, pictures ?? new Map()),
    ...checkPdfFiles(path, pdfs ?? new Map()),
    ...checkFontFiles(context.config, path, fonts ?? new Map()),
  ];
}

const districtTextsIn = (texts: readonly DistrictText[], code: string) =>
  Object.fromEntries(texts.map(({ id, text }) => [id, text[code] ?? '']));

function siteOf(
  config: SiteConfig,
  context: CheckContext,
  messages: SiteCatalogues,
  { records, districtTexts }: Pick<ReadContent, 'records' | 'districtTexts'>,
): Omit<CheckedSite, 'folder' | 'documentSizes' | 'fontFiles' | 'fileTimes'> {
  return {
    config,
    entities: context.entities,
    catalogues: Object.fromEntries(
      languagesOf(context.config).map((code) => [
        code,
        { ...textsIn(messages, code), ...districtTextsIn(districtTexts, code) },
      ]),
    ),
    districtTextsUntil: districtTexts.map(({ until }) => until).sort()[0],
    records,
    sourceUses: collectSourceUses(config, context),
    documents: documentsOf(context),
  };
}

/** The font files that the theme names. */
function namedFonts({ theme }: SiteConfig, { fonts }: ContentFolder): CheckedSite['fontFiles'] {
  const names = Object.values(theme.fontFiles ?? {}).flatMap(({ regular, bold }) =>
    [regular, bold ?? []].flat(),
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const font = fonts?.get(name);
      return font ? [[name, font] as const] : [];
    }),
  );
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

/** The content folder that the config names and that does not exist. */
function noContent(config: Json): Finding[] {
  const folder = textAt(config, 'content');
  if (folder === undefined) return [];
  return [{ path: ['content'], ...mistake('content.missing', { folder }) }];
}

/** Files of the content folder whose names match. */
function filesIn(content: ContentFolder | undefined, pattern: RegExp): TextFile[] {
  return Object.entries(content?.texts ?? {})
    .filter(([file]) => pattern.test(file))
    .map(([file, text]) => ({ file: `${content?.path ?? ''}/${file}`, text }));
}

/** The site's files of messages by language code. */
function siteCatalogues(content: ContentFolder | undefined): CatalogueFiles {
  const files = filesIn(content, /^messages\/[A-Z]{2,3}\.json$/);
  return Object.fromEntries(files.map((file) => [basename(file.file), file]));
}

const basename = (file: string): string => file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
