import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { languageScript } from '../../src/model/language/language-script';
import { languageTag } from '../../src/model/language/language-tag';
import type { CheckedSite } from '../../src/model/site/checked-site';
import { pageFontId, pageFontScript, type PageFont } from '../../src/model/theme/page-font';
import { pageFontFaces } from '../../src/ui/fonts/font-faces';
import type { FontFamily } from '../../src/ui/fonts/font-family';
import { familyInPages } from '../../src/ui/fonts/font-stack';
import { siteFonts } from '../../src/ui/fonts/site-fonts';
import type { FontSubset } from '../media/media-job';
import type { MediaConverter } from '../media/media-converter';
import type { Priority } from '../media/turns';
import { fontUrls } from '../site/font-routes';
import { fontPreload } from './document';
import { visibleText } from './visible-text';

/** Puts fonts into pages. */
export interface PageFonts {
  /**
   * Makes the font for the HTML of a page. Resolves with a function that puts it into the HTML, or the part of it that has
   * the preload, in place of that; with null where the page preloads none, and where none can be made or it would be large.
   * @param language BCP 47 language of the page
   */
  of(html: string, language: string): Promise<((html: string) => string) | null>;
}

export interface PageFontsOptions {
  readonly checked: CheckedSite;
  /** Folder of the engine's own font files; null where there is no build. */
  readonly clientFolder: string | null;
  readonly converter: Pick<MediaConverter, 'subsetFont'>;
  /** When a font is made. */
  readonly priority: Priority;
}

/** Bytes of the largest font inside a page; more would delay the text that follows by over 100 ms on slow 4G. */
const largestFont = 20_000;

/** Without script, the page preloads the file; all else of the font needs a script. */
function fontHtml(preload: string, family: FontFamily, { bytes, range }: FontSubset): string {
  const font: PageFont = { file: bytes.toString('base64'), faces: pageFontFaces(family, range) };
  return [
    `<noscript>${preload}</noscript>`,
    `<script type="application/json" id="${pageFontId}">${JSON.stringify(font)}</script>`,
    `<script>${pageFontScript}</script>`,
  ].join('');
}

/** The bytes of a font file: one of the site's own, or one of the build; null for one that is not there. */
async function readFont(
  url: string,
  { checked, clientFolder }: PageFontsOptions,
): Promise<Uint8Array | null> {
  const own = Object.values(checked.fontFiles).find((file) => file.url === url);
  if (own) return own.content;
  if (clientFolder === null) return null;
  const { pathname } = new URL(url, 'file:///');
  return readFile(join(clientFolder, basename(pathname))).catch(() => null);
}

/** Creates the fonts of a site's pages. */
export function createPageFonts(options: PageFontsOptions): PageFonts {
  const { config } = options.checked;
  const fonts = siteFonts(config, fontUrls(options.checked));
  const families = new Map(
    config.languages.list.map((language) => [
      languageTag(language),
      familyInPages(languageScript(language.locale), fonts),
    ]),
  );
  return {
    of: async (html, language) => {
      const family = families.get(language);
      const preload = family ? fontPreload(family.files[400]) : '';
      if (!family || !html.includes(preload)) return null;
      const font = await readFont(family.files[400], options);
      if (!font) return null;
      const job = { font, text: visibleText(html), language };
      const subset = await options.converter.subsetFont(job, { priority: options.priority });
      if (typeof subset === 'string' || subset.bytes.length > largestFont) return null;
      const inside = fontHtml(preload, family, subset);
      return (part) => part.replace(preload, () => inside);
    },
  };
}
