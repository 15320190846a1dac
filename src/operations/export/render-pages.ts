import { listPagePath } from '../../engine/page/list-page';
import { pageTarget } from '../../server/page/page-target';
import { renderPageResponse, type PageResources, type PageResponse } from '../../server/page/respond-page';
import { ExportError } from './export-error';

/** A page as a static file. */
export interface RenderedFile extends Pick<PageResponse, 'html' | 'policy' | 'takesPosition'> {
  /** URL path, as `prefixedPath` makes it; further pages of its lists have their own. */
  readonly path: string;
}

/** How pages are rendered for files. */
export interface PageRendering {
  readonly pages: PageResources;
  readonly now: Date;
}

function renderTarget({ pages, now }: PageRendering, path: string, listPage: number) {
  const target = { ...pageTarget(pages.checked.config, path, null), listPage };
  return renderPageResponse(pages, { target, now });
}

/** Whether a list of the page goes on: the link without script. Lists that have no further pages may be long too. */
const hasNextPage = (html: string): boolean => html.includes('<a rel="next"');

/** Renders a path: its page, and the further pages of its long lists. */
export async function renderPath(rendering: PageRendering, path: string): Promise<readonly RenderedFile[]> {
  const rendered: RenderedFile[] = [];
  for (;;) {
    const listPage = rendered.length + 1;
    const { status, html, policy, takesPosition } = await renderTarget(rendering, path, listPage);
    if (status !== 200) throw new ExportError(`${path} cannot be exported: it answers ${status}.`);
    rendered.push({ path: listPagePath(path, listPage), html, policy, takesPosition });
    if (!hasNextPage(html)) return rendered;
  }
}

/** Renders the not-found page of a language. */
export async function renderNotFound(rendering: PageRendering, path: string): Promise<RenderedFile> {
  const { html, policy, takesPosition } = await renderTarget(rendering, path, 1);
  return { path, html, policy, takesPosition };
}
