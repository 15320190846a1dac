import { sentence, type Sentence } from '../sentences/sentence';
import { enginePaths } from '../../engine/page/engine-paths';
import { withoutTrailingSlashes } from '../../engine/text/trailing-slash';
import { languagesOf, pagePathsOf, pagesOf } from '../check-context';
import { textAt, type Json } from '../document/json-access';
import { nameHint } from '../nearest-name';

/** The addresses of a site to which texts and records may link. */
export interface SiteLinks {
  readonly pages: readonly string[];
  /** Pages that have an address for each of their subjects. */
  readonly subjectPages: readonly string[];
  /** Prefixes of the languages. */
  readonly prefixes: readonly string[];
}

export function siteLinks(config: Json): SiteLinks {
  const withSubject = pagesOf(config).filter(({ page }) => textAt(page, 'subject') !== undefined);
  return {
    pages: pagePathsOf(config),
    subjectPages: withSubject.map(({ path }) => path.toLowerCase()),
    prefixes: languagesOf(config).map((code) => code.toLowerCase()),
  };
}

/** Why a link cannot be opened, and whether that is its address or the page that it names. */
export interface LinkMistake {
  readonly kind: 'address' | 'page';
  readonly message: Sentence;
  readonly hint: Sentence;
}

/** Why a link cannot be opened: browsers must not follow it, or no page of the site has its path. */
export function checkLink(address: string, links: SiteLinks): LinkMistake | undefined {
  const [path = ''] = address.split(/[#?]/);
  if (/^(?:https?:\/\/|mailto:|tel:)\S/i.test(address) || address.startsWith('#')) return undefined;
  if (!/^\/(?!\/)/.test(path)) {
    const hint = sentence('address.begin');
    return { kind: 'address', message: sentence('address.wrong', { text: address }), hint };
  }
  if (leadsSomewhere(path, links)) return undefined;
  const hint = nameHint(path, links.pages);
  return { kind: 'page', message: sentence('link.noPage', { path }), hint };
}

function leadsSomewhere(path: string, { pages, subjectPages, prefixes }: SiteLinks): boolean {
  const segments = withoutTrailingSlashes(path.toLowerCase()).split('/').slice(1);
  const [first = ''] = segments;
  const own = prefixes.includes(first) ? segments.slice(1) : segments;
  const page = `/${own.join('/')}`;
  return (
    enginePaths.includes(first) ||
    pages.some((each) => each.toLowerCase() === page) ||
    subjectPages.includes(`/${own.slice(0, -1).join('/')}`)
  );
}
