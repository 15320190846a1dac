import type { RenderedPage } from '../../src/entry-server';
import type { PageStart } from '../../src/site/page-start';
import type { Assets } from './assets';
import { firstPaintScript } from './first-paint';

/** What the head of a document says beside its styles and scripts. */
export interface Head {
  /** BCP 47 language of the page. */
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  /** The address of the page in its own language. */
  readonly canonical: string;
  /** BCP 47 language, or `x-default` → the address of the page in it. */
  readonly alternates: Readonly<Record<string, string>>;
  /** The fonts of the first words. */
  readonly fonts: readonly string[];
  /** A letter of each of them. */
  readonly letters: string;
  /** The fonts of the device that stand in for them when they come late: a font stack. */
  readonly lateFonts: string;
}

/** What all documents of a site have. */
export interface SiteParts {
  readonly assets: Assets;
  /** The styles of the site: as CSS, and their hash for the policy. */
  readonly styles: { readonly css: string; readonly hash: string };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** JSON that can't end its script element or begin a comment. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

function headOf(
  head: Head,
  { css, styleIds }: RenderedPage,
  start: PageStart,
  { assets, styles }: SiteParts,
): string {
  const alternates = Object.entries(head.alternates).map(
    ([lang, href]) => `<link rel="alternate" hreflang="${escape(lang)}" href="${escape(href)}">`,
  );
  const siteFile = start.siteFiles[start.language] ?? '';
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    '<meta name="color-scheme" content="light dark">',
    ...head.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    `<link rel="preload" as="fetch" href="${siteFile}" crossorigin>`,
    ...assets.imports.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...[...assets.before, assets.entry].map((src) => `<script type="module" src="${src}"></script>`),
    `<style>${styles.css}</style>`,
    `<style id="page-styles" data-ids="${styleIds.join(' ')}">${css}</style>`,
    `<script data-text="${escape(head.letters)}" data-late="${escape(head.lateFonts)}">${firstPaintScript}</script>`,
    `<link rel="icon" href="${escape(head.icon)}">`,
    `<link rel="apple-touch-icon" href="${escape(head.icon)}">`,
    `<link rel="canonical" href="${escape(head.canonical)}">`,
    ...alternates,
  ].join('');
}

/** The HTML document of a rendered page. */
export function documentOf(head: Head, page: RenderedPage, start: PageStart, parts: SiteParts): string {
  return [
    `<!doctype html><html lang="${head.lang}"><head>${headOf(head, page, start, parts)}</head>`,
    `<body><div id="root">${page.html}</div>`,
    `<script type="application/json" id="page-start">${jsonForScript(start)}</script></body></html>`,
  ].join('');
}
