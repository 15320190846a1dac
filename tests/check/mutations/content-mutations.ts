import { at, isList, itemsOf, textAt, textOf, type Json } from '../../../src/check/document/json-access';
import { readDocument } from '../../../src/check/document/json-document';
import type { Path } from '../../../src/check/document/path';
import { isObject } from '../../../src/model/json/json';
import { linesOf, renameKey, setIn, textOfFile, type Mutation, type MutationKind } from './mutation';
import type { MutableSite } from './sites';

/** A change of the first record of one of these files that has the key. */
interface RecordChange {
  readonly name: string;
  /** Names of files; the first that the site has is changed. */
  readonly files: readonly string[];
  readonly key: Path;
  readonly to: (old: Json) => unknown;
  readonly says: string;
  readonly severity?: 'warning';
  /** Where it is reported, when not at the key. */
  readonly reported?: Path;
}

const records = (name: string): string => `content/records/${name}.json`;

function parse(text: string): Json {
  return readDocument({ file: '', text }).document?.value ?? null;
}

const changes: readonly RecordChange[] = [
  {
    name: 'a number as a text',
    files: ['notices', 'news'],
    key: ['title'],
    to: () => 5,
    says: 'where a text in quotation marks',
  },
  {
    name: 'a text as a number',
    files: ['wells', 'history', 'villageHistory'],
    key: ['sequenceNo'],
    to: () => 'first',
    says: 'where a number',
  },
  {
    name: 'a text as yes or no',
    files: ['social', 'socialAccounts', 'wells'],
    key: ['isVisible'],
    to: () => 'yes',
    says: 'where true or false',
  },
  {
    name: 'a day and month exchanged',
    files: ['news', 'wells'],
    key: ['newsDate'],
    to: () => '02-10-2026',
    says: 'Expected format: YYYY-MM-DD',
  },
  {
    name: 'a day that is not in the calendar',
    files: ['committeeMembers', 'news'],
    key: ['joiningDate'],
    to: () => '2024-02-30',
    says: 'is not a date',
  },
  {
    name: 'a date of an own entity',
    files: ['wells'],
    key: ['dug'],
    to: () => '1.5.1920',
    says: 'is not a date',
  },
  {
    name: 'an amount of an own entity',
    files: ['wells'],
    key: ['cost'],
    to: () => '₹1200',
    says: 'where a number',
  },
  ...[
    ['with spaces and dots in its name', 'pictures/WhatsApp Image 2026-10-02 at 10.15.30 AM.jpeg'],
    ['with letters of the language in its name', 'pictures/ગામનું તળાવ (૨).jpg'],
    ['without an ending', 'pictures/pond'],
  ].map(([name = '', file = '']): RecordChange => ({
    name: `a missing picture ${name}`,
    files: ['slides', 'wells'],
    key: ['imageBase64'],
    to: () => file,
    says: `The content folder has no picture “${file}”`,
  })),
  {
    name: 'a missing picture with a name of 86 letters',
    files: ['slides', 'wells'],
    key: ['imageBase64'],
    to: () => `pictures/${'ગ'.repeat(86)}.jpg`,
    says: 'servers keep at most 255',
  },
  {
    name: 'a picture on a page of a photo service',
    files: ['slides', 'wells'],
    key: ['imageBase64'],
    to: () => 'https://drive.google.com/file/d/1a2B3c/view?usp=sharing',
    says: 'Download the picture',
    severity: 'warning',
  },
  {
    name: 'a HEIC picture as data',
    files: ['slides', 'wells'],
    key: ['imageBase64'],
    to: () => 'AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWlj',
    says: 'This data is a HEIC picture',
  },
  {
    name: 'data that is no picture',
    files: ['slides', 'wells'],
    key: ['imageBase64'],
    to: () => 'data:image/png;base64,AAAA',
    says: 'neither a picture nor the address of one',
  },
  {
    name: 'a picture that does not exist',
    files: ['slides', 'wells'],
    key: ['imageBase64'],
    to: () => 'pictures/temple-tower.webp',
    says: 'Put the picture there',
  },
  {
    name: 'a misspelt picture',
    files: ['social', 'socialAccounts'],
    key: ['imageBase64'],
    to: (old) => textOf(old).replace('.png', '.jpg'),
    says: 'Did you mean',
  },
  {
    name: 'a document that does not exist',
    files: ['profile', 'villageProfile'],
    key: ['filePath'],
    to: () => 'documents/lost-and-found.pdf',
    says: 'Put the document there',
  },
  {
    name: 'a link without its beginning',
    files: ['websites'],
    key: ['link'],
    to: () => 'www.state.example',
    says: 'Start it with https://',
    severity: 'warning',
  },
  {
    name: 'an e-mail address without its sign',
    files: ['councilDetail'],
    key: ['emailId'],
    to: () => 'council.example',
    says: 'is not an e-mail address',
    severity: 'warning',
  },
  {
    name: 'a UPI id without its bank',
    files: ['bankDetails'],
    key: ['upiId'],
    to: () => 'motipura.panchayat',
    says: 'is not a UPI id',
  },
  {
    name: 'a telephone number without digits',
    files: ['numbers', 'emergencyNumbers'],
    key: ['number'],
    to: () => 'call us',
    says: 'is not a telephone number',
    severity: 'warning',
  },
  {
    name: 'a language code that the site lacks',
    files: ['committees', 'slides'],
    key: ['name', 'FR'],
    to: () => 'Eau',
    says: 'is not a language code',
  },
  {
    name: 'a text missing in a language',
    files: ['committees', 'websites'],
    key: ['name', 'GU'],
    to: () => undefined,
    says: 'Add the translation',
    severity: 'warning',
  },
  {
    name: 'a text in a wrong encoding',
    files: ['committees', 'schemes'],
    key: ['name', 'GU'],
    to: () => 'àªªàª¾àª£à«€',
    says: 'It was probably “પાણી”',
  },
  {
    name: 'a text of question marks',
    files: ['committees', 'schemes'],
    key: ['name', 'GU'],
    to: () => '????? ????',
    says: 'save the file as UTF-8',
  },
  {
    name: 'a text with lost letters',
    files: ['committees', 'schemes'],
    key: ['name', 'GU'],
    to: () => 'પા\uFFFDી',
    says: 'save the file as UTF-8',
  },
  {
    name: 'an apostrophe in a wrong encoding',
    files: ['committees', 'schemes'],
    key: ['name', 'EN'],
    to: () => 'Womenâ€™s committee',
    says: 'It was probably “Women’s committee”',
  },
  {
    name: 'a text in the letters of a font that is not Unicode',
    files: ['committees', 'schemes'],
    key: ['name', 'GU'],
    to: () => '5F6L ;lDlT',
    says: 'LMG-Arun',
    severity: 'warning',
  },
  {
    name: 'a digit in the place of a letter',
    files: ['committees', 'schemes'],
    key: ['name', 'GU'],
    to: () => 'ઉ૫સમિતિ',
    says: 'Write “ઉપસમિતિ”',
    severity: 'warning',
  },
  {
    name: 'a letter in the place of a digit of a telephone number',
    files: ['numbers', 'emergencyNumbers'],
    key: ['number'],
    to: () => '૯૮ર૫૦ ૧૨૩૪૫',
    says: 'Write “૯૮૨૫૦”',
    severity: 'warning',
  },
  {
    name: 'the name of a field in the place of its value',
    files: ['officers', 'committees'],
    key: ['name', 'EN'],
    to: () => 'Officer Name',
    says: 'still to be written',
    severity: 'warning',
  },
  {
    name: 'a number that stands for another one',
    files: ['numbers', 'emergencyNumbers'],
    key: ['number'],
    to: () => 'XXXXXXXXXX',
    says: 'still to be written',
    severity: 'warning',
  },
  {
    name: 'a record of no committee',
    files: ['committeeMembers', 'activities'],
    key: ['commityId'],
    to: () => 'haba',
    says: 'No record of “committees” has the id “haba”',
  },
  {
    name: 'a record of no category',
    files: ['activities'],
    key: ['panchayatActivityCategoryId'],
    to: () => 77,
    says: 'No record of “activityCategories” has the id “77”',
  },
  {
    name: 'a picture of no category',
    files: ['photos', 'galleryImages'],
    key: ['galleryCategoryId'],
    to: () => 77,
    says: 'has the id “77”',
  },
  {
    name: 'a record without its committee',
    files: ['committeeMembers', 'activities'],
    key: ['commityId'],
    to: () => undefined,
    says: 'Add “commityId”',
    reported: [],
  },
  {
    name: 'a record without its id',
    files: ['committees', 'photoCategories', 'galleryCategories'],
    key: ['id'],
    to: () => undefined,
    says: '“id” is missing',
    reported: [],
  },
  {
    name: 'an unknown field',
    files: ['committees', 'websites'],
    key: ['nam'],
    to: () => 'x',
    says: 'Did you mean “name”?',
  },
  {
    name: 'an unknown field that is near none',
    files: ['committees', 'websites'],
    key: ['chairperson'],
    to: () => 'x',
    says: 'Possible values:',
  },
  {
    name: 'an unknown field in a nested list',
    files: ['works', 'developmentWorks'],
    key: ['developmentWorkTrans', 0, 'workNam'],
    to: () => 'x',
    says: 'Did you mean “workName”?',
  },
  {
    name: 'a text instead of a nested list',
    files: ['works', 'developmentWorks'],
    key: ['developmentWorkTrans'],
    to: () => 'x',
    says: 'where a list [ ]',
  },
  {
    name: 'an amount as words',
    files: ['works', 'developmentWorks'],
    key: ['developmentWorkTrans', 0, 'actualExpense'],
    to: () => true,
    says: 'was found where',
  },
];

