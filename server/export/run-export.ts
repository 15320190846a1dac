import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatReport } from '../../src/check/format-report';
import type { CheckedSite } from '../../src/model/site/checked-site';
import { readBundle, type Bundle } from '../bundle';
import { pictureSources } from '../create-server';
import { councilServerOf } from '../open-council';
import type { Council } from '../council/council';
import { embeddedCouncil } from '../council/embedded';
import { upstreamCouncil } from '../council/upstream';
import { readEnvironment, type Environment } from '../environment';
import type { Log } from '../log';
import { openPictureStore, type PictureStore } from '../media/picture-store';
import { createMetrics } from '../monitoring/metrics';
import { readEngineFiles, type EngineFiles } from '../site/folder/engine-folder';
import { readSite } from '../site/read-site';
import { openSiteDirectory } from '../sites/site-directory';
import { ExportError } from './export-error';
import { exportSite, type ExportResult } from './export-site';

const usage = `npm run export -- --out FOLDER [--server URL]

FOLDER receives the files; it is empty, or has the files of an earlier export. With SITES_DIR it receives a folder for each site.
URL is the address of a server of this site that receives its forms, such as https://forms.example.in.`;

/** Longest wait for the pictures of a list, and for its documents, in ms; nobody waits for an export. */
const fileTimeout = 600_000;

interface Arguments {
  readonly folder: string;
  readonly formServer: string | null;
}

/** The origin of a server. */
function readServer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin =
    url !== null && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin)
    throw new ExportError(`--server ${text}: expected an address such as https://forms.example.in`);
  return url.origin;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { out: { type: 'string' }, server: { type: 'string' } } })
      .values;
  } catch {
    throw new ExportError(usage);
  }
}

function readArguments(args: readonly string[]): Arguments {
  const { out = '', server } = parse(args);
  if (out === '') throw new ExportError(usage);
  return { folder: out, formServer: server === undefined ? null : readServer(server) };
}

function environmentOf(variables: Readonly<Record<string, string | undefined>>): Environment {
  const reading = readEnvironment(variables);
  if (!reading.ok) throw new ExportError(reading.problems.join('\n'));
  return reading.environment;
}

async function siteOf({ siteConfig }: Environment, shared: Shared): Promise<CheckedSite> {
  const { site, problems } = await readSite({ config: siteConfig, ...shared });
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
): Promise<Pick<Council, 'get'>> {
  const server = councilServerOf(environment, checked);
  if (!server) {
    const council = embeddedCouncil(checked, pictures);
    await council.readDocuments();
    return council;
  }
  const metrics = createMetrics();
  const timeouts = { pictureTimeout: fileTimeout, documentTimeout: fileTimeout };
  return upstreamCouncil(checked, pictures, { ...server, log, metrics, ...timeouts });
}

function report({ folder }: Arguments, result: ExportResult, seconds: number): void {
  const { pages, written, unchanged, removed, missingPictures } = result;
  for (const url of missingPictures) console.warn(`${url} could not be made and is missing.`);
  console.log(
    `${pages} pages are in ${folder}: ${written} files written, ${unchanged} unchanged, ${removed} removed, ` +
      `in ${seconds.toFixed(1)} s.`,
  );
}

function warnAboutForms({ config }: CheckedSite, { formServer }: Arguments): void {
  const hasForms = Object.keys(config.forms ?? {}).length > 0;
  if (hasForms && formServer === null)
    console.warn('The forms of the site are left out: --server URL names the server that receives them.');
}

/** What the sites of a run share. */
interface Shared extends Bundle {
  readonly engine: EngineFiles;
}

async function readShared(folder: URL): Promise<Shared> {
  const bundle = await readBundle(folder);
  return { ...bundle, engine: await readEngineFiles(bundle.engineFolder) };
}

async function exportOne(parsed: Arguments, environment: Environment, shared: Shared): Promise<void> {
  const started = performance.now();
  const checked = await siteOf(environment, shared);
  const { dataDir, mediaQuota: quota } = environment;
  const pictures = await openPictureStore({ dataDir, quota, log, metrics: createMetrics() });
  try {
    const result = await exportSite({
      ...parsed,
      ...shared,
      checked,
      pictures,
      council: await openCouncil(environment, checked, pictures),
      pictureSources: pictureSources(checked.config, councilServerOf(environment, checked)),
      serviceWorker: environment.serviceWorker,
      now: new Date(),
    });
    warnAboutForms(checked, parsed);
    report(parsed, result, (performance.now() - started) / 1000);
  } finally {
    await pictures.saved();
    pictures.close();
  }
}

/** Exports each site into a folder of its own; those with errors are reported and left out. */
async function exportSites(
  parsed: Arguments,
  environment: Environment,
  shared: Shared,
  folder: string,
): Promise<void> {
  const directory = await openSiteDirectory({ folder, log }).catch((error: unknown) => {
    throw new ExportError(String(error instanceof Error ? error.message : error));
  });
  for (const { name, config } of directory.list()) {
    const own = { ...environment, siteConfig: config, dataDir: join(environment.dataDir, name) };
    await reportErrors(() => exportOne({ ...parsed, folder: join(parsed.folder, name) }, own, shared));
  }
}

async function run(args: readonly string[], bundle: URL): Promise<void> {
  const parsed = readArguments(args);
  const environment = environmentOf(process.env);
  const shared = await readShared(bundle);
  const { sitesDir } = environment;
  if (sitesDir === undefined) await exportOne(parsed, environment, shared);
  else await exportSites(parsed, environment, shared, sitesDir);
}

/** Prints an error of the user and sets the exit code to 1. */
async function reportErrors(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ExportError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Exports the site of the environment, or its folder of sites, as the command line says; a failure sets the exit code to 1.
 * @param args see `usage`
 * @param bundle folder of the built server, `dist/server/`
 */
export function runExport(args: readonly string[], bundle: URL): Promise<void> {
  return reportErrors(() => run(args, bundle));
}
