import { searchIndexPath } from '../../engine/search/search-index';
import type { CheckedSite } from '../../engine/site/checked-site';
import { recordingCouncil, type RecordingCouncil } from '../council/recording-council';
import { feedPath } from './feed/feed-path';
import { renderFeed } from './feed/render-feed';
import { manifestPath } from './manifest/manifest-path';
import { renderManifest } from './manifest/render-manifest';
import { prepareResponse, sizeOfResponse } from '../http/prepared-response';
import { securityHeaders } from '../http/security-headers';
import type { SiteIcons } from './manifest/site-icons';
import { tablePath } from '../../engine/page/table-path';
import { openLists } from './open-data/open-lists';
import { cataloguePath, renderCatalogue } from './open-data/render-catalogue';
import { renderTable } from './open-data/render-table';
import { renderSearchIndex } from './search/render-search-index';
import type { PublicSiteFiles } from '../site/site-files';
import type { RenderedText } from './rendered-text';
import type { Rendered } from './page-cache';
import type { PageResources } from './respond-page';
import { sharedCacheControl, type SitePage } from './site-page';
import { renderSitemap, sitemapPath } from './sitemap';

/** A file beside the pages that is made from the council's answers. */
export interface GeneratedFile {
  readonly path: string;
  readonly mediaType: string;
  /** @param today YYYY-MM-DD, in the site's time zone */
  readonly render: (council: RecordingCouncil, today: string) => Promise<RenderedText>;
}

/** Inputs of the files of a site beside the council's answers. */
export interface FileSources {
  readonly checked: CheckedSite;
  readonly files: PublicSiteFiles;
  readonly icons: SiteIcons;
}

function filesOfLanguages({ checked, files, icons }: FileSources): readonly GeneratedFile[] {
  const { feed, search } = checked.config;
  return Object.entries(files.sites).flatMap(([code, site]) => [
    {
      path: manifestPath(code),
      mediaType: 'application/manifest+json',
      render: (council: RecordingCouncil, today: string) =>
        renderManifest({ checked, site, icons, council, today }),
    },
    ...(feed
      ? [
          {
            path: feedPath(code),
            mediaType: 'application/rss+xml; charset=utf-8',
            render: (council: RecordingCouncil, today: string) =>
              renderFeed({ checked, site, feed, council, today }),
          },
        ]
      : []),
    ...(search
      ? [
          {
            path: searchIndexPath(code),
            mediaType: 'application/json; charset=utf-8',
            render: (council: RecordingCouncil, today: string) =>
              renderSearchIndex({ checked, site, sites: files.sites, search, council, today }),
          },
        ]
      : []),
    ...openLists(checked.config).map((list) => ({
      path: tablePath(code, list.source),
      mediaType: 'text/csv; charset=utf-8',
      render: (council: RecordingCouncil, today: string) =>
        renderTable({ checked, site, list, council, today }),
    })),
  ]);
}

/** The list of open data, where there is any. */
function catalogueOf({ checked }: FileSources): readonly GeneratedFile[] {
  if (openLists(checked.config).length === 0) return [];
  return [
    {
      path: cataloguePath,
      mediaType: 'application/ld+json; charset=utf-8',
      render: (council) => renderCatalogue({ checked, council }),
    },
  ];
}

/**
 * The files of a site that are made from the council's answers: its sitemap and the list of its open data, and its feed, its
 * manifest, its search index and its tables in every language.
 */
export function generatedFiles(sources: FileSources): readonly GeneratedFile[] {
  const { checked, files } = sources;
  const sitemap: GeneratedFile = {
    path: sitemapPath,
    mediaType: 'application/xml; charset=utf-8',
    render: (council, today) => renderSitemap({ checked, sites: files.sites, council, today }),
  };
  return [sitemap, ...catalogueOf(sources), ...filesOfLanguages(sources)];
}

/** Renders a file as a page of the cache. */
export async function renderFile(
  file: GeneratedFile,
  { council: source, checked }: Pick<PageResources, 'council' | 'checked'>,
  today: string,
): Promise<Rendered<SitePage>> {
  const council = recordingCouncil(source);
  const { text, isComplete } = await file.render(council, today);
  const headers = {
    ...securityHeaders(checked.config.publicAddress),
    'cache-control': isComplete ? sharedCacheControl : 'no-cache',
    'content-type': file.mediaType,
    vary: 'Accept-Encoding',
  };
  const page: SitePage = { listPages: 1, visit: null, response: await prepareResponse({ headers, text }) };
  return {
    page,
    size: sizeOfResponse(page.response),
    dependencies: council.answers().map(({ request, response }) => ({ request, version: response.version })),
    keep: isComplete ? 'store' : 'pass',
    onlyCurrent: false,
  };
}
