import { describe, expect, test } from 'vitest';
import { withoutMessages } from '../../scripts/messages/remove-unused';
import { checkSite } from '../../src/check/check-site';
import {
  addMissingMessages,
  findMissingMessages,
  findUnusedMessages,
} from '../../src/check/messages/missing-messages';
import {
  check,
  formatShort,
  inWords,
  messages,
  newProblems,
  realText,
  siteFiles,
  type Changes,
} from './real-site';

const lines = (changes: Changes) => newProblems(changes).map(formatShort);

/** The real config with Kannada as a fourth language. */
const withKannada = realText.replace(
  '"label": "EN", "name": "English", "menuGap": 8.5, "numerals": ["1", "2"] }',
  (english) =>
    `${english}, { "code": "KN", "locale": "kn-IN", "label": "ಕನ್ನಡ", "name": "ಕನ್ನಡ", "menuGap": 8, "numerals": ["೧", "೨"] }`,
);

describe('reports in the site’s own file', () => {
  test('a placeholder of the engine that is not used, which is allowed', () => {
    expect(lines({ messages: { GU: { 'pictures.count': 'ચિત્રો' } } })).toMatchInlineSnapshot(`
      [
        "content/messages/GU.json:1 (warning) The message “pictures.count” does not use the placeholders {count} in GU.",
      ]
    `);
  });

  test('messages that nothing uses once, and each that is probably misspelt', () => {
    const old = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`old.text${index}`, 'x']));
    const changed = {
      GU: { ...old, 'common.pause': 'થોભો', 'commn.noData': 'નથી' },
      HI: { 'common.pause': 'रुकें', 'pictures.cuont': 'चित्र' },
    };
    expect(lines({ messages: changed })).toMatchInlineSnapshot(`
      [
        "content/messages/GU.json:1 (warning) The message “commn.noData” is never used. Did you mean “common.noData”?",
        "content/messages/HI.json:1 (warning) The message “pictures.cuont” is never used. Did you mean “pictures.count”?",
        "content/messages/GU.json:1 (warning) 21 messages are never used: old.{text0, text1, text2, text3, text4, text5, text6, text7} and 13 more. Use them in the config; or “npm run messages -- --unused --write path/to/site.config.json” removes what is not used.",
      ]
    `);
  });

  test('a message that nothing uses, although it is like one that its file has', () => {
    const messages = { GU: { 'menu.homes': 'ઘરો' } };
    expect(lines({ messages })).toMatchInlineSnapshot(`
      [
        "content/messages/GU.json:1 (warning) The message “menu.homes” is never used. Use it in the config; or “npm run messages -- --unused --write path/to/site.config.json” removes what is not used.",
      ]
    `);
  });
});

test('reports ten messages and more that are still English once', () => {
  const translated = Object.fromEntries(Object.keys(messages).map((id) => [id, 'લખાણ']));
  const withEnglish = (count: number) => {
    const english = Object.fromEntries(Object.entries(messages).slice(0, count));
    const { problems } = check({ messages: { GU: { ...translated, ...english } } });
    return problems.map(formatShort).filter((line) => line.includes('the same in GU as in English'));
  };
  expect(withEnglish(11)).toEqual([
    expect.stringMatching(/GU\.json:1 \(warning\) 1[01] messages are the same/),
  ]);
  expect(withEnglish(9).length).toBeGreaterThan(5);
});

test('reports a tab title that lacks a language, and one that has another', () => {
  const change = (title: string) => ({
    config: realText.replace('"tabTitle": "Village History"', `"tabTitle": ${title}`),
  });
  expect(lines(change('{ "GU": "ઇતિહાસ", "HI": "इतिहास", "EN": "History" }'))).toEqual([]);
  expect(lines(change('{ "GU": "ઇતિહાસ" }'))).toEqual([expect.stringContaining('missing in HI, EN')]);
  expect(lines(change('{ "GU": "ઇતિહાસ", "HI": "इतिहास", "EN": "History", "KN": "x" }'))).toEqual([
    expect.stringContaining('“KN” is not a language code of this site.'),
  ]);
});

