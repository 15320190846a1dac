import type { Mistake } from './mistake';

type Files = Readonly<Record<string, readonly Mistake[]>>;

const text = '"યાદી આવી રહી છે"';
const warns = { isWarning: true } as const;

/** Mistakes in the messages, the documents and the entities of the site Vadgam, by file. */
export const textMistakes: Files = {
  'messages/GU.json': [
    ['{\n', '{ "comon.close": "x",\n', '“comon.close” is never used. Did you mean “common.close”?', warns],
    ['{\n', '{ "fair.programme": "મેળો",\n', 'is never used. Use it in the config', warns],
    [text, '"ગામ {naam}"', 'has the placeholders {naam} in GU, but no placeholders in EN'],
    [text, '"Lorem ipsum"', 'looks like a placeholder', warns],
    [text, '"ગામ {"', 'a closing brace } is missing'],
    [text, '"ગામ {}"', 'the braces { } are empty'],
    [text, '"<b>ગામ"', 'a tag <…> is not closed'],
    [text, '"{n, plural, one {#}}"', 'the choice has no “other” branch'],
    [text, '""', 'An empty text was found where the text of a message is expected', { problems: 2 }],
    [text, '5', 'The number 5 was found where the text of a message', { problems: 2 }],
    [
      text,
      '{ "english": "x" }',
      'The message has no “text”. Write a text in quotation marks.',
      { problems: 2 },
    ],
    [text, '"àª—àª¾àª®"', 'It was probably “ગામ”'],
    [text, '"?????"', 'save the file as UTF-8'],
    ['{\n', '{ "common.close": "બંધ {what}",\n', 'which the engine does not fill in'],
    ['{\n', '{ "common.close": "{day, date} ના રોજ બંધ",\n', 'not one of number, plural, select'],
    ['"અહીં હજી કંઈ નથી."', '"There is nothing here yet."', 'Translate it', warns],
  ],
  'messages/EN.json': [['"Loading the list",', '"Loading the list"', 'a comma is missing']],
  'legal/privacy.EN.md': [
    ['', 'Write to {emial}.', 'Did you mean “email”?'],
    ['', 'Since {established}.', 'stands for nothing'],
    ['', 'See [the map](/map-of-the-village).', 'is not a page'],
    ['', 'See [the state](www.state.example).', 'Begin it with https://'],
    ['', 'See [the state](htps://state.example).', 'Begin it with https://'],
    ['', 'See [the state] (https://state.example).', 'without a blank between'],
    ['', 'See [the state](https://state.example', 'Add a closing parenthesis'],
    ['', '![The village](pictures/logo.png)', 'Documents show no pictures', { problems: 2 }],
    ['', 'This is <b>bold</b>.', 'Documents show no HTML'],
    ['', 'This is **bold.', 'before and after the bold words'],
    ['', '##More', 'Write “## Heading”'],
    ['', 'àª—àª¾àª®', 'wrong encoding'],
    ['', '???? ?????', 'save the file as UTF-8'],
    ['', 'ગા\uFFFDમ', 'save the file as UTF-8'],
    ['', '- '.repeat(11) + 'a', 'more than 10 levels of lists'],
    ['', 'fon~;ky; Hkou dk fuekZ.k {ks=k', 'Convert the text to Unicode', warns],
    ['', 'તા. ૧/૪/ર૦૨૬', 'Write “૧/૪/૨૦૨૬”', warns],
  ],
  'entities/village-well.schema.json': [
    ['"kind": "date"', '"kind": "dat"', 'Did you mean “date”?'],
    ['"kind": "date"', '"kind": 5', 'is not an allowed value'],
    [',\n      "kind": "date"', '', 'kind: What the field is: “id”, “text”', { at: '"description": "Day' }],
    ['"title": "VillageWell",', '', '“title” is missing', { at: '"' }],
    ['"properties": {', '"propertys": {', 'Did you mean “properties”?'],
    ['"type": ["string", "null"]', '"type": "txt"', 'This is not a usable JSON Schema', { at: '{' }],
    ['"kind": "date"', '"kind": "date", "kinds": 1', 'This is not a usable JSON Schema', { at: '{' }],
    ['"title"', '"schemaType": "water well", "title"', 'from schema.org'],
    ['"title"', '"schemaLinks": { "organizer": "x" }, "title"', 'Possible values: “council”, “place”.'],
    ['"kind": "text"', '"kind": "text", "schemaProperty": "The name"', 'from schema.org'],
    ['"title": "VillageWell",', '"title": "VillageWell"', 'a comma is missing'],
  ],
};