function fileWith(
  site: MutableSite,
  { files, key }: RecordChange,
): { file: string; text: string; index: number } | null {
  for (const name of files) {
    const text = textOfFile(site, records(name));
    const [first] = key;
    const known = key.length > 1 || first === 'nam' || first === 'chairperson' ? key.slice(0, -1) : key;
    const index =
      text === undefined
        ? -1
        : itemsOf(parse(text)).findIndex((record) => at(record, ...known) !== undefined);
    const isNested =
      key.length < 2 ||
      isObject(at(parse(text ?? 'null'), index, ...known)) ||
      isList(at(parse(text ?? 'null'), index, String(first)));
    if (text !== undefined && index >= 0 && isNested) return { file: records(name), text, index };
  }
  return null;
}

function changeOf(site: MutableSite, change: RecordChange): Mutation | null {
  const found = fileWith(site, change);
  if (!found) return null;
  const { file, text, index } = found;
  const { key, to, says, severity, reported = key } = change;
  const path = [index, ...key];
  const next = setIn(text, path, to(at(parse(text), ...path) ?? null));
  const lines = linesOf(next, [index, ...reported]);
  return { file, text: next, lines, says, ...(severity && { severity }) };
}

/** Changes of a whole file of records. */
const fileChanges: readonly {
  name: string;
  change: (text: string) => Partial<Mutation> & { says: string };
}[] = [
  { name: 'an empty file', change: () => ({ text: '', lines: [1], says: 'A list without records is []' }) },
  {
    name: 'an object instead of a list',
    change: () => ({ text: '{}', lines: [1], says: 'Put the records between [ and ]' }),
  },
  {
    name: 'a text instead of a record',
    change: () => ({ text: '["x"]', lines: [1], says: 'where a record { } is expected' }),
  },
  {
    name: 'a file whose end is lost',
    change: (text) => ({
      text: text.trimEnd().slice(0, -1),
      lines: [text.trimEnd().split('\n').length, text.trimEnd().split('\n').length - 1],
      says: 'Add ] after this',
    }),
  },
  {
    name: 'a lost comma between records',
    change: (text) => ({
      text: text.replace(/\},\n {2}\{/, '}\n  {'),
      lines: [text.slice(0, text.search(/\},\n {2}\{/)).split('\n').length],
      says: 'a comma is missing',
    }),
  },
  {
    name: 'an extra comma at the end',
    change: (text) => ({
      text: text.replace(/\}\s*\]\s*$/, '},\n]'),
      lines: [text.trimEnd().split('\n').length - 1],
      says: 'an extra comma',
    }),
  },
  {
    name: 'a byte order mark read as letters',
    change: (text) => ({ text: text.replace('"id"', '"ï»¿id"'), lines: [3], says: 'wrong encoding' }),
  },
];