test('reports all messages that a new language lacks in one problem, with the command that writes them', () => {
  const problems = inWords(newProblems({ config: withKannada })).filter(({ message }) =>
    message.includes('in KN:'),
  );
  const [found, ...others] = problems;
  expect(others).toEqual([]);
  expect(found?.at).toBe('languages.list[3].code');
  expect(found?.message).toMatch(
    /^\d{3} messages are missing in KN: Complaint_type_1, .*menu\.\{about, aboutCouncil, /,
  );
  expect(found?.message).not.toContain('common.noData');
  expect(found?.hint).toBe(
    '“npm run messages -- KN path/to/site.config.json” writes what is missing into content/messages/KN.json, with the texts to translate.',
  );
});

test.each([
  ['site.config.json', 'npm run messages -- KN'],
  ['/sites/vadpur/site.config.json', 'npm run messages -- KN /sites/vadpur/site.config.json'],
  [
    "/My sites/Ram's/site.config.json",
    String.raw`npm run messages -- KN '/My sites/Ram'\''s/site.config.json'`,
  ],
])('names the config %s in the command', (configPath, command) => {
  const { problems } = checkSite({ ...siteFiles({ config: withKannada }), configPath });
  const hints = inWords(problems)
    .filter(({ message }) => message.includes('in KN:'))
    .map(({ hint }) => hint);
  expect(hints).toEqual([expect.stringContaining(`“${command}” writes`)]);
});

test('reports texts that are still empty in their file, and only messages that it lacks in the config', () => {
  const found = findMissingMessages(siteFiles(), 'KN', {});
  if ('problems' in found) throw new Error('The site has mistakes.');
  const entries = Object.entries(found.missing);
  const errors = (written: readonly (readonly [string, unknown])[]) => {
    const text = JSON.stringify(Object.fromEntries(written), null, 1);
    const problems = newProblems({ config: withKannada, texts: { 'messages/KN.json': text } });
    return problems.map(formatShort).filter((line) => /in KN: |KN\.json/.test(line));
  };
  const hint = 'Search for "text": "" in this file, and write the translation between the quotation marks.';
  const note: unknown = expect.stringContaining('No council has reviewed');
  expect(errors(entries)).toEqual([
    note,
    `content/messages/KN.json:3 ${String(entries.length)} messages have an empty text. ${hint}`,
  ]);
  expect(errors(entries.map(([one, entry], index) => [one, index === 1 ? entry : 'ಪಠ್ಯ']))).toEqual([
    note,
    `content/messages/KN.json:4 A message has an empty text. ${hint}`,
  ]);
  expect(errors(entries.slice(0, 2))).toEqual([
    expect.stringContaining('messages are missing in KN: '),
    note,
    expect.stringContaining('2 messages have an empty text.'),
  ]);
});

test('says as a note that no council has reviewed the messages of a language', () => {
  const notes = newProblems({ config: withKannada }).filter(({ severity }) => severity === 'note');
  expect(notes.map(formatShort)).toMatchInlineSnapshot(`
    [
      "15 No council has reviewed the engine's messages in KN yet. Read them on your pages; content/messages/KN.json replaces any of them.",
    ]
  `);
});

test('says no such thing of a language in which the site replaces every message of the engine', () => {
  const own = { 'common.noData': 'ಇಲ್ಲ', 'common.notAvailable': 'ಇಲ್ಲ', 'pictures.count': '{count}' };
  const texts = { 'messages/KN.json': JSON.stringify(own) };
  const problems = newProblems({ config: withKannada, texts });
  expect(problems.filter(({ severity }) => severity === 'note')).toEqual([]);
});

test('a message of the config replaces that of the file, and that of the file the one of the engine', () => {
  const config = realText.replace(
    '"sources": {',
    '"messages": { "menu.home": { "GU": "config" } }, "sources": {',
  );
  const messages = { GU: { 'menu.home': 'file', 'common.noData': 'file' } };
  const catalogue = check({ config, messages }).site?.catalogues.GU;
  expect(catalogue).toMatchObject({
    'menu.home': 'config',
    'common.noData': 'file',
    'common.notAvailable': 'N/A',
  });
});

describe('the messages that a language lacks', () => {
  const usage = { 'common.noData': 'A list without records' };
  const filesWithout = () => {
    const { catalogues, ...files } = siteFiles();
    const { KN: _kannada, ...others } = catalogues;
    return { ...files, catalogues: others };
  };
  const missingIn = (files = filesWithout()) => {
    const found = findMissingMessages(files, 'KN', usage);
    if ('problems' in found) throw new Error('The site has mistakes.');
    return found;
  };

  test('are those of the engine with their usage, and those of the config with their place', () => {
    const { missing, isConfigured } = missingIn();
    expect(isConfigured).toBe(false);
    expect(missing['common.noData']).toEqual({ text: '', english: 'No data', usage: usage['common.noData'] });
    expect(missing['menu.home']).toEqual({
      text: '',
      english: 'Text of menu.home',
      usage: 'menu[0].label',
    });
    expect(missing['pictures.count']?.placeholders).toEqual(['{count}']);
  });

  test('are only those of the site where the engine has the language', () => {
    const { missing } = missingIn(siteFiles());
    expect(missing).toHaveProperty(['menu.home']);
    expect(missing).not.toHaveProperty(['common.noData']);
  });

  test('have the text of another language where the site has no English one', () => {
    const files = siteFiles({ messages: { EN: { 'menu.home': undefined }, GU: { 'menu.home': 'મુખપૃષ્ઠ' } } });
    const found = findMissingMessages(files, 'EN', {});
    expect(found).toHaveProperty('missing', {
      'menu.home': { text: '', original: { GU: 'મુખપૃષ્ઠ' }, usage: 'menu[0].label' },
    });
  });

  test('are also those that the config names and no language has, unless they are misspelt', () => {
    const config = (id: string) => siteFiles({ config: realText.replace('"menu.home"', `"${id}"`) });
    expect(findMissingMessages(config('wells.title'), 'EN', {})).toHaveProperty('missing', {
      'wells.title': { text: '', usage: 'menu[0].label' },
    });
    expect(findMissingMessages(config('menu.hme'), 'EN', {})).toHaveProperty('missing', {});
  });

  test('are added after the messages that a file has', () => {
    const { missing } = missingIn();
    const one = Object.fromEntries(Object.entries(missing).filter(([id]) => id === 'menu.home'));
    const text = addMissingMessages('{ "menu.about": "ಬಗ್ಗೆ" }', one);
    expect(JSON.parse(text)).toEqual({ 'menu.about': 'ಬಗ್ಗೆ', ...one });
  });

  test('are not missing once their texts are written', () => {
    const { missing } = missingIn();
    const written = Object.entries(missing).map(([id, one]) => [id, { ...one, text: one.english }]);
    const texts = { 'messages/KN.json': JSON.stringify(Object.fromEntries(written)) };
    expect(missingIn({ ...siteFiles({ texts }), catalogues: filesWithout().catalogues }).missing).toEqual({});
  });

  test('cannot be found while the site’s messages have mistakes', () => {
    const files = siteFiles({ texts: { 'messages/KN.json': 'hello' } });
    expect(findMissingMessages(files, 'KN', usage)).toHaveProperty('problems.length', 1);
  });
});

describe('the messages that nothing uses', () => {
  const unusedIn = (changes: Changes) => findUnusedMessages(siteFiles(changes));

  test('are known of every file, with the one that is probably meant', () => {
    const changed = { GU: { 'old.one': '૧', 'common.noDat': 'નથી' }, HI: { 'old.one': '१' } };
    expect(unusedIn({ messages: changed })).toEqual({
      unused: [
        { code: 'GU', id: 'old.one', meant: undefined },
        { code: 'GU', id: 'common.noDat', meant: 'common.noData' },
        { code: 'HI', id: 'old.one', meant: undefined },
      ],
    });
  });

  test('are not known while the site has errors, since a broken section may use them', () => {
    const config = realText.replace('"template": "slider"', '"template": "slidr"');
    expect(unusedIn({ config })).toHaveProperty('problems.0.severity', 'error');
  });

  test('are removed from a file, and all others stay as they are written', () => {
    const text = '{\n  "a.one": "1",\n\n  "b.old": { "text": "2" },\n  "c.two":   "3",\n  "d.old": "4"\n}\n';
    expect(withoutMessages(text, ['b.old', 'd.old'])).toBe('{\n  "a.one": "1",\n  "c.two":   "3"\n}\n');
    expect(withoutMessages('{ "b.old": "1", "a.one": "2" }', ['b.old'])).toBe('{ "a.one": "2" }');
  });
});
