import { describe, expect, test } from 'vitest';
import { checkSite, collect } from '../../src/check/check-site';
import { placeText } from '../../src/check/district/place-text';
import { parseJsonFile } from '../../src/check/document/json-document';
import { saySentence } from '../../src/check/sentences/sentence';
import { type Broadcast, siteTextOf } from '../../src/engine/district/broadcast';
import { textsList } from '../../src/engine/district/texts-list';
import { inWords, siteFiles } from './real-site';

const files = siteFiles();
const { document } = parseJsonFile(files.config);
if (!document) throw new Error('The config is no JSON.');
const site = collect(document, files);

/** What becomes of a text at the site, and why. */
function placed(id: string, text: Readonly<Record<string, string>>) {
  const { outcome, mistakes } = placeText({ id, text }, site);
  return [outcome, ...mistakes.map(({ message }) => saySentence(message, 'EN'))];
}

const inAll = (text: string) => ({ GU: text, HI: text, EN: text });

describe('a text of the district (B11.23.4)', () => {
  test.each([
    ['of the engine', 'common.noData', 'Nothing to show'],
    ['of the site', 'menu.home', 'Start'],
    ['with the placeholder of the engine’s text', 'pictures.count', '{count} photos'],
    ['without the placeholder of the engine’s text', 'pictures.count', 'Photos'],
    ['with placeholders that every text may have', 'menu.home', '{council}, {year}'],
  ])('%s is shown', (_, id, text) => {
    expect(placed(id, inAll(text))).toEqual(['shown']);
  });

  test.each(['no.such.text', 'menu', 'constructor', '__proto__', ''])(
    'with the id “%s” has no place',
    (id) => {
      expect(placeText({ id, text: inAll('Words') }, site)).toMatchObject({
        outcome: 'no-list',
        records: '',
      });
    },
  );

  test.each([
    ['a language of the site', { GU: 'શબ્દો', EN: 'Words' }, 'HI'],
    ['a text in a language', { GU: 'શબ્દો', HI: ' ', EN: '' }, 'HI, EN'],
    ['every language of the site', { MR: 'शब्द' }, 'GU, HI, EN'],
  ])('that lacks %s does not fit', (_, text, languages) => {
    const [outcome, mistake] = placed('menu.home', text);
    expect([outcome, mistake]).toEqual(['unfit', expect.stringContaining(languages)]);
  });

  test('loses the languages that the site does not have', () => {
    const { record } = placeText({ id: 'menu.home', text: { ...inAll('Words'), MR: 'शब्द' } }, site);
    expect(record).toEqual({ id: 'menu.home', text: inAll('Words') });
  });

  test.each([
    ['pictures.count', '{number} photos'],
    ['pictures.count', '{count} <b>photos</b>'],
    ['common.noData', 'Nothing at {council}'],
    ['menu.home', 'Start {count}'],
    ['menu.home', '<b>Start</b>'],
    ['menu.home', 'Start {'],
    ['menu.home', 'Start {council, plural, one {x}}'],
  ])('for “%s” that says “%s” does not fit', (id, text) => {
    const [outcome, ...mistakes] = placed(id, inAll(text));
    expect(outcome).toBe('unfit');
    expect(mistakes).not.toEqual([]);
  });

  test('with a placeholder in some languages only does not fit', () => {
    const text = { ...inAll('Start'), HI: '{council}' };
    expect(placed('menu.home', text)[0]).toBe('unfit');
  });
});

const broadcastOf = (id: string, text: string, more: Partial<Broadcast> = {}): Broadcast => ({
  ...{ id, list: textsList, record: { id: 'menu.home', text: inAll(text) } },
  ...{ published: '2026-11-20', until: '2026-11-30' },
  ...more,
});

/** What the site shows with texts of its district. */
function shown(broadcasts: readonly Broadcast[], hidden: readonly string[] = []) {
  const { content } = files;
  if (!content) throw new Error('The site has no content.');
  const district = { site: 'rampur', broadcasts, hidden: new Set(hidden) };
  const result = checkSite({ ...files, content: { ...content, district } });
  return {
    text: result.site?.catalogues.GU?.['menu.home'],
    until: result.site?.districtTextsUntil,
    warnings: inWords(result.problems).filter(({ message }) => message.includes('of the district')),
  };
}

const own = 'Text of menu.home';

describe('of the texts of the district (B11.23.4), a site shows', () => {
  const older = broadcastOf('a1', 'Older', { published: '2026-11-18', until: '2026-12-31' });
  const newer = broadcastOf('b2', 'Newer');

  test.each([
    ['the one that was published last', [older, newer], [], 'Newer', newer.until],
    ['the older one while it hides the newer one', [newer, older], ['b2'], 'Older', older.until],
    ['its own while it hides all', [newer, older], ['a1', 'b2'], own, undefined],
    ['the first in the file of one day', [newer, broadcastOf('c3', 'Same day')], [], 'Newer', newer.until],
    ['none that is for others', [broadcastOf('d4', 'Others', { sites: ['sitapur'] })], [], own, undefined],
    ['what is for it alone', [broadcastOf('e5', 'Here', { sites: ['rampur'] })], [], 'Here', newer.until],
  ] as const)('%s', (_, broadcasts, hidden, text, until) => {
    expect(shown(broadcasts, hidden)).toEqual({ text, until, warnings: [] });
  });

  test('the older one where the newer one does not fit, with a warning', () => {
    const { text, warnings } = shown([broadcastOf('c3', 'Newest {'), older]);
    expect(text).toBe('Older');
    expect(warnings).toMatchObject([{ severity: 'warning', file: '../_shared/broadcasts.json' }]);
  });

  test('each with another id, until the first of them ends', () => {
    const other = { id: 'common.noData', text: inAll('Nothing') };
    const { until } = shown([older, broadcastOf('f6', '', { record: other })]);
    expect(until).toBe('2026-11-30');
  });
});

describe('a broadcast for the texts of the sites', () => {
  test.each([
    ['a record', { title: 'Camp' }],
    ['a level', { id: 'menu.home', text: inAll('Words'), level: 'emergency' }],
    ['one text for all languages', { id: 'menu.home', text: 'Words' }],
    ['a small language code', { id: 'menu.home', text: { gu: 'Words' } }],
    ['an id with a space', { id: 'menu home', text: inAll('Words') }],
  ])('with %s is no text', (_, record) => {
    expect(siteTextOf({ list: textsList, record })).toBeNull();
  });

  test('is no text in another list', () => {
    expect(siteTextOf({ list: 'notices', record: { id: 'menu.home', text: inAll('Words') } })).toBeNull();
  });
});
