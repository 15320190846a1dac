import { expect, test } from 'vitest';
import { keysOf } from '../../src/check/document/json-access';
import { checkSite } from '../../src/check/check-site';
import { readSmallSite } from './mistakes/small-sites';
import { check, inWords, newProblems, real, realText, formatShort } from './real-site';

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
  const messages = inWords(newProblems({ config })).map(({ message }) => message);
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
  const found = inWords(newProblems({ messages: { HI: { 'common.download': undefined } } }));
  const missing = found.map(({ message }) => message).filter((message) => message.includes('missing'));
  expect(missing).toEqual(['A message is missing in HI: common.download.']);
});

test.each(['[]', '5', '"site"', 'null', '{}'])(
  'a config that is only %s is refused without an exception',
  (config) => {
    expect(check({ config }).problems.length).toBeGreaterThan(0);
    expect(check({ config }).site).toBeUndefined();
  },
);

test.each(['vadgam', 'hirapur'] as const)(
  'a wrong value or the lack of any part of %s is refused',
  async (name) => {
    const files = await readSmallSite(name);
    const config: unknown = JSON.parse(files.config.text);
    const messagesWith = (change: object) => {
      const text = JSON.stringify(Object.assign({}, config, change));
      const { problems } = checkSite({ ...files, config: { ...files.config, text } });
      return inWords(problems).map(({ message }) => message);
    };
    const parts = [
      'languages',
      'sources',
      'council',
      'shell',
      'menu',
      'pages',
      'notFound',
      'theme',
      'content',
    ];
    for (const part of parts) expect(messagesWith({ [part]: undefined })).toEqual([`“${part}” is missing.`]);
    const wrong = [5, [null], { a: null }];
    for (const [index, key] of keysOf(real).entries())
      expect(messagesWith({ [key]: wrong[index % wrong.length] }), key).not.toEqual([]);
  },
);

test('reports an override of a message that does not exist', () => {
  const config = edited(['"sources": {', '"messages": { "common.noDate": { "GU": "x" } },\n  "sources": {']);
  expect(newProblems({ config }).map(formatShort)).toMatchInlineSnapshot(`
    [
      "61 (warning) The message “common.noDate” replaces no message of the engine and is never used. Did you mean “common.noData”?",
    ]
  `);
});
