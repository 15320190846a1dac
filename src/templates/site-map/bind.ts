import type { BindContext } from '../../engine/binding/context';
import type { SiteMapGroup } from '../../engine/site-config.generated';
import type { IconName } from '../../site/ui/picture/icon-paths';
import type { SectionOf } from '../declaration';

/** A page in the sitemap. */
export interface SiteMapPage {
  readonly path: string;
  readonly title: string;
}

/** A group of pages, ready to render. */
export interface SiteMapGroupView {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  /** Its pages need a subject first, so they are not links (B2.14.2). */
  readonly disabled: boolean;
  readonly pages: readonly SiteMapPage[];
}

/** The groups of a sitemap, with the titles of the pages; a path without a page is omitted. */
export function bindSiteMap(
  { groups }: SectionOf<'site-map'>,
  context: BindContext,
): readonly SiteMapGroupView[] {
  return groups.map((group, index) => ({
    key: `group-${index}`,
    icon: group.icon,
    title: context.translate(group.title),
    disabled: group.disabled ?? false,
    pages: bindPages(group, context),
  }));
}

function bindPages({ pages }: SiteMapGroup, { site, translate }: BindContext): readonly SiteMapPage[] {
  return [...new Set(pages)].flatMap((path) => {
    const page = site.config.pages.find((one) => one.path === path);
    return page ? [{ path, title: translate(page.title) }] : [];
  });
}
