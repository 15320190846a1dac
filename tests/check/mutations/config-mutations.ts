import { isObject } from '../../../src/model/json/json';
import { at, entriesOf, isList, textAt, textOf, type Json } from '../../../src/check/document/json-access';
import type { Path } from '../../../src/check/document/path';
import { configFile, linesOf, setIn, type Mutation, type MutationKind } from './mutation';
import type { MutableSite } from './sites';

type Find = (value: Json, path: Path) => boolean;

/** The path of the first value of the config that is looked for; undefined if there is none. */
function findPath(value: Json, matches: Find, path: Path = []): Path | undefined {
  if (matches(value, path)) return path;
  const children: readonly (readonly [string | number, Json])[] = isList(value)
    ? value.map((item, index) => [index, item] as const)
    : entriesOf(value);
  for (const [key, child] of children) {
    const found = findPath(child, matches, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

/** Matches paths that end with these keys and hold a text or another plain value. */
const ending =
  (...keys: readonly (string | number)[]): Find =>
  (value, path) =>
    !isObject(value) && !isList(value) && keys.every((key, index) => path.at(index - keys.length) === key);

const section =
  (template: string, look?: string): Find =>
  (value) =>
    textAt(value, 'template') === template && (look === undefined || textAt(value, 'look') === look);

interface Change {
  readonly name: string;
  readonly find: Find;
  /** The new value, from the old one. */
  readonly to: (old: Json) => unknown;
  readonly says: string;
  /** Keys from the value that was found to the one that changes, and to the one that is reported. */
  readonly key?: Path;
  readonly reported?: (path: Path) => Path;
  readonly severity?: 'warning';
}

const typo = (old: Json): string => {
  const text = typeof old === 'string' ? old : '';
  return `${text.slice(0, -1)}${text.at(-1) ?? ''}${text.at(-1) ?? ''}`;
};

const near = 'Did you mean';

const changes: readonly Change[] = [
  // Names
  {
    name: 'a misspelt source',
    find: (value, path) => path[0] === 'pages' && path.at(-1) === 'source' && typeof value === 'string',
    to: typo,
    says: 'is not a source. Did you mean',
  },
  {
    name: 'a misspelt entity',
    find: (_, path) => path[0] === 'sources' && path.at(-1) === 'entity',
    to: typo,
    says: 'is not an entity. Did you mean',
  },
  {
    name: 'an entity that does not exist',
    find: (_, path) => path[0] === 'sources' && path.at(-1) === 'entity' && path[1] !== 'councilDetail',
    to: () => 'thatchedroof',
    says: 'belongs in “content/entities/thatchedroof.schema.json”',
  },
  {
    name: 'a misspelt page in the menu',
    find: (value, path) => path[0] === 'menu' && path.at(-1) === 'page' && value !== '/',
    to: typo,
    says: 'is not the path of a page. Did you mean',
  },
  {
    name: 'a misspelt page in the footer',
    find: (_, path) => path.join('.') === 'shell.footer.pages.0',
    to: typo,
    says: 'is not the path of a page. Did you mean',
  },
  {
    name: 'a misspelt page of a subject',
    find: (_, path) => path.slice(-3).join('.') === 'pages.0.page' && path[0] === 'menu',
    to: typo,
    says: near,
  },
  { name: 'a misspelt page to offer offline', find: ending('offline', 'pages', 1), to: typo, says: near },
  {
    name: 'a misspelt page of the site map',
    find: (_, path) => path.includes('groups') && path.slice(-2).join('.') === 'pages.0',
    to: (old) => (old === '/' ? '/index' : typo(old)),
    says: 'is not the path of a page',
  },
  {
    name: 'a misspelt subject of a page',
    find: (_, path) => path[0] === 'pages' && path.at(-1) === 'subject',
    to: typo,
    says: near,
  },
  { name: 'a misspelt subject in the menu', find: ending('each', 'subject'), to: typo, says: near },
  { name: 'a misspelt flag', find: ending('when', 'flag'), to: typo, says: near },
  {
    name: 'a misspelt form',
    find: (_, path) => path[0] === 'pages' && path.at(-1) === 'form',
    to: typo,
    says: near,
  },
  {
    name: 'a misspelt term',
    find: (_, path) => path[0] === 'pages' && path.slice(-2).join('.') === 'terms.0',
    to: typo,
    says: 'is not a name in “terms”',
  },
  {
    name: 'a misspelt document',
    find: (_, path) => path[0] === 'pages' && path.at(-1) === 'document',
    to: typo,
    says: near,
  },
  {
    name: 'a misspelt format',
    find: (_, path) => path[0] === 'pages' && path.at(-1) === 'format',
    to: typo,
    says: near,
  },
  {
    name: 'a misspelt message',
    find: (value, path) =>
      path[0] === 'pages' && path.at(-1) === 'title' && !path.includes('bind') && typeof value === 'string',
    to: (old) => textOf(old).slice(0, -1),
    says: 'is not the id of a message',
  },
  {
    name: 'a misspelt picture',
    find: ending('theme', 'logo'),
    to: () => 'pictures/lgoo.png',
    says: 'Did you mean “pictures/logo.png”?',
  },
  {
    name: 'a picture with another ending',
    find: ending('theme', 'logo'),
    to: () => 'pictures/logo.jpg',
    says: 'Did you mean “pictures/logo.png”?',
  },
  {
    name: 'a picture with capitals',
    find: ending('theme', 'logo'),
    to: () => 'pictures/LOGO.PNG',
    says: 'Did you mean “pictures/logo.png”?',
  },
  {
    name: 'a picture without its folder',
    find: ending('theme', 'logo'),
    to: () => 'logo.png',
    says: 'Did you mean “pictures/logo.png”?',
  },
  {
    name: 'a picture that does not exist',
    find: ending('theme', 'logo'),
    to: () => 'pictures/temple-tower.png',
    says: 'Put the picture there',
  },
  {
    name: 'a misspelt file of a document',
    find: (_, path) => path[0] === 'documents' && path.at(-1) === 'file',
    to: typo,
    says: 'The content folder has no',
  },
  {
    name: 'the default language misspelt',
    find: ending('languages', 'default'),
    to: () => 'XX',
    says: 'is not the code of a language',
  },
  {
    name: 'the language for unknown codes misspelt',
    find: ending('languages', 'unknown'),
    to: () => 'ENG',
    says: 'Did you mean “EN”?',
  },
  // Fields
  {
    name: 'a misspelt field of a binding',
    find: (value, path) =>
      path.includes('bind') && path[0] === 'pages' && path.at(-1) === 'title' && typeof value === 'string',
    to: typo,
    says: 'is not a field of',
  },
  {
    name: 'a misspelt field of a condition',
    find: (_, path) => path.includes('where') && path.at(-1) === 'field',
    to: typo,
    says: 'is not a field of',
  },
  {
    name: 'a misspelt field of an order',
    find: ending('orderBy', 'field'),
    to: typo,
    says: 'is not a field of',
  },
  {
    name: 'a misspelt field of a fact',
    find: (_, path) => path.includes('facts') && path[0] === 'pages' && path.at(-1) === 'field',
    to: typo,
    says: 'is not a field of',
  },
  {
    name: 'a misspelt field of the council',
    find: ending('council', 'bind', 'taluka'),
    to: typo,
    says: near,
  },
  { name: 'a misspelt field of a filter', find: ending('filter', 'field'), to: typo, says: near },
  { name: 'a misspelt field of a group', find: ending('group', 'items'), to: typo, says: near },
  {
    name: 'a misspelt field that a section needs',
    find: (_, path) => path.slice(-2).join('.') === 'needs.0',
    to: typo,
    says: 'is not a field of',
  },
  {
    name: 'a flag compared with a text',
    find: (value, path) => value === true && path.at(-1) === 'equals',
    to: () => 'yes',
    says: 'without quotation marks',
  },
  {
    name: 'an unknown placeholder of a query',
    find: ending('query', 'lang'),
    to: () => '$langauge',
    says: 'Did you mean “$language”?',
  },
  // Looks
  {
    name: 'a caption in a look that shows none',
    find: section('card-grid', 'people'),
    key: ['bind', 'caption'],
    to: () => 'name',
    says: 'does not show “caption”',
  },
  {
    name: 'facts in a look that shows none',
    find: section('card-grid', 'pictures'),
    key: ['bind', 'body'],
    to: () => 'description',
    says: 'does not show “body”',
  },
  {
    name: 'facts of officials',
    find: section('card-grid', 'plaques'),
    key: ['bind', 'body'],
    to: () => 'name',
    says: 'does not show “body”',
  },
  {
    name: 'a picture of a notice',
    find: section('list', 'notices'),
    key: ['bind', 'image'],
    to: () => 'link',
    says: 'does not show “image”',
  },
  {
    name: 'an address of a tale',
    find: section('list', 'tales'),
    key: ['icon'],
    to: () => 'home',
    says: 'does not show an icon',
  },
  {
    name: 'captions without pictures',
    find: section('category-pills'),
    key: ['bind', 'image'],
    to: () => undefined,
    reported: (path) => [...path.slice(0, -1), 'caption'],
    says: 'Bind “image”',
  },
  {
    name: 'a view of no map',
    find: (value) => textAt(value, 'mapView') !== undefined,
    key: ['bind', 'map'],
    to: () => undefined,
    reported: (path) => [...path.slice(0, -2), 'mapView'],
    says: 'There is no map to show',
  },
  // Texts
  {
    name: 'an inline text without a language',
    find: (value, path) => path[0] === 'pages' && isObject(value) && 'EN' in value,
    key: ['GU'],
    to: () => undefined,
    reported: (path) => path.slice(0, -1),
    says: 'missing in GU',
  },
  {
    name: 'an inline text in an unknown language',
    find: (value, path) => path[0] === 'pages' && isObject(value) && 'EN' in value,
    key: ['FR'],
    to: () => 'Puits',
    says: 'is not a language code',
  },
  {
    name: 'an inline text with an unknown placeholder',
    find: (value, path) => path[0] === 'pages' && isObject(value) && 'EN' in value,
    key: ['EN'],
    to: () => 'The {coucil}',
    says: 'Did you mean “council”?',
  },
  {
    name: 'an inline text with an open brace',
    find: (value, path) => path[0] === 'pages' && isObject(value) && 'EN' in value,
    key: ['EN'],
    to: () => 'The {council',
    says: 'is not a valid message',
  },
  {
    name: 'an inline text in a wrong encoding',
    find: (value, path) => path[0] === 'pages' && isObject(value) && 'EN' in value,
    key: ['GU'],
    to: () => 'àª—àª¾àª®',
    says: 'It was probably “ગામ”',
  },
  {
    name: 'an inline text of question marks',
    find: (value, path) => path[0] === 'pages' && isObject(value) && 'EN' in value,
    key: ['GU'],
    to: () => '???? ??',
    says: 'save the file as UTF-8',
  },
  {
    name: 'a message with values that a label lacks',
    find: (value, path) =>
      path[0] === 'pages' && path.length === 3 && path[2] === 'title' && typeof value === 'string',
    to: () => 'form.reference',
    says: 'the page would show “form.reference” instead',
  },
  // Pages
  {
    name: 'two pages with one path',
    find: ending('pages', 1, 'path'),
    to: () => '/',
    says: 'is already the path of pages[0]',
  },
  {
    name: 'a page under an address of the engine',
    find: ending('pages', 1, 'path'),
    to: () => '/api/x',
    says: 'the engine uses it',
  },
  {
    name: 'a page under a language',
    find: ending('pages', 1, 'path'),
    to: () => '/en/x',
    says: 'URL prefix of a language',
  },
  {
    name: 'no home page',
    find: ending('pages', 0, 'path'),
    to: () => '/start',
    reported: () => ['pages'],
    says: 'There is no page with the path “/”',
  },
  {
    name: 'a marker beyond the last',
    find: ending('pages', 1, 'marker'),
    to: () => 99,
    says: 'The markers go from 1',
  },
  { name: 'too few markers', find: ending('shell', 'markers'), to: () => 1, says: 'use up to' },
  // Settings
  {
    name: 'an unknown time zone',
    find: ending('timeZone'),
    to: () => 'Asia/Kolkatta',
    says: 'Did you mean “Asia/Kolkata”?',
  },
  {
    name: 'an unknown locale',
    find: ending('list', 0, 'locale'),
    to: () => 'qq-IN',
    says: 'is not a known locale',
  },
  {
    name: 'an address with a path',
    find: ending('publicAddress'),
    to: () => 'https://village.example?x=1',
    says: 'is not the URL of a site',
  },
  {
    name: 'a script that does not exist',
    find: (_, path) => path.join('.') === 'theme.fonts',
    key: ['Gujx'],
    to: () => 'Hind',
    says: 'is not the code of a script',
  },
  {
    name: 'a misspelt font',
    find: ending('fonts', 'Gujr'),
    to: () => 'Hind Vadodra',
    severity: 'warning',
    says: 'Did you mean “Hind Vadodara”?',
  },
  {
    name: 'a font that the engine lacks',
    find: ending('fonts', 'Gujr'),
    to: () => 'Comic Village',
    severity: 'warning',
    says: 'The engine has no font',
  },
  {
    name: 'a colour with too little contrast',
    find: (_, path) => path.join('.') === 'theme',
    key: ['colours', 'light', 'accent'],
    to: () => '#7FB5BA',
    says: 'Too little contrast',
  },
  {
    name: 'a day that is not in the calendar',
    find: (_, path) => path[0] === 'documents' && path.at(-1) === 'updated',
    to: () => '2025-02-30',
    says: 'is not a day of the calendar',
  },
  {
    name: 'a cleared key that nothing uses',
    find: (_, path) => path.slice(-2).join('.') === 'clears.0',
    to: typo,
    says: 'No source is cached under',
  },
  {
    name: 'columns wider than the table',
    find: ending('share'),
    to: () => 95,
    reported: (path) => path.slice(0, -2),
    says: 'the maximum is 100',
  },
  {
    name: 'a form field that its own entity lacks',
    find: (_, path) => path.join('.') === 'forms.hall',
    key: ['constants'],
    to: () => ({ band: 'yes' }),
    says: 'Add “band” to “properties” in “content/entities/hall-booking.schema.json”',
  },
  {
    name: 'a form field that the council does not know',
    find: (_, path) => path[0] === 'forms' && path.slice(-2).join('.') === '3.name',
    to: typo,
    says: near,
  },
  {
    name: 'a surface on which texts cannot be read',
    find: ending('theme', 'colours', 'light', 'surface'),
    to: () => '#6B6B6B',
    says: 'Too little contrast',
  },
  {
    name: 'a title that is to be cut where titles are not',
    find: (value, path) => path.slice(-2).join('.') === 'bind.title' && value === 'name',
    to: (old) => ({ field: old, cutAt: 40 }),
    reported: (path) => [...path, 'cutAt'],
    says: '“cutAt” has no effect on “title”',
  },
  {
    name: 'a format of numbers for an amount',
    find: (value, path) => path.at(-1) === 'format' && path.includes('facts') && value === 'rupees',
    to: () => 'litres',
    says: 'is a format of numbers',
  },
  {
    name: 'a fact of the top bar that the council does not have',
    find: (_, path) => path.slice(0, 3).join('.') === 'shell.topBar.facts' && path.at(-1) === 'field',
    to: typo,
    says: near,
  },
  {
    name: 'a date of notices that is a name',
    find: (value, path) => path.slice(-2).join('.') === 'bind.date' && value === 'dug',
    to: () => 'name',
    says: 'but a date is expected',
  },
  {
    name: 'an excerpt of a field that the form lacks',
    find: ending('excerptField'),
    to: typo,
    says: near,
  },
  {
    name: 'the same code for two options',
    find: (value, path) => path.slice(-3).join('.') === 'options.1.value' && value === 'meeting',
    to: () => 'wedding',
    says: 'already has the value',
  },
  {
    name: 'the label of a coded option in no language',
    find: (_, path) => path[0] === 'forms' && path.slice(-3).join('.') === 'options.0.label',
    to: () => ({ XX: 'x' }),
    reported: (path) => [...path, 'XX'],
    says: 'is not a language code',
  },
  {
    name: 'a day of a form that no calendar has',
    find: (value, path) => path[0] === 'forms' && path.at(-1) === 'max' && value === '2030-12-31',
    to: () => '2030-02-30',
    says: 'is not a day of the calendar',
  },
  {
    name: 'a largest number below the smallest',
    find: (value, path) => path[0] === 'forms' && path.at(-1) === 'max' && value === 500,
    to: () => 0,
    says: 'is below the smallest one',
  },
  {
    name: 'a field of a kind that the entity refuses',
    find: (value, path) => path[0] === 'forms' && path.at(-1) === 'kind' && value === 'checkbox',
    to: () => 'date',
    says: 'sends a string, but the entity says',
  },
  {
    name: 'two forms with one prefix',
    find: ending('question', 'referencePrefix'),
    to: () => 'HALL',
    reported: () => ['forms', 'hall', 'referencePrefix'],
    says: 'already has the prefix',
  },
  {
    name: 'a privacy page that does not exist',
    find: ending('submissions', 'privacyPage'),
    to: typo,
    says: 'is not the path of a page. Did you mean',
  },
  {
    name: 'a fact that is not bound',
    find: ending('council', 'bind', 'taluka'),
    to: () => undefined,
    reported: () => ['shell', 'topBar', 'facts', 0],
    says: 'does not say which field holds it',
  },
  {
    name: 'a link that is no URL',
    find: (_, path) => path[0] === 'menu' && path.at(-1) === 'address' && !path.includes('each'),
    to: () => 'www.district.example',
    says: 'has the wrong format',
  },
];

const samePath = (path: Path): Path => path;

function changeOf({ files, config }: MutableSite, change: Change): Mutation | null {
  const { find, key = [], to, says, reported = samePath, severity } = change;
  const found = findPath(config, find);
  if (!found) return null;
  const path: Path = [...found, ...key];
  const text = setIn(files.config.text, path, to(at(config, ...path) ?? null));
  const lines = linesOf(text, reported(path));
  return { file: configFile, text, lines, says, ...(severity && { severity }) };
}

/** A part of the config that others refer to, removed as a whole: one line, not one for each reference. */
function removedParts(): MutationKind[] {
  return ['terms', 'forms', 'documents', 'flags', 'subjects'].map((part) => ({
    group: 'config, missing part',
    name: `no ${part}`,
    change: ({ files, config }) => {
      if (at(config, part) === undefined) return null;
      const text = setIn(files.config.text, [part], undefined);
      const uses = text
        .split('\n')
        .flatMap((line, index) =>
          /"(?:form|document|flag|subject|terms)":/.test(line) ? [index + 1, index + 2] : [],
        );
      return { file: configFile, text, lines: [...linesOf(text, []), ...uses], says: part.slice(0, -1) };
    },
  }));
}

/** Keys that are renamed to ones that are not near any. */
function unknownKeys(): MutationKind[] {
  return ['theme', 'api', 'council', 'notFound', 'shell'].map((part) => ({
    group: 'config, unknown key',
    name: `an unknown key in ${part}`,
    change: ({ files, config }) => {
      const [first] = entriesOf(at(config, part))[0] ?? [];
      if (first === undefined) return null;
      const text = setIn(files.config.text, [part, 'somethingElse'], 1);
      return {
        file: configFile,
        text,
        lines: linesOf(text, [part, 'somethingElse']),
        says: 'Possible values:',
      };
    },
  }));
}

/** Mistakes that fit the schema, or that a name of another part decides. */
export const configMutations: readonly MutationKind[] = [
  ...changes.map((change) => ({
    group: 'config, meaning',
    name: change.name,
    change: (site: MutableSite) => changeOf(site, change),
  })),
  ...removedParts(),
  ...unknownKeys(),
];
