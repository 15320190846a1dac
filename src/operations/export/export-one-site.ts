import { formatReport } from '../../check/format-report';
import type { CheckedSite } from '../../engine/site/checked-site';
import type { Bundle } from '../../server/start/bundle';
import { pictureSources } from '../../server/start/create-server';
import type { Council } from '../../server/council/council';
import { embeddedCouncil } from '../../server/council/embedded';
import { composedCouncil, withLocalListsOnly } from '../../server/council/composed-council';
import { upstreamCouncil } from '../../server/council/upstream';
import type { Environment } from '../../server/environment';
import type { Log } from '../../server/log';
import { openPictureStore, type PictureStore } from '../../server/media/picture-store';
import { createMetrics } from '../../server/monitoring/metrics';
import { councilServerOf } from '../../server/start/open-council';
import type { SharedPlace } from '../../server/site/district-layer';
import { readSite, type SitePlace } from '../../server/site/read-site';
import type { ExportArguments } from './export-arguments';
import { ExportError } from './export-error';
import { withExportedFigures } from './exported-figures';
import { exportSite, type ExportResult } from './export-site';

/** Longest wait for the pictures of a list, and for its documents, in ms; nobody waits for an export. */
const fileTimeout = 600_000;

async function siteOf(place: SitePlace): Promise<CheckedSite> {
  const { site, problems } = await readSite(place);
  if (!site) throw new ExportError(formatReport(problems));
  return site;
}

const log: Log = {
  warn: (...parts: readonly unknown[]) => {
    console.warn(parts.at(-1));
  },
};

/** The content folder, with its documents read, or the council's own server. */
async function openCouncil(
  environment: Environment,
  checked: CheckedSite,
  pictures: PictureStore,
): Promise<Council> {
  const server = councilServerOf(environment, checked);
  const embedded = embeddedCouncil(server ? withLocalListsOnly(checked) : checked, pictures, undefined, log);
  await embedded.readDocuments();
  if (!server) return embedded;
  const metrics = createMetrics();
  const timeouts = { pictureTimeout: fileTimeout, documentTimeout: fileTimeout };
  const upstream = upstreamCouncil(checked, pictures, { ...server, log, metrics, ...timeouts });
  return composedCouncil(checked, pictures, { local: embedded, server: upstream });
}

function report({ folder }: ExportArguments, result: ExportResult, seconds: number): void {
  const { pages, written, unchanged, removed, missingPictures } = result;
  for (const url of missingPictures) console.warn(`${url} could not be made and is missing.`);
  console.log(
    `${pages} pages are in ${folder}: ${written} files written, ${unchanged} unchanged, ${removed} removed, ` +
      `in ${seconds.toFixed(1)} s.`,
  );
}

function warnAboutForms({ config }: CheckedSite, { formServer, mirror }: ExportArguments): void {
  const hasForms = Object.keys(config.forms ?? {}).length > 0;
  if (hasForms && formServer === null && !mirror)
    console.warn('The forms of the site are left out: --server URL names the server that receives them.');
}

/**
 * Exports the site that the environment names, and prints what it wrote.
 * @param shared where its district's layer is, for one of several sites
 * @throws ExportError for a site with errors, and as `exportSite` does
 */
export async function exportOneSite(
  parsed: ExportArguments,
  environment: Environment,
  bundle: Bundle,
  shared?: SharedPlace,
): Promise<void> {
  const started = performance.now();
  const { dataDir, databaseUrl, mediaQuota: quota, siteConfig } = environment;
  const { engineFolder } = bundle;
  const checked = await siteOf({ config: siteConfig, engineFolder, ...(shared && { shared }) });
  const pictures = await openPictureStore({ dataDir, quota, log, metrics: createMetrics() });
  try {
    const figures = {
      checked,
      council: await openCouncil(environment, checked, pictures),
      database: { dataDir, databaseUrl },
      warn: console.warn,
    };
    const result = await withExportedFigures(figures, (council) =>
      exportSite({
        ...parsed,
        ...bundle,
        checked,
        pictures,
        council,
        pictureSources: pictureSources(checked.config, councilServerOf(environment, checked)),
        serviceWorker: environment.serviceWorker,
        now: new Date(),
        say: console.error,
      }),
    );
    warnAboutForms(checked, parsed);
    report(parsed, result, (performance.now() - started) / 1000);
  } finally {
    await pictures.saved();
    await pictures.close();
  }
}