const committees = records('committees');

/** Mistakes in the records of a site. */
export const contentMutations: readonly MutationKind[] = [
  ...changes.map((change) => ({
    group: 'records',
    name: change.name,
    change: (site: MutableSite) => changeOf(site, change),
  })),
  ...fileChanges.map(({ name, change }) => ({
    group: 'records, file',
    name,
    change: (site: MutableSite): Mutation | null => {
      const text = textOfFile(site, committees);
      return text === undefined ? null : { file: committees, lines: [1], ...change(text) };
    },
  })),
  {
    group: 'records',
    name: 'a text that is the same as in English',
    change: (site) => {
      const text = textOfFile(site, committees);
      const english = textAt(parse(text ?? 'null'), 0, 'name', 'EN');
      if (text === undefined || english === undefined) return null;
      const next = setIn(text, [0, 'name', 'GU'], english);
      return {
        file: committees,
        text: next,
        lines: linesOf(next, [0, 'name', 'GU']),
        says: 'Translate it',
        severity: 'warning',
      };
    },
  },
  {
    group: 'records',
    name: 'two records with one id',
    change: (site) => {
      const text = textOfFile(site, committees);
      if (text === undefined) return null;
      const next = setIn(text, [1, 'id'], 1);
      return {
        file: committees,
        text: next,
        lines: linesOf(next, [1, 'id']),
        says: 'an id of its own',
        severity: 'warning',
      };
    },
  },
  {
    group: 'records',
    name: 'a field twice',
    change: (site) => {
      const text = textOfFile(site, committees);
      const line = text?.split('\n').findIndex((each) => each.includes('"id"')) ?? -1;
      if (text === undefined || line < 0) return null;
      return {
        file: committees,
        text: text.replace(/("id": \d+,)/, '$1\n    "id": 3,'),
        lines: [line + 2],
        says: 'Remove one of them',
      };
    },
  },
  {
    group: 'records, file',
    name: 'a file that is missing',
    change: ({ files, config }) => {
      const [name] = Object.keys(at(config, 'sources') ?? {}).slice(-1);
      if (name === undefined) return null;
      return {
        file: records(textAt(config, 'sources', name, 'records') ?? name),
        reportedIn: 'site.config.json',
        lines: linesOf(files.config.text, ['sources', name]),
        says: 'create the file with an empty list',
      };
    },
  },
  {
    group: 'records, file',
    name: 'a file that no source reads',
    change: () => ({
      file: records('notice-board-2'),
      text: '[]',
      lines: [1],
      says: 'name it in “records” of a source',
      severity: 'warning',
    }),
  },
  {
    group: 'records',
    name: 'a misspelt field',
    change: (site) => {
      const text = textOfFile(site, committees);
      if (text === undefined) return null;
      const next = renameKey(text, [0, 'name'], 'naem');
      return {
        file: committees,
        text: next,
        lines: linesOf(next, [0, 'naem']),
        says: 'Did you mean “name”?',
      };
    },
  },
];
