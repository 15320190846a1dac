import { describe, expect, test } from 'vitest';
import { fallbackNames, fontFaces, lateFonts } from '../../src/ui/fonts/font-faces';
import { fontFamilies } from '../../src/ui/fonts/font-families';
import { familyInPages, fontStack, scriptFontStack } from '../../src/ui/fonts/font-stack';
import { siteFonts } from '../../src/ui/fonts/site-fonts';
import { pageFontFamily } from '../../src/model/theme/page-font';
import { bundledFonts } from '../../src/model/theme/font-names';

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
    const others = Object.values(ofSample.families).flatMap((family) => family.others ?? []);
    expect(withFile).toHaveLength(2 * (Object.keys(ofSample.families).length + others.length));
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

test('the files of a family have no character in common', () => {
  const ofLatin = rules.filter((rule) => rule.startsWith('@font-face{font-family:"Hind";font-weight:400'));
  const codes = ofLatin.flatMap(codesOf);
  expect(ofLatin).toHaveLength(2);
  expect(new Set(codes).size).toBe(codes.length);
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
    const start = [pageFontFamily, ...families].map((name) => `"${name}"`).join(',');
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
    expect(familyInPages('Knda', fonts)?.files[400]).toBe('/site/fonts/1-tiro-400.woff2');
  });
});

describe('the family in pages', () => {
  test.each([
    ['Gujr', fontFamilies['Hind Vadodara']],
    ['Latn', fontFamilies.Hind],
    ['Deva', null],
    ['Taml', null],
  ])('%s', (script, family) => {
    expect(familyInPages(script, ofSample)).toBe(family);
  });
});

describe('bold fonts that are late', () => {
  const bold400 = fontFamilies['Hind Vadodara']?.files[400] ?? '';
  const bold700 = fontFamilies['Hind Vadodara']?.files[700] ?? '';
  const css = fontFaces(ofSample, true);
  const ofVadodara = css
    .split('\n')
    .filter((rule) => rule.startsWith('@font-face{font-family:"Hind Vadodara";font-weight:700'));

  test('the regular file stands in for the bold one, and a bold font of the device takes precedence', () => {
    expect(ofVadodara).toHaveLength(2);
    expect(ofVadodara[0]).toContain(`size-adjust:104.6%`);
    expect(ofVadodara[0]).toContain(`src:url(${bold400})`);
    expect(ofVadodara[1]).toContain('src:local("NotoSansGujarati-Bold")');
  });

  test('a fallback that stands in for a bold file has no bold face of its own, one without the script has', () => {
    expect(css).not.toContain('"Hind Vadodara fallback 1";font-weight:700');
    expect(css).toContain('"Hind Vadodara fallback 2";font-weight:700');
    expect(fontFaces(ofSample)).toContain('"Hind Vadodara fallback 1";font-weight:700');
  });

  test('without script the bold file is used at once, and with script it is not named', () => {
    expect(css.match(/@media/g)).toHaveLength(1);
    const [withScript = '', withoutScript = ''] = css.split('@media (scripting:none)');
    expect(withScript).not.toContain(`url(${bold700})`);
    expect(withoutScript).toContain(`url(${bold700})`);
  });

  test('are those of all scripts of the site', () => {
    const names = ['Hind Vadodara', 'Noto Sans Devanagari', 'Hind', 'Hind'];
    expect(lateFonts(ofSample, null).map(({ family }) => family)).toEqual(names);
    expect(lateFonts(ofSample, null)[0]).toMatchObject({
      source: `url(${bold700}) format("woff2")`,
      descriptors: { ascentOverride: '112.00%' },
    });
  });

  test('a font of the site without a bold file has none', () => {
    const theme = { fonts: { Knda: 'Own' }, fontFiles: { Own: { regular: 'fonts/own.woff2' } } };
    const fonts = fontsOf(['kn-IN'], theme, { 'fonts/own.woff2': '/site/fonts/1-own.woff2' });
    expect(lateFonts(fonts, null).map(({ family }) => family)).not.toContain('Own');
    expect(fontFaces(fonts, true)).not.toContain('"Own";font-weight:700');
  });
});
