import { at, keysOf, textAt } from '../../../src/check/document/json-access';
import type { Path } from '../../../src/check/document/path';
import { configFile, setIn, textOfFile, type Mutation } from './mutation';
import type { MutableSite } from './sites';

type ChangedFile = Pick<Mutation, 'file' | 'text' | 'picture'>;

/** A change of a site that is right. */
export interface ValidChange {
  readonly name: string;
  readonly change: (site: MutableSite) => ChangedFile | null;
}

const set =
  (path: Path, value: unknown) =>
  ({ files, config }: MutableSite): ChangedFile | null =>
    at(config, ...path.slice(0, -1)) === undefined
      ? null
      : { file: configFile, text: setIn(files.config.text, path, value) };

const text = { GU: 'ગામ', HI: 'गाँव', EN: 'Village' };

/** A text in the languages of the site. */
function inLanguages({ config }: MutableSite, words: Readonly<Record<string, string>>): object {
  return Object.fromEntries(keysOf(at(config, 'displayName')).map((code) => [code, words[code] ?? code]));
}

const setText =
  (path: Path, words: Readonly<Record<string, string>>) =>
  (site: MutableSite): ChangedFile | null =>
    set(path, inLanguages(site, words))(site);

const first =
  (file: string, key: Path, value: unknown) =>
  (site: MutableSite): ChangedFile | null => {
    const old = textOfFile(site, file);
    return old === undefined ? null : { file, text: setIn(old, [0, ...key], value) };
  };

function appendToDocument(line: string) {
  return (site: MutableSite): ChangedFile | null => {
    const [name = ''] = keysOf(at(site.config, 'documents'));
    const file = `content/${textAt(site.config, 'documents', name, 'file') ?? ''}.EN.md`;
    const old = textOfFile(site, file);
    return old === undefined ? null : { file, text: `${old}\n${line}\n` };
  };
}

export const validChanges: readonly ValidChange[] = [
  { name: 'no display', change: set(['display', 'toast'], undefined) },
  { name: 'an empty display of toasts', change: set(['display', 'toast'], {}) },
  { name: 'another edge for toasts', change: set(['display', 'toast', 'position'], 'bottom-center') },
  { name: 'no time zone', change: set(['timeZone'], undefined) },
  { name: 'no timeouts', change: set(['api'], undefined) },
  { name: 'no gap of the menu', change: set(['languages', 'list', 0, 'menuGap'], undefined) },
  { name: 'no numerals', change: set(['languages', 'list', 0, 'numerals'], undefined) },
  { name: 'no tab title', change: set(['pages', 0, 'tabTitle'], undefined) },
  { name: 'no placeholder', change: set(['display', 'placeholder'], undefined) },
  { name: 'another date format', change: set(['display', 'dateFormat'], 'DD.MM.YYYY') },
  { name: 'another time zone', change: set(['timeZone'], 'Asia/Calcutta') },
  { name: 'a public address without encryption', change: set(['publicAddress'], 'http://village.example') },
  { name: 'a public address with a port', change: set(['publicAddress'], 'https://village.example:8443') },
  { name: 'a council with a server', change: set(['api', 'host'], 'https://api.village.example') },
  { name: 'another timeout', change: set(['api', 'timeout'], 2.5) },
  {
    name: 'a title with the council',
    change: setText(['pages', 1, 'title'], {
      GU: '{council} ગામ',
      HI: '{council} गाँव',
      EN: '{council} village',
    }),
  },
  {
    name: 'a heading with the year',
    change: setText(['pages', 0, 'heading'], {
      GU: '{council} {year}',
      HI: '{council} {year}',
      EN: '{council} {year}',
    }),
  },
  {
    name: 'a title that is a name in every language',
    change: setText(['pages', 1, 'title'], { GU: 'ISO 9001', HI: 'ISO 9001', EN: 'ISO 9001' }),
  },
  {
    name: 'a title with a question',
    change: setText(['pages', 1, 'title'], { GU: 'ક્યાં??', HI: 'कहाँ??', EN: 'Where??' }),
  },
  {
    name: 'a title in French',
    change: setText(['pages', 1, 'title'], { GU: 'ગામ', HI: 'गाँव', EN: 'Café à côté' }),
  },
  {
    name: 'an override of a message',
    change: (site) => set(['messages'], { 'common.retry': inLanguages(site, text) })(site),
  },
  { name: 'fewer frame hosts', change: set(['frameHosts'], []) },
  { name: 'another radius', change: set(['theme', 'radius'], { control: 0 }) },
  { name: 'no fonts', change: set(['theme', 'fonts'], undefined) },
  { name: 'a font for another script', change: set(['theme', 'fonts', 'Beng'], 'Hind') },
  { name: 'the largest share', change: set(['submissions'], { retentionDays: 36500 }) },
  { name: 'a fresh time of a source', change: set(['sources', 'councilDetail', 'fresh'], 0) },
  {
    name: 'a record with an id that is a text',
    change: first('content/records/notices.json', ['id'], 'first-notice'),
  },
  { name: 'a record without a link', change: first('content/records/notices.json', ['link'], null) },
  {
    name: 'a link with a query',
    change: first('content/records/websites.json', ['link'], 'https://state.example/?a=1&b=??'),
  },
  {
    name: 'a date with a time',
    change: first('content/records/news.json', ['newsDate'], '2026-10-02T10:30:00+05:30'),
  },
  {
    name: 'one text for all languages',
    change: first('content/records/committees.json', ['name'], 'Gram Vikas'),
  },
  {
    name: 'a picture on another server',
    change: first('content/records/slides.json', ['imageBase64'], 'https://pictures.example/a.webp'),
  },
  {
    name: 'a picture as data',
    change: first('content/records/slides.json', ['imageBase64'], 'iVBORw0KGgoAAAANSUhEUg=='),
  },
  {
    name: 'several telephone numbers',
    change: first('content/records/councilDetail.json', ['contactNo'], '02666 233344, 233345'),
  },
  {
    name: 'a picture below 1 MB',
    change: () => ({ file: 'content/pictures/extra.jpg', picture: { bytes: 999_000, format: 'jpg' } }),
  },
  {
    name: 'a note beside the content',
    change: () => ({ file: 'content/notes.md', text: 'Remember ???? and {this}.' }),
  },
  { name: 'a document with a list', change: appendToDocument('1. One\n2. Two') },
  { name: 'a document with bold text', change: appendToDocument('This is **very** important, **really**.') },
  {
    name: 'a document with an external link',
    change: appendToDocument('See [the state](https://state.example/a(b)).'),
  },
  { name: 'a document with a telephone link', change: appendToDocument('Call [us](tel:108).') },
  { name: 'a document with an anchor', change: appendToDocument('## More {#more}\n\nSee [above](#more).') },
];
