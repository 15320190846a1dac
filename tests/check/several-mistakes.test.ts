import { describe, expect, test } from 'vitest';
import { entriesOf, keysOf } from '../../src/check/document/json-access';
import { check, newProblems, real, realText, formatShort } from './real-site';

function edited(...changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => text.replace(from, () => to), realText);
}

test('reports all kinds of errors at once, even if the config does not match its schema', () => {
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
      'Unknown key “timezone”.',
      '“heritige” is not a source.',
      '“page.photo” is not the id of a message.',
      '“/villageheritage” is already the path of pages[2].',
      'There is no marker 12.',
    ]),
  );
});

test('reports a missing message once, however often it is used', () => {
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

describe('a wrong value', () => {
  test.each(keysOf(real))('of “%s” is refused without an exception', (key) => {
    for (const wrong of [5, [null], { a: null }]) {
      const config = JSON.stringify({ ...Object.fromEntries(entriesOf(real)), [key]: wrong });
      expect(check({ config }).site).toBeUndefined();
    }
  });
});

test('reports a message with unmatched braces in its catalogue', () => {
  expect(newProblems({ messages: { GU: { 'common.noData': 'કોઈ {ડેટા' } } }).map(formatShort))
    .toMatchInlineSnapshot(`
    [
      "src/i18n/catalogues/GU.json:1 The message “common.noData” is invalid in GU: a closing brace } is missing. Braces { } and tags < > mark placeholders; write '{' for a literal brace.",
    ]
  `);
});

test('reports a message with another placeholder in one language', () => {
  const messages = {
    GU: { 'common.noData': '{council}' },
    HI: { 'common.noData': '{year}' },
    EN: { 'common.noData': '{council}' },
  };
  expect(newProblems({ messages }).map(formatShort)).toMatchInlineSnapshot(`
    [
      "src/i18n/catalogues/HI.json:1 The message “common.noData” has the placeholders {year} in HI, but the placeholders {council} in GU. Use the same placeholders in every language.",
    ]
  `);
});

test('reports the messages that a language lacks in one problem', () => {
  const messages = { GU: { 'ui.a': 'a', 'ui.b': 'b' }, EN: { 'ui.a': 'a', 'ui.b': 'b' } };
  expect(newProblems({ messages }).map(formatShort)).toMatchInlineSnapshot(`
    [
      "src/i18n/catalogues/HI.json:1 Messages are missing in HI: “ui.a”, “ui.b”.",
    ]
  `);
});

test('reports an override of a message that does not exist', () => {
  const config = edited(['"sources": {', '"messages": { "common.noDate": { "GU": "x" } },\n  "sources": {']);
  expect(newProblems({ config }).map(formatShort)).toMatchInlineSnapshot(`
    [
      "60 (warning) The message “common.noDate” replaces no message of the engine and is never used. Did you mean “common.noData”?",
    ]
  `);
});
