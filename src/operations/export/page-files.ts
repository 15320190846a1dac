import type { SiteConfig } from '../../engine/site-config.generated';
import { mapConcurrently } from '../../server/jobs/queue';
import { pageTarget } from '../../server/page/page-target';
import { fileNameOf, type NamedFile } from './exported-file';
import { notFoundPaths, plainPaths, prefixedPaths } from './page-paths';
import { renderNotFound, renderPath, type PageRendering, type RenderedFile } from './render-pages';
import type { ExportedLists } from './site-lists';
import { differsInDayOnly, staticDocument } from './static-document';

interface PageNotes {
  readonly config: SiteConfig;
  /** Language code → HTML above each page. */
  readonly notes: ReadonlyMap<string, string>;
}

function pageFile(
  { path, html, policy }: RenderedFile,
  script: string | null,
  { config, notes }: PageNotes,
): NamedFile {
  const note = notes.get(pageTarget(config, path, null).code) ?? '';
  const text = staticDocument(html, { policy, script, note });
  const isReplaceableBy = (earlier: string) => differsInDayOnly(text, earlier);
  const file = path.endsWith('.html') ? path : `${path === '/' ? '' : path}/index.html`;
  return [fileNameOf(file), { text, isReplaceableBy }];
}

/** Pages that are rendered at the same time. */
const concurrentPages = 4;

/** The pages with their files; a plain one leads visitors with another language to that language. */
export async function renderSite(
  rendering: PageRendering,
  lists: ExportedLists,
  redirect: string,
  notes: PageNotes['notes'],
) {
  const { config } = rendering.pages.checked;
  const fileOf = (page: RenderedFile, script: string | null = null) =>
    pageFile(page, script, { config, notes });
  const render = (path: string) => renderPath(rendering, path);
  const plain = await mapConcurrently(plainPaths(config), concurrentPages, render);
  const prefixed = await mapConcurrently(await prefixedPaths(config, lists), concurrentPages, render);
  const notFound = await mapConcurrently(notFoundPaths(config), concurrentPages, (path) =>
    renderNotFound(rendering, path),
  );
  return {
    pages: [...plain.flat(), ...prefixed.flat()],
    files: [
      ...plain.flatMap(([first, ...others]) => [
        ...(first ? [fileOf(first, redirect)] : []),
        ...others.map((page) => fileOf(page)),
      ]),
      ...[...prefixed.flat(), ...notFound].map((page) => fileOf(page)),
    ],
  };
}
