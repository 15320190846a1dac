import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decompress } from 'wawoff2';
import { describe, expect, test } from 'vitest';
import { isShownAlike, openFont, piecesOf } from '../../server/media/font/shaped-font';
import { subsetFont } from '../../server/media/font/subset-font';

const fonts = join(import.meta.dirname, '../../src/ui/fonts');
const gujarati = await readFile(join(fonts, 'hind-vadodara-gujarati-400-normal.woff2'));
const devanagari = await readFile(join(fonts, 'noto-sans-devanagari-devanagari-400-normal.woff2'));

const open = async (woff2: Uint8Array) => openFont(await decompress(woff2));

/** Conjuncts that are made in several steps, a reordered vowel, digits and Latin letters. */
const text = 'ક્ષેત્ર રાષ્ટ્રીય દ્વિતીય પ્રશ્નો કિંમત ₹૧૨૩.૪૫ (Office)';

describe('the subset of a font for a text', () => {
  test.each([
    ['gu-IN', gujarati, text],
    ['hi-IN', devanagari, 'क्षेत्र राष्ट्रीय द्वितीय प्रश्नों'],
  ])('shows it in %s as the whole font does, in fewer bytes', async (language, font, words) => {
    const { bytes } = await subsetFont({ font, text: words, language });
    expect(bytes.length).toBeLessThan(font.length / 4);
    const [whole, subset] = await Promise.all([open(font), open(bytes)]);
    const pieces = [...piecesOf(words.split(' '), whole)];
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.filter((piece) => !isShownAlike(whole, subset, piece, language))).toEqual([]);
  });

  test('lacks the conjuncts of other texts', async () => {
    const { bytes } = await subsetFont({ font: gujarati, text: 'ક ષ ક્ ષ્', language: 'gu-IN' });
    const [whole, subset] = await Promise.all([open(gujarati), open(bytes)]);
    expect(isShownAlike(whole, subset, 'કષ', 'gu-IN')).toBe(true);
    expect(isShownAlike(whole, subset, 'ક્ષ', 'gu-IN')).toBe(false);
  });

  test('names its characters, spaces among them, but none that the font lacks', async () => {
    const { range } = await subsetFont({ font: gujarati, text: 'કખગ क abc ☃', language: 'gu-IN' });
    expect(range).toBe('U+20,U+61-63,U+A0,U+A95-A97');
  });

  test('is the same for every text that needs the same glyphs', async () => {
    const texts = [text, `${text} રાષ્ટ્ર`];
    const subsets = await Promise.all(
      texts.map((words) => subsetFont({ font: gujarati, text: words, language: 'gu-IN' })),
    );
    expect(subsets[1]).toEqual(subsets[0]);
  });

  test.each([
    ['no font', Buffer.from('no font')],
    ['a part of a font', gujarati.subarray(0, 9_000)],
  ])('cannot be made of %s', async (_, font) => {
    await expect(subsetFont({ font, text, language: 'gu-IN' })).rejects.toThrow();
  });
});

test('words are split where the script changes and where the font lacks a character', async () => {
  const pieces = piecesOf(['આઈ-ખેડૂત', 'pm-કિસાન', 'ક☃ખ', '☃', ''], await open(gujarati));
  expect([...pieces]).toEqual(['આઈ-ખેડૂત', 'pm', '-કિસાન', 'ક', 'ખ']);
});
