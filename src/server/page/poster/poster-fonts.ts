import { basename, join } from 'node:path';
import type { CheckedSite } from '../../../engine/site/checked-site';
import type { Language } from '../../../engine/site-config.generated';
import { languageScript } from '../../../engine/language/language-script';
import { fontFamilies } from '../../../site/fonts/font-families';
import type { FontFamily } from '../../../site/fonts/font-family';
import { siteFonts } from '../../../site/fonts/site-fonts';
import type { PosterFont } from '../../media/poster/poster-job';
import { fontUrls } from '../../site/font-routes';

/** From source, as in tests and in development, the files lie where they are imported. */
const sourceFolder = import.meta.url.endsWith('.ts')
  ? join(import.meta.dirname, '../../../site/fonts')
  : null;

/** Paths of font files by their URLs. */
function fontPaths({ folder, fontFiles }: CheckedSite, clientFolder: string | null): (url: string) => string {
  const own = new Map(Object.entries(fontFiles).map(([name, { url }]) => [url, join(folder, name)]));
  const bundled = sourceFolder ?? clientFolder ?? '';
  return (url) => own.get(url) ?? join(bundled, basename(url.replace(/\?.*/, '')));
}

/** The fonts of posters in a language: those of its pages, then those of the engine for other scripts. */
export function posterFonts(
  checked: CheckedSite,
  language: Language,
  clientFolder: string | null,
): readonly PosterFont[] {
  const { byScript, families } = siteFonts(checked.config, fontUrls(checked));
  const pathOf = fontPaths(checked, clientFolder);
  const names = [
    byScript[languageScript(language.locale)] ?? '',
    byScript.Latn ?? '',
    ...Object.keys(families),
  ];
  const ofSite = [...new Set(names)].flatMap((name) => families[name] ?? []);
  const all: readonly FontFamily[] = [...new Set([...ofSite, ...Object.values(fontFamilies)])];
  return all.map(({ range, latinRange, files }) => ({
    range: latinRange === undefined ? range : `${range},${latinRange}`,
    regular: pathOf(files[400]),
    bold: pathOf(files[700] ?? files[400]),
  }));
}
