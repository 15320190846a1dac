import type { BindContext } from '../../binding/context';
import type { SiteMapGroup } from '../../config/site-config.generated';
import type { IconName } from '../../ui/icon-names';
import type { SectionOf } from '../contract';

/** A page in the sitemap. */
export interface SiteMapPage {
  readonly path: string;
  readonly title: string;
}

/** A group of pages, ready to be drawn. */
export interface SiteMapPart {
  readonly key: string;
  readonly icon: IconName;
  readonly title: string;
  /** Its pages need a choice first, so they are no links (specification, 2.14). */
  readonly disabled: boolean;
  readonly pages: readonly SiteMapPage[];
}

/** The groups of a sitemap, with the titles of the pages; a path that is no page is left out. */
export function bindSiteMap({ groups }: SectionOf<'site-map'>, context: BindContext): readonly SiteMapPart[] {
  return groups.map((group, index) => ({
    key: `group-${index}`,
    icon: group.icon,
    title: context.say(group.title),
    disabled: group.disabled ?? false,
    pages: bindPages(group, context),
  }));
}

function bindPages({ pages }: SiteMapGroup, { site, say }: BindContext): readonly SiteMapPage[] {
  return [...new Set(pages)].flatMap((path) => {
    const page = site.config.pages.find((one) => one.path === path);
    return page ? [{ path, title: say(page.title) }] : [];
  });
}
