import { describe, expect, test } from 'vitest';
import { fallbackNames, fontFaces } from '../../../src/site/fonts/font-faces';
import { fontFamilies } from '../../../src/site/fonts/font-families';
import { fontStack, preloadedFont, scriptFontStack } from '../../../src/site/fonts/font-stack';
import { siteFonts } from '../../../src/site/fonts/site-fonts';
import { bundledFonts } from '../../../src/engine/theme/font-names';

/** The fonts of a site in some locales. */
const fontsOf = (
  locales: readonly string[],
  theme: Parameters<typeof siteFonts>[0]['theme'] = {},
  urls: Readonly<Record<string, string>> = {},
) => siteFonts({ theme, languages: { list: locales.map((locale) => ({ locale })) } }, urls);

const ofSample = fontsOf(['gu-IN', 'hi-IN', 'en-IN']);
const rules = fontFaces(ofSample).split('\n');

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
    expect(withFile).toHaveLength(2 * Object.keys(ofSample.families).length);
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

  test('Latin characters in a file of another script are not those of its fallbacks', () => {
    const ofVadodara = rules.filter((rule) => rule.includes('"Hind Vadodara'));
    const hasLatin = (rule: string) => codesOf(rule).includes(0x41);
    expect(ofVadodara.filter((rule) => rule.includes('url(')).every(hasLatin)).toBe(true);
    expect(ofVadodara.filter((rule) => rule.includes('local(')).some(hasLatin)).toBe(false);
  });

  test('are those of the scripts of a site, and no others', () => {
    const css = fontFaces(fontsOf(['kn-IN', 'en-IN']));
    const names = new Set(
      Array.from(css.matchAll(/font-family:"([^"]+?)(?: fallback \d)?"/g), ([, name]) => name),
    );
    expect([...names]).toEqual(['Noto Sans Kannada', 'Hind']);
  });
});

test.each(Object.entries(bundledFonts))(
  'the font of %s has fallbacks with its line metrics',
  (script, name) => {
    const family = fontFamilies[name];
    expect(family?.fallbacks?.length).toBeGreaterThan(1);
    const like = new Intl.Locale('und', { script }).toString();
    expect(fontFaces(fontsOf([like]))).toContain(`"${name} fallback 2"`);
  },
);

describe('font stacks', () => {
  test('the stack of a script begins with its family and the Latin one, each with its fallbacks', () => {
    const families = ['Hind Vadodara', 'Hind'].flatMap((name) => [name, ...fallbackNames(name, ofSample)]);
    const start = families.map((name) => `"${name}"`).join(',');
    expect(fontStack('Gujr', ofSample).startsWith(`${start},`)).toBe(true);
    expect(scriptFontStack('Gujr', ofSample)).toBe(`${start},sans-serif`);
  });

  test('a family that is neither shipped nor a file has no fallbacks', () => {
    const fonts = fontsOf(['en-IN'], { fonts: { Latn: 'Georgia' } });
    expect(scriptFontStack('Latn', fonts)).toBe('"Georgia",sans-serif');
  });

  test('a script for which the engine has no font uses those of the device', () => {
    expect(fontStack('Olck', fontsOf(['sat-Olck-IN'], { fonts: { Latn: 'Georgia' } }))).toBe(
      '"Georgia",sans-serif',
    );
  });
});

describe('a font in files of the site', () => {
  const theme = {
    fonts: { Knda: 'Tiro Kannada' },
    fontFiles: { 'Tiro Kannada': { regular: 'fonts/tiro-400.woff2', bold: 'fonts/tiro-700.woff2' } },
  };
  const urls = { 'fonts/tiro-400.woff2': '/site/fonts/1-tiro-400.woff2' };
  const fonts = fontsOf(['kn-IN'], theme, urls);

  test('has the characters, line metrics and fallbacks of its script', () => {
    const [face = '', ...fallbacks] = fontFaces(fonts)
      .split('\n')
      .filter((rule) => rule.includes('"Tiro Kannada'));
    expect(face).toContain('url(/site/fonts/1-tiro-400.woff2)');
    expect(face).toContain('ascent-override:112.00%;descent-override:48.00%');
    expect(codesOf(face)).toContain(0xc95);
    expect(codesOf(face)).not.toContain(0x41);
    expect(fallbacks.filter((rule) => rule.includes('"Tiro Kannada fallback 1"'))).toHaveLength(2);
  });

  test('has no face for a file that does not exist', () => {
    expect(fontFaces(fonts)).not.toContain('"Tiro Kannada";font-weight:700');
  });

  test('is preloaded', () => {
    expect(preloadedFont('Knda', fonts)).toBe('/site/fonts/1-tiro-400.woff2');
  });
});

test.each([
  ['Gujr', fontFamilies['Hind Vadodara']?.files[400]],
  ['Latn', fontFamilies.Hind?.files[400]],
  ['Deva', null],
  ['Taml', null],
])('pages in %s preload the regular file, unless devices may have the font', (script, file) => {
  expect(preloadedFont(script, ofSample)).toBe(file);
});
