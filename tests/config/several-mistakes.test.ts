import { expect, test } from 'vitest';
import { entriesOf, keysOf } from '../../src/config/check/document/json';
import { check, newProblems, real, realText, tellShort } from './real-site';

function edited(...changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => text.replace(from, () => to), realText);
}

test('mistakes of every sort are told at once, also where the shape is wrong', () => {
  const config = edited(
    ['"timeZone":', '"timezone":'],
    ['"source": "heritage"', '"source": "heritige"'],
    ['"title": "page.photos"', '"title": "page.photo"'],
    ['"path": "/villageplaces"', '"path": "/villageheritage"'],
    ['"markers": 12', '"markers": 11'],
  );
  const messages = newProblems({ config }).map(({ message }) => message);
  expect(messages).toEqual(
    expect.arrayContaining([
      '“timezone” is not known here.',
      '“heritige” is not a source.',
      '“page.photo” is not the id of a message.',
      '“/villageheritage” is already the path of pages[2].',
      'There is no marker 12.',
    ]),
  );
});

test('a message that is used in many places and that nobody has is told once', () => {
  const found = newProblems({ messages: { HI: { 'common.noData': undefined } } });
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The message “common.noData” is missing in HI\. It is used in \d+ more places\.$/),
  ]);
});

test.each(['[]', '5', '"site"', 'null', '{}'])(
  'a config that is only %s is refused without an exception',
  (config) => {
    expect(check({ config }).problems.length).toBeGreaterThan(0);
    expect(check({ config }).site).toBeUndefined();
  },
);

test('whatever part of the config is put out of shape, the check tells it and throws nothing', () => {
  const keys = keysOf(real);
  for (const key of keys) {
    for (const wrong of [5, [null], { a: null }]) {
      const config = JSON.stringify({ ...Object.fromEntries(entriesOf(real)), [key]: wrong });
      expect(() => check({ config })).not.toThrow();
    }
  }
}, 30_000);

test('a message whose braces do not match is told in its catalogue', () => {
  expect(newProblems({ messages: { GU: { 'common.noData': 'કોઈ {ડેટા' } } }).map(tellShort))
    .toMatchInlineSnapshot(`
    [
      "src/i18n/catalogues/GU.json:1 The message “common.noData” cannot be read in GU: a closing brace } is missing. Braces { } and tags < > stand for what is filled in; write '{' for a brace that is to be seen.",
    ]
  `);
});

test('a message that fills in another name in one language is told', () => {
  const messages = {
    GU: { 'common.noData': '{a}' },
    HI: { 'common.noData': '{b}' },
    EN: { 'common.noData': '{a}' },
  };
  expect(newProblems({ messages }).map(tellShort)).toMatchInlineSnapshot(`
    [
      "src/i18n/catalogues/HI.json:1 The message “common.noData” fills in {b} in HI, but {a} in GU. Use the same names in every language.",
    ]
  `);
});

test('messages of the engine that a language lacks are told in one problem', () => {
  const messages = { GU: { 'ui.a': 'a', 'ui.b': 'b' }, EN: { 'ui.a': 'a', 'ui.b': 'b' } };
  expect(newProblems({ messages }).map(tellShort)).toMatchInlineSnapshot(`
    [
      "src/i18n/catalogues/HI.json:1 Messages are missing in HI: “ui.a”, “ui.b”.",
    ]
  `);
});

test('a site’s own messages stand over the engine’s, and a misspelt one is told', () => {
  const config = edited(['"sources": {', '"messages": { "common.noDate": { "GU": "x" } },\n  "sources": {']);
  expect(newProblems({ config }).map(tellShort)).toMatchInlineSnapshot(`
    [
      "60 (warning) The message “common.noDate” replaces none and is used nowhere. Did you mean “common.noData”?",
    ]
  `);
});
