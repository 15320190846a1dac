import { describe, expect, test } from 'vitest';
import { entriesOf, keysOf } from '../../src/check/document/json-access';
import { checkSite } from '../../src/check/check-site';
import { check, newProblems, real, realText, formatShort, siteFiles } from './real-site';

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
  const found = newProblems({ messages: { HI: { 'common.download': undefined } } });
  expect(found.map(({ message }) => message)).toEqual(['A message is missing in HI: common.download.']);
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

test('reports an override of a message that does not exist', () => {
  const config = edited(['"sources": {', '"messages": { "common.noDate": { "GU": "x" } },\n  "sources": {']);
  expect(newProblems({ config }).map(formatShort)).toMatchInlineSnapshot(`
    [
      "61 (warning) The message “common.noDate” replaces no message of the engine and is never used. Did you mean “common.noData”?",
    ]
  `);
});

test('says to write the translation of a document that a language lacks', () => {
  const files = siteFiles();
  const names = [...(files.content?.files ?? [])].filter((file) => file !== 'legal/terms.HI.md');
  const content = files.content && { ...files.content, files: new Set(names) };
  const { problems } = checkSite({ ...files, ...(content && { content }) });
  expect(problems.map(({ message, hint }) => `${message} ${hint ?? ''}`)).toContain(
    'The content folder has no “legal/terms.HI.md”. Write the text of “legal/terms.GU.md” in HI.',
  );
});
