import { renderPage } from '../../site/entry-server';
import { dayInTimeZone } from '../../engine/time/time-zone';
import { apiCall, apiFileUrl } from '../../engine/source/api-call';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { StaticExport } from '../../engine/site/static-export';
import { workerUrl } from '../../engine/worker/worker-settings';
import { calendarPath, eventListPages, eventPages } from '../../server/page/calendar/event-pages';
import { renderEvent, renderEvents } from '../../server/page/calendar/render-event';
import { type Council, envelopeOf } from '../../server/council/council';
import { answerApiCall } from '../../server/council/answer-api-call';
import { recordingCouncil } from '../../server/council/recording-council';
import type { PictureStore } from '../../server/media/picture-store';
import type { Assets, WorkerBundle } from '../../server/page/assets';
import { generatedFiles } from '../../server/page/generated-file';
import { robotsOf, securityOf, securityPath } from '../../server/page/crawler-routes';
import { makePageResources } from '../../server/page/page-resources';
import type { PageResources } from '../../server/page/respond-page';
import type { PublicSiteFiles } from '../../server/site/site-files';
import { unregisterScript, workerScript } from '../../server/page/worker/worker-script';
import { ExportError } from './export-error';
import { fileNameOf, isSafeName, type FileContent, type NamedFile } from './exported-file';
import { folderFiles } from './folder-files';
import { headersFile, nginxFile } from './host-files';
import { mirrorNotes } from './mirror-note';
import { languageRedirect } from './language-redirect';
import { findPictures, pictureUrlsIn } from './picture-files';
import { renderSite } from './page-files';
import { readSiteLists, type ExportedLists } from './site-lists';
import { takeSnapshot } from './snapshot';
import { readManifest, writeFiles, type WriteCounts } from './write-files';

/** Inputs of an export. */
export interface ExportOptions extends StaticExport {
  /** Folder that receives the files. */
  readonly folder: string;
  readonly checked: CheckedSite;
  readonly council: Pick<Council, 'get'>;
  readonly pictures: PictureStore;
  /** Sources of pictures for the Content-Security-Policy, beside this site and https. */
  readonly pictureSources: readonly string[];
  readonly assets: Assets;
  /** The service worker of the build; null without one. */
  readonly workerBundle?: WorkerBundle | null;
  /** Whether browsers use it; `false` removes what they have kept. */
  readonly serviceWorker?: boolean;
  /** Whether the files are served while the site's server does not answer: they say so, and have no service worker. */
  readonly mirror?: boolean;
  /** Folder of the browser bundle; null without one. */
  readonly clientFolder: string | null;
  readonly now: Date;
  /** Prints what is done next. */
  readonly say?: (line: string) => void;
}

export interface ExportResult extends WriteCounts {
  readonly pages: number;
  /** URLs of pictures that could not be made. */
  readonly missingPictures: readonly string[];
}

function openPages(options: ExportOptions, council: Council): Promise<PageResources> {
  const { checked, pictures, formServer, assets, pictureSources } = options;
  const connect = [...assets.connect, ...(formServer === null ? [] : [formServer])];
  const given = { checked, council, assets: { ...assets, connect }, pictureSources, render: renderPage };
  const hasWorker =
    Boolean(options.workerBundle) && options.serviceWorker !== false && options.mirror !== true;
  return makePageResources(given, pictures, { staticExport: { formServer }, hasWorker });
}

/** The answers that a browser may request, as the server gives them. */
async function apiFiles(
  council: Council,
  { config }: CheckedSite,
  { requests }: ExportedLists,
): Promise<readonly NamedFile[]> {
  const answers = requests.map(async (request) => {
    const call = apiCall(config.sources, request);
    const response = await answerApiCall(council, config, call.path, call.query);
    return [apiFileUrl(call).slice(1), { text: JSON.stringify(envelopeOf(response)) }] as const;
  });
  return Promise.all(answers);
}

/** The files by name. @throws ExportError for two files with one name, or a name that leads out of the folder */
function collect(files: readonly NamedFile[]): ReadonlyMap<string, FileContent> {
  const collected = new Map<string, FileContent>();
  for (const [name, content] of files) {
    if (!isSafeName(name)) throw new ExportError(`${name} cannot be exported: it is no file name.`);
    if (collected.has(name)) throw new ExportError(`Two files of the site have the name ${name}.`);
    collected.set(name, content);
  }
  return collected;
}

/** The files that are made from the council's answers, such as the feed. */
async function renderFiles(pages: PageResources, today: string): Promise<readonly NamedFile[]> {
  const rendered = generatedFiles(pages).map(async ({ path, render }) => {
    const { text } = await render(recordingCouncil(pages.council), today);
    return [fileNameOf(path), { text }] as const;
  });
  const icons = await pages.icons();
  return [
    ...(await Promise.all(rendered)),
    ...icons.map(({ url, bytes }) => [fileNameOf(url), { bytes }] as const),
  ];
}

