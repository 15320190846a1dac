import { escapeHtml } from '../http/escape-html';
import type { SharedPicture } from '../../engine/picture/picture-url';
import type { LinkedData } from './structured-data';

/** Metadata of a page for search engines and link previews. */
export interface PageMetadata {
  /** Name of the site. */
  readonly site: string;
  /** Title of the page in its language. */
  readonly title: string;
  /** Such as `gu_IN`. */
  readonly locale: string;
  /** Public address of the site. */
  readonly address: string;
  /** The address of the page in its own language. */
  readonly canonical: string;
  /** BCP 47 language, or `x-default` → the address of the page in it. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly picture: SharedPicture | null;
  readonly data: LinkedData;
}

const property = (name: string, content: string): string =>
  `<meta property="og:${name}" content="${escapeHtml(content)}">`;

/** The links between the addresses of a page, and its Open Graph properties, for the head. */
export function searchTags(page: PageMetadata, description: string): readonly string[] {
  const { site, title, locale, address, canonical, alternates, picture } = page;
  return [
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...Object.entries(alternates).map(
      ([lang, href]) => `<link rel="alternate" hreflang="${escapeHtml(lang)}" href="${escapeHtml(href)}">`,
    ),
    property('type', 'website'),
    property('site_name', site),
    property('title', title),
    property('description', description),
    property('url', canonical),
    property('locale', locale),
    ...(picture
      ? [
          property('image', `${address}${picture.url}`),
          property('image:type', 'image/jpeg'),
          property('image:width', String(picture.width)),
          property('image:height', String(picture.height)),
          ...(picture.width > picture.height
            ? ['<meta name="twitter:card" content="summary_large_image">']
            : []),
        ]
      : []),
  ];
}
