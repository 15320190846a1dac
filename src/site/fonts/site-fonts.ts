import { languageScript } from '../../engine/language/language-script';
import type { Language, Theme, ThemeFontFiles } from '../../engine/site-config.generated';
import { bundledFonts, fontsOfScripts, type FontsByScript } from '../../engine/theme/font-names';
import type { FontFileUrls } from '../../engine/theme/font-file';
import { fontFamilies, type FontFamilies } from './font-families';
import { centred, type FontFamily } from './font-family';

/** The fonts of a site. */
export interface SiteFonts {
  readonly byScript: FontsByScript;
  /** Families that are files, as the page needs them; the others must be installed on the device. */
  readonly families: FontFamilies;
}

/** Settings on which the fonts of a site depend. */
interface FontConfig {
  readonly theme: Pick<Theme, 'fonts' | 'fontFiles'>;
  readonly languages: { readonly list: readonly Pick<Language, 'locale'>[] };
}

/** The family that the engine ships for a script. */
function bundledFamily(script: string): FontFamily | undefined {
  const names: FontsByScript = bundledFonts;
  return fontFamilies[names[script] ?? ''];
}

/**
 * A family in files of the site: for the characters of its scripts, with the line metrics and the fallbacks of the
 * engine's family for the first of them. Null without the regular file.
 */
function ownFamily(
  scripts: readonly string[],
  { regular, bold }: ThemeFontFiles,
  urls: FontFileUrls,
): FontFamily | null {
  const url = urls[regular];
  if (url === undefined) return null;
  const likes = scripts.flatMap((script) => bundledFamily(script) ?? []);
  const boldUrl = bold === undefined ? undefined : urls[bold];
  return {
    range: likes.map(({ range }) => range).join(',') || 'U+0-10FFFF',
    files: { 400: url, ...(boldUrl !== undefined && { 700: boldUrl }) },
    metrics: likes[0]?.metrics ?? centred,
    ...(likes[0]?.fallbacks && { fallbacks: likes[0].fallbacks }),
  };
}

/**
 * The fonts of a site: for the scripts of its languages and those that its theme names.
 * @param urls URLs of the font files that the theme names, by their name in the content folder
 */
export function siteFonts({ theme, languages }: FontConfig, urls: FontFileUrls = {}): SiteFonts {
  const byScript = fontsOfScripts(
    languages.list.map(({ locale }) => languageScript(locale)),
    theme.fonts,
  );
  const families = [...new Set(Object.values(byScript))].flatMap((name) => {
    const files = theme.fontFiles?.[name];
    const scripts = Object.keys(byScript).filter((script) => byScript[script] === name);
    const family = files ? ownFamily(scripts, files, urls) : fontFamilies[name];
    return family ? [[name, family] as const] : [];
  });
  return { byScript, families: Object.fromEntries(families) };
}