/** The calendar files of the site's events, and of its lists of events. */
async function eventFiles(
  { checked, council }: PageResources,
  { subjectsOf }: ExportedLists,
  today: string,
): Promise<readonly NamedFile[]> {
  const { config } = checked;
  const files = config.languages.list.map(async ({ code }) => {
    const from = { checked, council, today, code };
    const single = eventPages(config).map(async (event) => {
      const ids = await subjectsOf(event.page, code);
      return Promise.all(
        ids.map(async (id) => [calendarPath(code, event, id), await renderEvent(from, event, id)] as const),
      );
    });
    const lists = eventListPages(config).map(
      async (list) => [calendarPath(code, list), await renderEvents(from, list)] as const,
    );
    return [...(await Promise.all(single)).flat(), ...(await Promise.all(lists))];
  });
  return (await Promise.all(files))
    .flat()
    .flatMap(([path, file]) => (typeof file === 'string' ? [] : [[fileNameOf(path), file] as const]));
}

/** The service worker's script, or the one that removes it. */
function workerFile(
  { workerBundle, serviceWorker, checked, mirror }: ExportOptions,
  files: PublicSiteFiles,
): readonly NamedFile[] {
  // Browsers keep the worker of the site while there is no file for it.
  if (!workerBundle || mirror === true) return [];
  const text = serviceWorker === false ? unregisterScript : workerScript(workerBundle, checked, files);
  return [[fileNameOf(workerUrl), { text }]];
}

/** The site's own fonts. */
function fontFiles({ fontFiles: fonts }: CheckedSite): readonly NamedFile[] {
  return Object.values(fonts).map(
    ({ url, content }) => [url.slice(1), { bytes: Buffer.from(content) }] as const,
  );
}

function textsOf(files: readonly NamedFile[]): readonly string[] {
  return files.flatMap(([, content]) => ('text' in content ? [content.text] : []));
}

const reportedFailures = 10;

/** @throws ExportError when there are failures, with the first of them */
function refuseFailures(failures: readonly string[]): void {
  if (failures.length === 0) return;
  const lines = failures.slice(0, reportedFailures);
  throw new ExportError([`${String(failures.length)} lists failed:`, ...lines].join('\n'));
}

/**
 * Writes a site as static files (docs/static-export.md). Writes nothing when a list fails.
 * @throws ExportError when a list fails, a page has no file name, or the folder holds other files
 */
export async function exportSite(options: ExportOptions): Promise<ExportResult> {
  const { checked, pictures, clientFolder, folder, now, say = () => {} } = options;
  const { config } = checked;
  const today = dayInTimeZone(config.timeZone, now);
  const earlier = await readManifest(folder);
  const { council, failures } = takeSnapshot(options.council, config.sources);
  say('Reading the lists …');
  const lists = await readSiteLists(council, config, today);
  const api = await apiFiles(council, checked, lists);
  refuseFailures(failures());
  const security = securityOf(config, now);
  const pages = await openPages(options, council);
  const redirect = languageRedirect(config);
  say('Rendering the pages …');
  const notes = options.mirror === true ? mirrorNotes(checked, pages.files, now) : new Map<string, string>();
  const rendered = await renderSite({ pages, now }, lists, redirect.url, notes);
  const documents = await folderFiles(`${checked.folder}/documents`, 'documents');
  const isSent = (name: string) =>
    isBundleFile(name) && (!name.endsWith('.woff2') || pages.styles.css.includes(name));
  const built = clientFolder === null ? [] : await folderFiles(clientFolder, 'assets', isSent);
  // The desk needs a server.
  const bundle = built.filter(([name]) => !name.startsWith('assets/desk/'));
  const hosted = { config, pages: rendered.pages, documents: documents.map(([name]) => name) };
  const texts: readonly NamedFile[] = [
    ...rendered.files,
    ...(await renderFiles(pages, today)),
    ...(await eventFiles(pages, lists, today)),
    ...workerFile(options, pages.files),
    ...new Map(api),
    ...[...pages.files.texts].map(([url, text]) => [url.slice(1), { text }] as const),
    [redirect.url.slice(1), { text: redirect.text }],
    ['robots.txt', { text: robotsOf(config) }],
    ...(security === null ? [] : [[securityPath.slice(1), { text: security }] as const]),
    ['_headers', { text: headersFile(hosted) }],
    ['_nginx.conf', { text: nginxFile(hosted) }],
  ];
  say(`${rendered.pages.length} pages are rendered. Making their pictures …`);
  const media = await findPictures(pictures, pictureUrlsIn(textsOf(texts)));
  say('Writing the files …');
  const counts = await writeFiles(
    folder,
    earlier,
    collect([...texts, ...media.files, ...documents, ...bundle, ...fontFiles(checked)]),
  );
  return { ...counts, pages: rendered.pages.length, missingPictures: media.missing };
}

/** Whether a file of the bundle is not a compressed copy, which static hosts make themselves. */
const isBundleFile = (name: string): boolean => !/\.(?:br|gz)$/.test(name);
