import { fallbackNames } from './font-faces';
import type { SiteFonts } from './site-fonts';

/** Fonts that devices have, by ISO 15924 script. */
const deviceFonts: Readonly<Record<string, readonly string[]>> = {
  Gujr: ['Noto Sans Gujarati', 'Nirmala UI'],
  Deva: ['Noto Sans Devanagari', 'Nirmala UI'],
  Beng: ['Noto Sans Bengali', 'Nirmala UI'],
  Guru: ['Noto Sans Gurmukhi', 'Nirmala UI'],
  Knda: ['Noto Sans Kannada', 'Nirmala UI'],
  Mlym: ['Noto Sans Malayalam', 'Nirmala UI'],
  Orya: ['Noto Sans Oriya', 'Nirmala UI'],
  Taml: ['Noto Sans Tamil', 'Nirmala UI'],
  Telu: ['Noto Sans Telugu', 'Nirmala UI'],
  Arab: ['Noto Naskh Arabic', 'Geeza Pro', 'Segoe UI'],
};

/**
 * The site's family for a script and the Latin one, each with its fallbacks. For a letter that no font has, Chromium
 * uses the box of the first loaded face whose range has a character of the text, be it a space. The fallbacks of the
 * script precede the Latin family, so that the boxes have their width before and after the Latin file is loaded.
 */
function scriptFamilies(script: string, fonts: SiteFonts): readonly string[] {
  const own = [fonts.byScript[script], fonts.byScript.Latn].filter((name) => name !== undefined);
  return own.flatMap((name) => [name, ...fallbackNames(name, fonts)]);
}

function fontFamilyCss(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `"${name}",`).join('') + 'sans-serif';
}

/** The font stack of a script: its family and the Latin one with their fallbacks, those of other scripts, the device's. */
export function fontStack(script: string, fonts: SiteFonts): string {
  const others = [...Object.values(fonts.byScript), ...Object.keys(fonts.families)];
  return fontFamilyCss([...scriptFamilies(script, fonts), ...others, ...(deviceFonts[script] ?? [])]);
}

/** The fonts of devices for a script: text in them fetches no file. */
export function deviceFontStack(script: string): string {
  return fontFamilyCss(deviceFonts[script] ?? []);
}

/** The font stack of a script without the families of other scripts: text in it fetches no file of those. */
export function scriptFontStack(script: string, fonts: SiteFonts): string {
  return fontFamilyCss(scriptFamilies(script, fonts));
}

/**
 * URL of the file that pages in a script preload: that of the regular weight. Null for a family that devices may have, as
 * Android has those of Noto: they would fetch it in vain.
 */
export function preloadedFont(script: string, { byScript, families }: SiteFonts): string | null {
  const family = families[byScript[script] ?? ''];
  return family && !family.local ? family.files[400] : null;
}
