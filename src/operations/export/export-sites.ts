import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reportErrors } from '../../server/command-line';
import type { Environment } from '../../server/environment';
import { openSiteDirectory, type SiteEntry } from '../sites/site-directory';
import type { ExportArguments, ExportPart } from './export-arguments';
import { ExportError } from './export-error';
import { readBundle } from '../../server/start/bundle';
import { exportOneSite } from './export-one-site';

/** How the sites of a folder are exported. */
export interface SitesExport {
  readonly parsed: ExportArguments;
  /** The command line, for the processes that share the sites. */
  readonly args: readonly string[];
  readonly environment: Environment;
  /** Folder of the sites. */
  readonly sitesDir: string;
  /** Folder of the built server. */
  readonly bundle: URL;
}

/** The sites of a folder, and the warnings about it. */
async function readSites(folder: string) {
  const warnings: unknown[] = [];
  const log = { warn: (...parts: readonly unknown[]) => void warnings.push(parts.at(-1)) };
  const directory = await openSiteDirectory({ folder, log }).catch((error: unknown) => {
    throw new ExportError(String(error instanceof Error ? error.message : error));
  });
  return { sites: directory.list(), warnings };
}

/** Adds the name of the site to an error. */
const nameSite = (name: string) => (error: unknown) => {
  if (!(error instanceof ExportError)) throw error;
  throw new ExportError(`The site ${name} is left out:\n${error.message}`);
};

/** Exports sites into folders of their own, one after the other; those with errors are reported and left out. */
async function exportInTurn(
  { parsed, environment, bundle }: SitesExport,
  sites: readonly SiteEntry[],
): Promise<void> {
  const files = await readBundle(bundle);
  for (const { name, config, shared } of sites) {
    const own = { ...environment, siteConfig: config, dataDir: join(environment.dataDir, name) };
    const target = { ...parsed, folder: join(parsed.folder, name) };
    await reportErrors(() => exportOneSite(target, own, files, shared).catch(nameSite(name)));
  }
}

/** Exports a part of the sites in a process of its own, which prints its messages. Resolves to whether all went well. */
function exportPart({ args, bundle }: SitesExport, { first, count }: ExportPart): Promise<boolean> {
  const command = [fileURLToPath(new URL('export.js', bundle)), ...args, '--part', `${first}/${count}`];
  const child = spawn(process.execPath, command, { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      resolve(code === 0);
    });
  });
}

async function exportInProcesses(options: SitesExport, count: number): Promise<void> {
  const parts = Array.from({ length: count }, (_part, index) => ({ first: index + 1, count }));
  const results = await Promise.all(parts.map((part) => exportPart(options, part)));
  if (results.includes(false)) process.exitCode = 1;
}

/**
 * Exports the sites of a folder: those of the part in the command line, or all, shared by as many processes as there are
 * processors. A site with errors sets the exit code to 1.
 * @throws ExportError when the folder cannot be read
 */
export async function exportSites(options: SitesExport): Promise<void> {
  const { sites, warnings } = await readSites(options.sitesDir);
  const processes = Math.min(availableParallelism(), sites.length);
  if (!options.parsed.part && processes > 1) return exportInProcesses(options, processes);
  const { first, count } = options.parsed.part ?? { first: 1, count: 1 };
  // Every part reads the folder, and one of them reports what is wrong with it.
  if (first === 1) for (const warning of warnings) console.warn(warning);
  return exportInTurn(
    options,
    sites.filter((_site, index) => index % count === first - 1),
  );
}
