import type { RenderedPage } from '../../site/entry-server';
import { topBarEndId } from '../../engine/page/top-bar';
import { initialStateId, type InitialState } from '../../engine/page/initial-state';
import { escapeHtml } from '../http/escape-html';
import { jsonForScript } from '../http/json-for-script';
import type { Assets } from './assets';
import type { DisplayHead } from './display-head';
import { searchTags, type PageMetadata } from './search-tags';

/** Content of a document beside its body, styles and scripts. */
export interface Head {
  /** BCP 47 language of the page. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  /** URL of the font to preload. */
  readonly font: string | null;
  /** URL of the web app manifest in the language of the page. */
  readonly manifest: string;
  /** The site's feed in the language of the page. */
  readonly feed: { readonly title: string; readonly path: string } | null;
  /** Metadata of a page for search engines and link previews; null for one that they should not list. */
  readonly metadata: PageMetadata | null;
}

/** Common to all documents of a site. */
export interface SiteParts {
  readonly assets: Assets;
  /** The styles of the site: as CSS, and their hash for the policy. */
  readonly styles: { readonly css: string; readonly hash: string };
  readonly display: DisplayHead;
}

/** For the body: Chromium delays the first paint for a font that the head preloads. */
const fontPreload = (href: string): string =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;

/** Until it has the top bar, a page shows nothing: a browser that knows this does not style and paint an empty one first. */
const waitForTopBar = `<link rel="expect" href="#${topBarEndId}" blocking="render">`;

const moduleScript = (src: string): string => `<script type="module" src="${src}"></script>`;

function feedLink({ feed }: Head): readonly string[] {
  if (!feed) return [];
  const type = 'application/rss+xml';
  return [`<link rel="alternate" type="${type}" title="${escapeHtml(feed.title)}" href="${feed.path}">`];
}

function headOf(
  head: Head,
  { preloads, styles: pageStyles }: RenderedPage,
  { styles, display }: SiteParts,
): string {
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    display.html,
    preloads,
    waitForTopBar,
    `<style>${styles.css}</style>`,
    ...pageStyles.map(({ key, ids, css }) => `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`),
    `<link rel="icon" href="${escapeHtml(head.icon)}">`,
    `<link rel="apple-touch-icon" href="${escapeHtml(head.icon)}">`,
    `<link rel="manifest" href="${head.manifest}">`,
    ...feedLink(head),
    ...(head.metadata
      ? searchTags(head.metadata, head.description)
      : ['<meta name="robots" content="noindex">']),
  ].join('');
}

/** The HTML document of a rendered page. */
export function htmlDocument(head: Head, page: RenderedPage, start: InitialState, parts: SiteParts): string {
  return [
    `<!doctype html><html lang="${head.lang}" dir="${head.dir}"><head>${headOf(head, page, parts)}</head>`,
    `<body>${head.font === null ? '' : fontPreload(head.font)}<div id="root">${page.html}</div>`,
    `<script type="application/json" id="${initialStateId}">${jsonForScript(start)}</script>`,
    ...(head.metadata
      ? [`<script type="application/ld+json">${jsonForScript(head.metadata.data)}</script>`]
      : []),
    ...parts.assets.scripts.map(moduleScript),
    '</body></html>',
  ].join('');
}
