import { expect, test } from 'vitest';
import { change, problemsOf, textOf, withText } from './mistakes/mistake';
import { readSmallSite } from './mistakes/small-sites';

const sites = { vadgam: await readSmallSite('vadgam'), hirapur: await readSmallSite('hirapur') };

const config = 'site.config.json';
const english = '"EN": "Wells"';
const gujarati = '"GU": "કૂવા"';
const document = 'content/legal/privacy.EN.md';

test.each([
  [config, '"toast": {\n      "position": "bottom-center"\n    },', ''],
  [config, '"position": "bottom-center"', ''],
  [config, '"position": "bottom-center"', '"position": "top-center"'],
  [config, '"timeZone": "Asia/Kolkata",', ''],
  [config, '"Asia/Kolkata"', '"Asia/Calcutta"'],
  [config, '"api": {\n    "timeout": 5,\n    "wave": 2,\n    "asOfAfter": 600\n  },', '"api": {},'],
  [config, '"timeout": 5', '"timeout": 2.5, "host": "https://api.village.example"'],
  [config, '"menuGap": 12,', ''],
  [config, '"tabTitle": "Home",', ''],
  [config, '"cutAt": 120,', '"cutAt": 120, "dateFormat": "DD.MM.YYYY",'],
  [config, '"https://vadgam.example"', '"http://vadgam.example:8443"'],
  [config, `${english},\n        ${gujarati}`, '"EN": "Café à côté {council}", "GU": "{council} ગામ"'],
  [config, `${english},\n        ${gujarati}`, '"EN": "ISO 9001", "GU": "ISO 9001"'],
  [config, `${english},\n        ${gujarati}`, '"EN": "our ગામ", "GU": "our ગામ"'],
  [config, `${english},\n        ${gujarati}`, '"EN": "Where??", "GU": "ક્યાં??"'],
  [config, '"version": 1,', '"version": 1, "messages": { "common.retry": { "EN": "Again", "GU": "ફરી" } },'],
  [config, '"version": 1,', '"version": 1, "frameHosts": [],'],
  [config, '"control": 4,\n      "card": 6', '"control": 0'],
  [config, '"Latn": "Hind"', '"Latn": "Hind", "Beng": "Hind"'],
  [config, '"retentionDays": 365', '"retentionDays": 36500'],
  [config, '"fresh": 60', '"fresh": 0'],
  ['content/records/notices.json', '"id": 1', '"id": "first-notice"'],
  ['content/records/notices.json', '"documents/sabha.pdf"', 'null'],
  ['content/records/wells.json', '"1920-05-01"', '"2026-10-02T10:30:00+05:30"'],
  ['content/records/wells.json', '"pictures/well.png"', '"https://pictures.example/a.webp"'],
  ['content/records/wells.json', '"pictures/well.png"', '"iVBORw0KGgoAAAANSUhEUg=="'],
  ['content/records/wells.json', '"02779-000124"', '"02666 233344, 233345"'],
  [
    'content/records/committees.json',
    '{\n      "EN": "Water committee",\n      "GU": "પાણી સમિતિ"\n    }',
    '"Gram Vikas"',
  ],
  [document, '', '1. One\n2. Two'],
  [document, '', 'This is **very** important, **really**.'],
  [document, '', 'See [the state](https://state.example/a(b)).'],
  [document, '', 'Call [us](tel:108).'],
  [document, '', '## More {#more}\n\nSee [above](#more).'],
])('in %s, %j → %j is no mistake', (file, from, to) => {
  const { text } = change(textOf(sites.vadgam, file), [from, to]);
  expect(problemsOf(withText(sites.vadgam, file, text))).toEqual([]);
});

test('a link with a query, and a note beside the content, are no mistakes', () => {
  const link = withText(
    sites.hirapur,
    'content/records/websites.json',
    '[{ "link": "https://a.example/?a=1&b=??" }]',
  );
  expect(problemsOf(withText(link, 'content/notes.md', 'Remember ???? and {this}.'))).toEqual([]);
});
