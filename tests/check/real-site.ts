import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSchemas } from '../../src/server/site/folder/engine-folder';
import { checkSite, type CheckResult, type SiteFiles } from '../../src/check/check-site';
import { entriesOf, textAt, at, keysOf, type Json } from '../../src/check/document/json-access';
import { parseJsonFile } from '../../src/check/document/json-document';
import { collectReferences } from '../../src/check/references/collect-references';
import { inEnglish, wordProblem, type WordedProblem } from '../../src/check/sentences/sentence';
import type { Problem } from '../../src/engine/site/checked-site';

export const engineFolder = join(import.meta.dirname, '../..');
export const schemas = await readSchemas(join(engineFolder, 'schemas'));
export const realText = readFileSync(join(engineFolder, 'site.config.json'), 'utf8');

export const real: Json = parseJsonFile({ file: 'site.config.json', text: realText }).document?.value ?? null;
const codes = ['GU', 'HI', 'EN'];
const { references } = collectReferences(real, schemas);

function namesOfKind(kind: string): string[] {
  return references
    .filter((reference) => reference.kind === kind)
    .flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

/** Messages for all that the real config uses, so that these tests do not depend on the catalogues. */
export const messages: Readonly<Record<string, string>> = Object.fromEntries(
  namesOfKind('text').map((id) => [id, `Text of ${id}`]),
);

/** Messages of the engine; the others are the site's. */
const engineMessages = {
  'common.noData': 'No data',
  'common.notAvailable': 'N/A',
  'pictures.count': '{count, plural, one {# picture} other {# pictures}}',
};

const siteMessages = Object.fromEntries(Object.entries(messages).filter(([id]) => !(id in engineMessages)));

const entityFolder = join(engineFolder, 'content/entities');
const ownEntities = readdirSync(entityFolder).map(
  (file) => [`entities/${file}`, readFileSync(join(entityFolder, file), 'utf8')] as const,
);

/** A content folder with every file that the real config names and its own entities, without records. */
function standInTexts(): Record<string, string> {
  const records = entriesOf(at(real, 'sources')).map(
    ([name, source]) => `records/${textAt(source, 'records') ?? name}.json`,
  );
  const documents = keysOf(at(real, 'documents')).flatMap((name) =>
    codes.map((code) => `${textAt(real, 'documents', name, 'file') ?? ''}.${code}.md`),
  );
  return Object.fromEntries([
    ...ownEntities,
    ...records.map((file) => [file, '[]'] as const),
    ...documents.map((file) => [file, '[](/cookiepolicy)'] as const),
  ]);
}

export interface Changes {
  /** Text of the site config. */
  readonly config?: string;
  /** Files of the content folder, over the stand-ins. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Files of messages by language, over the stand-ins. */
  readonly messages?: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;
}

/** The real site's files with stand-ins for its content and messages. */
export function siteFiles(changes: Changes = {}): SiteFiles {
  const own = Object.fromEntries(
    codes.map((code) => [
      `messages/${code}.json`,
      JSON.stringify({ ...siteMessages, ...changes.messages?.[code] }),
    ]),
  );
  const texts = { ...standInTexts(), ...own, ...changes.texts };
  return {
    config: { file: 'site.config.json', text: changes.config ?? realText },
    schemas,
    catalogues: Object.fromEntries(
      [...codes, 'KN'].map((code) => [code, { file: `${code}.json`, text: JSON.stringify(engineMessages) }]),
    ),
    unreviewed: ['KN'],
    content: { path: 'content', files: new Set([...Object.keys(texts), ...namesOfKind('picture')]), texts },
  };
}

export function check(changes: Changes = {}): CheckResult {
  return checkSite(siteFiles(changes));
}

const known = check().problems.map(nameOf);

/** Problems that a change causes, without those of the unchanged site. */
export function newProblems(changes: Changes): readonly Problem[] {
  return check(changes).problems.filter((problem) => !known.includes(nameOf(problem)));
}

function nameOf({ at: place, message }: Problem): string {
  return `${place} ${inEnglish(message)}`;
}

/** Problems in English. */
export const inWords = (problems: readonly Problem[]): readonly WordedProblem[] =>
  problems.map((problem) => wordProblem(problem, 'EN'));

/** A new problem in one line, as the tables of these tests expect it. */
export function formatShort(problem: Problem): string {
  const { file, line, message, hint, severity } = wordProblem(problem, 'EN');
  const place = file === 'site.config.json' ? String(line) : `${file}:${String(line)}`;
  return [place, ...(severity === 'warning' ? ['(warning)'] : []), message, hint ?? ''].join(' ').trim();
}
