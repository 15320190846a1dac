import { applyEdits, findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Path } from '../../src/check/document/path';
import { removeAt } from '../remove-at';
import { isObject, objectOf, parseJson } from '../../src/engine/json/json';
import type { Answers } from './answers';
import { inline } from './inline-json';
import { layOutConfig } from './lay-out-config';
import { fontsOf, engineLanguagesOf } from './languages';
import { pagesOfSenders, partsOf, sectionNames } from './sections';

/** The parts of the template's config that a site without some of its sections leaves out. */
interface Dropped {
  readonly sources: ReadonlySet<unknown>;
  readonly pages: ReadonlySet<unknown>;
  readonly forms: ReadonlySet<unknown>;
  readonly documents: ReadonlySet<unknown>;
  readonly hasForms: boolean;
}

function droppedParts({ sections }: Answers): Dropped {
  const left = sectionNames.filter((name) => !sections.includes(name)).map(partsOf);
  const hasForms = sections.some((name) => partsOf(name).form !== undefined);
  return {
    sources: new Set(left.flatMap(({ sources = [] }) => sources)),
    pages: new Set([...left.flatMap(({ page = [] }) => page), ...(hasForms ? [] : pagesOfSenders)]),
    forms: new Set(left.flatMap(({ form = [] }) => form)),
    documents: new Set(left.flatMap(({ document = [] }) => document)),
    hasForms,
  };
}

/** Whether an item of a list of the config shows only what is dropped. */
function isDropped(item: unknown, dropped: Dropped): boolean {
  const { source, page, path, pages, entries, lists } = objectOf(item);
  const inner = entries ?? lists ?? pages;
  return (
    dropped.sources.has(source) ||
    dropped.pages.has(page ?? path ?? item) ||
    (pages === 'forms' && !dropped.hasForms) ||
    (Array.isArray(inner) && inner.every((each) => isDropped(each, dropped)))
  );
}

/** Paths of what is dropped in a value, in the order of the text. */
function droppedPaths(value: unknown, dropped: Dropped, path: Path = []): Path[] {
  if (!isObject(value) && !Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const step = [...path, Array.isArray(value) ? Number(key) : key];
    const isName =
      (path[0] === 'sources' && dropped.sources.has(key)) ||
      (path[0] === 'forms' && dropped.forms.has(key)) ||
      (path[0] === 'documents' && dropped.documents.has(key));
    const isGone = path.length === 1 && isName;
    if (isGone || (Array.isArray(value) && isDropped(inner, dropped))) return [step];
    return droppedPaths(inner, dropped, step);
  });
}

function setAt(text: string, path: Path, value: unknown): string {
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  if (!node) throw new Error(`The template has no ${path.join('.')}.`);
  return applyEdits(text, [{ offset: node.offset, length: node.length, content: inline(value) }]);
}

/** A group of the menu with one page is an entry by itself. */
function withoutSmallGroups(text: string): string {
  const { menu } = objectOf(parseJson(text));
  const groups = Array.isArray(menu) ? menu.map(objectOf) : [];
  return groups.reduce<string>((left, { entries, icon }, index) => {
    if (!Array.isArray(entries) || entries.length !== 1) return left;
    return setAt(left, ['menu', index], { ...objectOf(entries[0]), icon });
  }, text);
}

/** The config of a new site. `schema` is the address of the engine's schema from the folder of the site. */
export function siteConfig(template: string, answers: Answers, schema: string, today: string): string {
  const { languages, sections, colours, from } = answers;
  const [first = 'EN'] = languages;
  const { suffix } = objectOf(objectOf(objectOf(objectOf(parseJson(template)).shell).title));
  const set: readonly (readonly [Path, unknown])[] = [
    [['$schema'], schema],
    [['displayName'], answers.name],
    [['publicAddress'], answers.address],
    [['dataContact', 'name'], answers.name],
    [['languages'], { default: first, unknown: first, list: engineLanguagesOf(languages) }],
    [['theme', 'fonts'], fontsOf(languages)],
    [['theme', 'colours', 'base'], colours],
    [['api', 'host'], from],
    [
      ['shell', 'title', 'suffix'],
      Object.fromEntries(languages.map((code) => [code, objectOf(suffix)[code]])),
    ],
    [['documents', 'privacy', 'updated'], today],
  ];
  const { hasForms } = droppedParts(answers);
  const filled = set.reduce((text, [path, value]) => setAt(text, path, value), template);
  const unused: readonly (readonly [Path, boolean])[] = [
    [['theme', 'colours'], colours === null],
    [['api'], from === null],
    [['display'], !sections.includes('works')],
    [['submissions'], !hasForms],
    [['dataContact'], !hasForms],
    [['forms'], !hasForms],
    // The only list beside the text about the council has the whole width.
    [['pages', 0, 'sections', 0, 'width'], sections.includes('notices') !== sections.includes('news')],
  ];
  const paths = droppedPaths(parseJson(filled), droppedParts(answers));
  const chosen = paths.reduceRight(removeAt, filled);
  const small = unused.filter(([, isUnused]) => isUnused);
  const config = withoutSmallGroups(small.reduce((text, [path]) => removeAt(text, path), chosen));
  return layOutConfig(objectOf(parseJson(config)));
}
