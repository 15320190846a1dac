import type { BindContext } from '../binding/context';
import { tagText } from '../binding/tagged-text';
import { prefixedPath } from '../page/page-url';
import type { MarkedText, SearchHit } from './search-results';

/** A text with its marked pieces, and its language where that differs from the page's. */
export interface FoundText {
  readonly pieces: MarkedText;
  readonly lang?: string;
}

/** A result, ready to render. */
export interface FoundItem {
  readonly title: FoundText;
  readonly excerpt: FoundText | null;
  /** Title of the page that shows it; null where that is its own title. */
  readonly page: string | null;
  readonly href: string;
  /** Whether it leads to a document or another site. */
  readonly isOutside: boolean;
}

const textOf = (pieces: MarkedText): string => pieces.map(([text]) => text).join('');

function foundText(pieces: MarkedText, { site }: BindContext): FoundText {
  const { lang } = tagText(textOf(pieces), site);
  return lang === undefined ? { pieces } : { pieces, lang };
}

/** Binds a result; `pageAddress` returns the address of a page for a plain link. */
export function bindHit(
  { title, excerpt, place, address }: SearchHit,
  context: BindContext,
  pageAddress: (path: string) => string,
): FoundItem {
  const { code } = context.site.language;
  const { path, subject } = place;
  return {
    title: foundText(title, context),
    excerpt: excerpt.length > 0 ? foundText(excerpt, context) : null,
    page: place.title === textOf(title) ? null : place.title,
    href: address ?? (subject === undefined ? pageAddress(path) : prefixedPath(code, path, subject)),
    isOutside: address !== null,
  };
}
