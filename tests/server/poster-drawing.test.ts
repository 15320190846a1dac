import { expect, test } from 'vitest';
import { colours } from '../../src/engine/theme/colours';
import { fitText } from '../../src/server/media/poster/fit-text';
import { loadFonts } from '../../src/server/media/poster/poster-fonts';
import type { Poster } from '../../src/server/media/poster/poster-job';
import { posterSvg } from '../../src/server/media/poster/poster-svg';
import { lineShaper } from '../../src/server/media/poster/shape-line';
import { posterFonts } from '../../src/server/page/poster/poster-fonts';
import { readSampleSite } from './site-server';

const checked = await readSampleSite();
const [language] = checked.config.languages.list;
if (!language) throw new Error('The sample has no language.');
const fonts = posterFonts(checked, language, null);

async function shaper(text: string, isRightToLeft = false) {
  const { regular } = await loadFonts(fonts, [text]);
  return lineShaper(regular, 'gu', isRightToLeft);
}

const glyphsOf = async (text: string): Promise<number> => (await shaper(text))(text).glyphs.length;

test.each([
  // Code points that become one glyph: a conjunct, or a vowel sign that joins its letter.
  ['શ્રી', 2],
  ['ક્ષ', 1],
  ['જ્ઞ', 1],
  ['પ્રાથમિક', 6],
  ['हिन्दी', 5],
  ['क्ष', 1],
  ['ஸ்ரீ', 1],
  ['বাংলা', 5],
  ['લા😀લા', 4],
])('“%s” is shaped as %i glyphs', async (text, glyphs) => {
  expect(await glyphsOf(text)).toBe(glyphs);
});

test('numbers and Latin words keep their order between words from right to left', async () => {
  const xs = async (text: string) => (await shaper(text, true))(text).glyphs.map(({ x }) => x);
  const [first = 0] = await xs('ا 12');
  expect(first).toBe(0);
  expect(await xs('12')).toEqual((await shaper('12'))('12').glyphs.map(({ x }) => x));
});

test('a long title is set smaller, and ends with an ellipsis after its most lines', async () => {
  const title = 'ગ્રામ સભાની સૂચના '.repeat(30);
  const shape = await shaper(`${title}…`);
  const box = { width: 900, height: 300, sizes: [80, 60, 40], mostLines: 5 };
  expect(fitText('ગ્રામ સભા', box, shape)).toMatchObject({ size: 80, lines: [{}] });
  const long = fitText(title, box, shape);
  expect(long).toMatchObject({ size: 40 });
  expect(long.lines).toHaveLength(5);
  for (const line of long.lines) expect(line.width * 40).toBeLessThanOrEqual(900);
});

test('a word without a break is cut to the width', async () => {
  const word = 'x'.repeat(400);
  const fitted = fitText(
    word,
    { width: 500, height: 400, sizes: [40], mostLines: 9 },
    await shaper(`${word}…`),
  );
  expect(fitted.lines.length).toBeGreaterThan(1);
  for (const line of fitted.lines) expect(line.width * 40).toBeLessThanOrEqual(500);
});

const poster: Poster = {
  size: 'square',
  language: 'gu',
  isRightToLeft: false,
  council: 'મોતીપુરા ગ્રામ પંચાયત',
  kind: 'સૂચના',
  title: '</svg><script>alert(1)</script>&"',
  date: '૧૫-૦૮-૨૦૨૬',
  body: 'હિન્દી',
  address: 'https://www.motipura.example/gu/notice/12',
  scan: 'સ્કૅન કરો',
  colours: colours.light,
  fonts,
  emblem: null,
};

test('a poster is outlines only: it needs no font of the machine, and no text is markup', async () => {
  const svg = await posterSvg(poster);
  const elements = new Set(Array.from(svg.matchAll(/<([^\s/>]+)/g), ([, name]) => name));
  expect([...elements].sort()).toEqual(['g', 'path', 'rect', 'svg']);
});

test('a font that is missing or broken is left out; without any there is no poster', async () => {
  const [first, ...others] = fonts;
  const missing = { range: first?.range ?? '', regular: '/missing.woff2', bold: '/missing.woff2' };
  expect(await posterSvg({ ...poster, fonts: [missing, ...others] })).toContain('</svg>');
  await expect(posterSvg({ ...poster, fonts: [missing] })).rejects.toThrow('no font');
});
