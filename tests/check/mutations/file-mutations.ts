import { at, entriesOf, keysOf, textAt } from '../../../src/check/document/json-access';
import { readDocument } from '../../../src/check/document/json-document';
import type { Path } from '../../../src/check/document/path';
import {
  configFile,
  linesOf,
  renameKey,
  setIn,
  textOfFile,
  type Mutation,
  type MutationKind,
} from './mutation';
import type { MutableSite } from './sites';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Files of messages in English, Gujarati and Hindi; a site may lack them. */
const english = 'content/messages/EN.json';
const gujarati = 'content/messages/GU.json';

interface MessageChange {
  readonly name: string;
  readonly file: string;
  /** Changes the text of the file of messages; `id` is the first message without placeholders. */
  readonly change: (text: string, id: string) => { readonly text: string; readonly path: Path };
  readonly says: string;
  readonly severity?: 'warning';
}

const set = (value: unknown) => (text: string, id: string) => ({
  text: setIn(text, [id], value),
  path: [id],
});
const add = (id: string, value: unknown) => (text: string) => ({
  text: setIn(text, [id], value),
  path: [id],
});

const messageChanges: readonly MessageChange[] = [
  {
    name: 'a misspelt id of the engine',
    file: gujarati,
    change: add('comon.close', 'બંધ કરો'),
    says: 'Did you mean “common.close”?',
    severity: 'warning',
  },
  {
    name: 'a message that nothing uses',
    file: gujarati,
    change: add('fair.programme', 'મેળો'),
    says: 'is never used',
    severity: 'warning',
  },
  {
    name: 'a placeholder in one language',
    file: gujarati,
    change: set('ગામ {naam}'),
    says: 'Use the same placeholders in every language',
  },
  {
    name: 'a text that is still to be written',
    file: gujarati,
    change: set('Lorem ipsum'),
    says: 'still to be written',
    severity: 'warning',
  },
  { name: 'an open brace', file: gujarati, change: set('ગામ {'), says: 'a closing brace } is missing' },
  { name: 'empty braces', file: gujarati, change: set('ગામ {}'), says: 'the braces { } are empty' },
  { name: 'an open tag', file: gujarati, change: set('<b>ગામ'), says: 'is not closed' },
  {
    name: 'a choice without other',
    file: gujarati,
    change: set('{n, plural, one {#}}'),
    says: 'has no “other” branch',
  },
  { name: 'an empty text', file: gujarati, change: set(''), says: 'An empty text was found' },
  { name: 'a number instead of a text', file: gujarati, change: set(5), says: 'The number 5 was found' },
  {
    name: 'an object without its text',
    file: gujarati,
    change: set({ english: 'x' }),
    says: 'The message has no “text”',
  },
  {
    name: 'a text in a wrong encoding',
    file: gujarati,
    change: set('àª—àª¾àª®'),
    says: 'It was probably “ગામ”',
  },
  { name: 'a text of question marks', file: gujarati, change: set('?????'), says: 'save the file as UTF-8' },
  { name: 'lost letters', file: gujarati, change: set('ગા\uFFFD'), says: 'save the file as UTF-8' },
  {
    name: 'a placeholder that gets no value',
    file: gujarati,
    change: add('common.close', 'બંધ {what}'),
    says: 'which the engine does not fill in',
  },
  {
    name: 'a list instead of messages',
    file: english,
    change: () => ({ text: '[]', path: [] }),
    says: 'from message ids to texts',
  },
  {
    name: 'an empty file',
    file: english,
    change: () => ({ text: '', path: [] }),
    says: 'an object without keys is {}',
  },
  {
    name: 'a lost comma',
    file: english,
    change: (text) => ({
      text: text.replace(/",\n/, '"\n'),
      path: [keysOf(readDocument({ file: '', text }).document?.value)[0] ?? ''],
    }),
    says: 'a comma is missing',
  },
];

function changeMessages(site: MutableSite, change: MessageChange): Mutation | null {
  const text = textOfFile(site, change.file);
  const found = entriesOf(readDocument({ file: '', text: text ?? '{}' }).document?.value);
  const id = found.find(([, words]) => typeof words === 'string' && !words.includes('{'))?.[0];
  if (text === undefined || id === undefined) return null;
  const next = change.change(text, id);
  const known = readDocument({ file: '', text: next.text }).document ? next.text : text;
  const { says, severity, file } = change;
  return { file, text: next.text, lines: linesOf(known, next.path), says, ...(severity && { severity }) };
}

interface TextChange {
  readonly name: string;
  /** Replaces the text, in which the mistake is then at this offset. */
  readonly change: (text: string) => { readonly text: string; readonly offset: number };
  readonly says: string;
  readonly severity?: 'warning';
}

const append =
  (line: string, within = 0) =>
  (text: string) => ({ text: `${text}\n${line}\n`, offset: text.length + 1 + within });

const documentChanges: readonly TextChange[] = [
  {
    name: 'a placeholder that does not exist',
    change: append('Write to {emial}.'),
    says: 'Did you mean “email”?',
  },
  {
    name: 'a placeholder of another kind',
    change: append('Since {established}.'),
    says: 'stands for nothing',
  },
  { name: 'a link to no page', change: append('See [the map](/map-of-the-village).'), says: 'is not a page' },
  {
    name: 'a link without its beginning',
    change: append('See [the state](www.state.example).'),
    says: 'Begin it with https://',
  },
  {
    name: 'a link with a wrong scheme',
    change: append('See [the state](htps://state.example).'),
    says: 'Begin it with https://',
  },
  {
    name: 'a link with a blank',
    change: append('See [the state] (https://state.example).'),
    says: 'without a blank between',
  },
  {
    name: 'a link that is not closed',
    change: append('See [the state](https://state.example'),
    says: 'Add a closing parenthesis',
  },
  {
    name: 'a picture',
    change: append('![The village](pictures/logo.png)'),
    says: 'Documents show no pictures',
  },
  { name: 'HTML', change: append('This is <b>bold</b>.'), says: 'Documents show no HTML' },
  {
    name: 'bold text that is not closed',
    change: append('This is **bold.'),
    says: 'before and after the bold words',
  },
  { name: 'a heading without a blank', change: append('##More'), says: 'Write “## Heading”' },
  { name: 'a text in a wrong encoding', change: append('àª—àª¾àª®'), says: 'wrong encoding' },
  { name: 'a text of question marks', change: append('???? ?????'), says: 'save the file as UTF-8' },
  { name: 'lost letters', change: append('ગા\uFFFDમ'), says: 'save the file as UTF-8' },
  {
    name: 'letters of a font that is not Unicode',
    change: append('fon~;ky; Hkou dk fuekZ.k {ks=k'),
    says: 'Convert the text to Unicode',
    severity: 'warning',
  },
  {
    name: 'a letter in a number',
    change: append('તા. ૧/૪/ર૦૨૬', 4),
    says: 'Write “૧/૪/૨૦૨૬”',
    severity: 'warning',
  },
  { name: 'an empty document', change: () => ({ text: ' \n', offset: 0 }), says: 'Write its text' },
];

/** The file of a site's first document in its first language. */
function documentFile({ config }: MutableSite): string | null {
  const [name] = keysOf(at(config, 'documents'));
  const base = name === undefined ? undefined : textAt(config, 'documents', name, 'file');
  const code = textAt(config, 'languages', 'list', 0, 'code');
  return base === undefined || code === undefined ? null : `content/${base}.${code}.md`;
}

function changeDocument(site: MutableSite, { change, says, severity }: TextChange): Mutation | null {
  const file = documentFile(site);
  const text = file === null ? undefined : textOfFile(site, file);
  if (file === null || text === undefined) return null;
  const next = change(text);
  const lines = [lineAt(next.text, next.offset)];
  return { file, text: next.text, lines, says, ...(severity && { severity }) };
}

const entity = 'content/entities/village-well.schema.json';

interface EntityChange {
  readonly name: string;
  readonly change: (text: string) => { readonly text: string; readonly path: Path };
  readonly says: string;
}

const setEntity =
  (path: Path, value: unknown, reported = path) =>
  (text: string) => ({ text: setIn(text, path, value), path: reported });

const entityChanges: readonly EntityChange[] = [
  {
    name: 'a property without a kind',
    change: setEntity(['properties', 'dug', 'kind'], undefined, ['properties', 'dug']),
    says: 'Add "kind": one of',
  },
  {
    name: 'an unknown kind',
    change: setEntity(['properties', 'dug', 'kind'], 'dat'),
    says: 'Did you mean “date”?',
  },
  {
    name: 'a kind that is no text',
    change: setEntity(['properties', 'dug', 'kind'], 5),
    says: 'is not a kind of field',
  },
  { name: 'no title', change: setEntity(['title'], undefined, []), says: 'needs a “title” and “properties”' },
  {
    name: 'no properties',
    change: setEntity(['properties'], undefined, []),
    says: 'needs a “title” and “properties”',
  },
  {
    name: 'an unknown type',
    change: setEntity(['properties', 'dug', 'type'], 'txt', []),
    says: 'This is not a usable JSON Schema',
  },
  {
    name: 'a keyword that JSON Schema lacks',
    change: setEntity(['properties', 'dug', 'kinds'], 'date', []),
    says: 'This is not a usable JSON Schema',
  },
  {
    name: 'a wrong type at schema.org',
    change: setEntity(['schemaType'], 'water well'),
    says: 'from schema.org',
  },
  {
    name: 'a wrong property at schema.org',
    change: setEntity(['properties', 'name', 'schemaProperty'], 'The name'),
    says: 'from schema.org',
  },
  {
    name: 'a lost comma',
    change: (text) => ({
      text: text.replace('"title": "VillageWell",', '"title": "VillageWell"'),
      path: ['title'],
    }),
    says: 'a comma is missing',
  },
  { name: 'an empty file', change: () => ({ text: '', path: [] }), says: 'it is empty' },
  {
    name: 'a misspelt key of the schema',
    change: (text) => ({ text: renameKey(text, ['properties'], 'propertys'), path: [] }),
    says: 'needs a “title” and “properties”',
  },
];

function changeEntity(site: MutableSite, { change, says }: EntityChange): Mutation | null {
  const text = textOfFile(site, entity);
  if (text === undefined) return null;
  const next = change(text);
  const known = readDocument({ file: '', text: next.text }).document ? next.text : text;
  return { file: entity, text: next.text, lines: linesOf(known, next.path), says };
}

const placedEntities: readonly MutationKind[] = [
  {
    group: 'entities',
    name: 'an entity outside of its folder',
    change: (site) => {
      const text = textOfFile(site, entity);
      return text === undefined
        ? null
        : {
            file: 'content/well.schema.json',
            text,
            lines: [1],
            says: 'Move it to “content/entities/well.schema.json”',
            severity: 'warning',
          };
    },
  },
  {
    group: 'entities',
    name: 'an entity without the ending of its name',
    change: (site) => {
      const text = textOfFile(site, entity);
      return text === undefined
        ? null
        : {
            file: 'content/entities/well.json',
            text,
            lines: [1],
            says: 'Move it to “content/entities/well.schema.json”',
            severity: 'warning',
          };
    },
  },
  {
    group: 'entities',
    name: 'an entity with the name of one of the engine',
    change: (site) => {
      const text = textOfFile(site, entity);
      return text === undefined
        ? null
        : {
            file: 'content/entities/donator.schema.json',
            text,
            lines: [1],
            says: 'rename the file',
            severity: 'warning',
          };
    },
  },
  {
    group: 'entities',
    name: 'an entity that is missing',
    change: (site) =>
      textOfFile(site, entity) === undefined
        ? null
        : {
            file: entity,
            reportedIn: configFile,
            lines: linesOf(site.files.config.text, ['sources', 'wells', 'entity']),
            says: 'belongs in “content/entities/village-well.schema.json”',
          },
  },
];

/** The picture of a site's first reference in the config. */
const logo = ({ config }: MutableSite): string => `content/${textAt(config, 'theme', 'logo') ?? ''}`;

const pictures: readonly MutationKind[] = [
  {
    group: 'pictures',
    name: 'an empty picture',
    change: (site) => ({
      file: logo(site),
      picture: { bytes: 0, format: null },
      lines: [1],
      says: 'This picture is empty',
    }),
  },
  {
    group: 'pictures',
    name: 'a file that is no picture',
    change: (site) => ({
      file: logo(site),
      picture: { bytes: 900, format: null },
      lines: [1],
      says: 'This file is not a picture',
    }),
  },
  ...(
    [
      ['heic', 'This file is a HEIC picture'],
      ['pdf', 'Save its page as a PNG or JPEG file'],
      ['html', 'download the picture itself'],
    ] as const
  ).map(([format, says]): MutationKind => ({
    group: 'pictures',
    name: `a file of the format ${format} that is named like a JPEG`,
    change: () => ({ file: 'content/pictures/pond.jpg', picture: { bytes: 900, format }, lines: [1], says }),
  })),
  {
    group: 'pictures',
    name: 'a drawing with text',
    change: () => ({
      file: 'content/pictures/map.svg',
      picture: { bytes: 900, format: 'svg', hasText: true },
      lines: [1],
      says: 'Convert the text to paths',
      severity: 'warning',
    }),
  },
  {
    group: 'pictures',
    name: 'a name of 86 letters',
    change: () => {
      const file = `content/pictures/${'ગ'.repeat(86)}.jpg`;
      const says = 'servers keep at most 255';
      return { file, picture: { bytes: 900, format: 'jpg' }, lines: [1], says, severity: 'warning' };
    },
  },
  {
    group: 'pictures',
    name: 'a picture of 4 MB',
    change: (site) => ({
      file: logo(site),
      picture: { bytes: 4_000_000, format: 'jpg' },
      lines: [1],
      says: 'below 1 MB',
      severity: 'warning',
    }),
  },
  {
    group: 'pictures',
    name: 'a picture that nothing shows, of 4 MB',
    change: () => ({
      file: 'content/pictures/extra.jpg',
      picture: { bytes: 4_000_000, format: 'jpg' },
      lines: [1],
      says: 'below 1 MB',
      severity: 'warning',
    }),
  },
  {
    group: 'pictures',
    name: 'a picture that is missing',
    change: (site) => ({
      file: logo(site),
      reportedIn: configFile,
      lines: linesOf(site.files.config.text, ['theme', 'logo']),
      says: 'The content folder has no picture',
    }),
  },
];

/** Mistakes in messages, documents, own entities and pictures. */
export const fileMutations: readonly MutationKind[] = [
  ...messageChanges.map((change) => ({
    group: 'messages',
    name: change.name,
    change: (site: MutableSite) => changeMessages(site, change),
  })),
  {
    group: 'messages',
    name: 'a message that is not translated',
    change: (site) => {
      const text = textOfFile(site, gujarati);
      const words = textAt(
        readDocument({ file: '', text: textOfFile(site, english) ?? '{}' }).document?.value,
        'list.empty',
      );
      if (text === undefined || words === undefined) return null;
      const next = setIn(text, ['list.empty'], words);
      return {
        file: gujarati,
        text: next,
        lines: linesOf(next, ['list.empty']),
        says: 'Translate it',
        severity: 'warning',
      };
    },
  },
  ...documentChanges.map((change) => ({
    group: 'documents',
    name: change.name,
    change: (site: MutableSite) => changeDocument(site, change),
  })),
  {
    group: 'documents',
    name: 'a document that lacks a language',
    change: (site) => {
      const file = documentFile(site);
      const [name = ''] = keysOf(at(site.config, 'documents'));
      return file === null
        ? null
        : {
            file,
            reportedIn: configFile,
            lines: linesOf(site.files.config.text, ['documents', name, 'file']),
            says: 'The content folder has no',
          };
    },
  },
  ...entityChanges.map((change) => ({
    group: 'entities',
    name: change.name,
    change: (site: MutableSite) => changeEntity(site, change),
  })),
  ...placedEntities,
  ...pictures,
];
