import { describe, expect, test } from 'vitest';
import { fallbackNames, fontFaces } from '../../src/ui/fonts/font-faces';
import { fontFamilies } from '../../src/ui/fonts/font-families';
import { fontStack, preloadedFonts, scriptFontStack } from '../../src/ui/fonts/font-stack';

const theme = { Gujr: 'Hind Vadodara', Deva: 'Noto Sans Devanagari', Latn: 'Hind' };
const rules = fontFaces.split('\n');

/** The code points of a face's `unicode-range`. */
function codesOf(rule: string): readonly number[] {
  const ranges = /unicode-range:([^}]+)/.exec(rule)?.[1]?.split(',') ?? [];
  return ranges.flatMap((range) => {
    const [from = '', to = from] = range.slice(2).split('-');
    const first = parseInt(from, 16);
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}

describe('font faces', () => {
  test('every face with a file swaps', () => {
    const withFile = rules.filter((rule) => rule.includes('url('));
    const supplements = Object.values(fontFamilies).filter(({ supplement }) => supplement);
    expect(withFile).toHaveLength(2 * (Object.keys(fontFamilies).length + supplements.length));
    expect(withFile.filter((rule) => !rule.includes('font-display:swap'))).toEqual([]);
  });

  test('a fallback has the line metrics of its family once its size adjustment is applied', () => {
    const rule = rules.find((one) => one.includes('"Hind Vadodara fallback 1";font-weight:400'));
    const percent = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule ?? '')?.[1]);
    expect((percent('ascent-override') * percent('size-adjust')) / 100).toBeCloseTo(112, 1);
    expect((percent('descent-override') * percent('size-adjust')) / 100).toBeCloseTo(48, 1);
  });

  test('the fallbacks of Latin cover its range without overlap', () => {
    const codes = rules.filter((rule) => rule.includes('"Hind fallback 2";font-weight:400')).flatMap(codesOf);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => code <= 0xff)).toHaveLength(256);
  });
});

test('the files of a family have no character in common', () => {
  const ofLatin = rules.filter((rule) => rule.startsWith('@font-face{font-family:"Hind";font-weight:400'));
  const codes = ofLatin.flatMap(codesOf);
  expect(ofLatin).toHaveLength(2);
  expect(new Set(codes).size).toBe(codes.length);
});

describe('font stacks', () => {
  test('the stack of a script begins with its family, the Latin one and their fallbacks', () => {
    const own = ['Hind Vadodara', 'Hind', ...fallbackNames('Hind Vadodara'), ...fallbackNames('Hind')];
    const start = own.map((name) => `"${name}"`).join(',');
    expect(fontStack('Gujr', theme).startsWith(`${start},`)).toBe(true);
    expect(scriptFontStack('Gujr', theme)).toBe(`${start},sans-serif`);
  });

  test('a family that the engine does not ship has no fallbacks', () => {
    expect(scriptFontStack('Latn', { Latn: 'Georgia' })).toBe('"Georgia",sans-serif');
  });

  test('without a theme the fonts of the device are used', () => {
    expect(fontStack('Deva')).toBe('"Gujarati Digits","Noto Sans Devanagari","Nirmala UI",sans-serif');
  });
});

describe('preloaded fonts', () => {
  test.each([
    ['Gujr', [fontFamilies['Hind Vadodara']?.files[400]]],
    ['Latn', [fontFamilies.Hind?.files[400]]],
    ['Deva', []],
    ['Taml', []],
  ])('%s', (script, files) => {
    expect(preloadedFonts(script, theme)).toEqual(files);
  });
});
