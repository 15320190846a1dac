import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../environment';
import { openSiteDirectory, type SiteEntry } from '../sites/site-directory';
import type { ExportArguments, ExportPart } from './export-arguments';
import { ExportError } from './export-error';
import { exportLog, exportOneSite, type SharedByExports } from './export-one-site';

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
  /** Reads what the sites share. */
  readonly readShared: () => Promise<SharedByExports>;
  /** Reports the error of a site, so that the others are still exported. */
  readonly reportErrors: (work: () => Promise<void>) => Promise<void>;
}

async function sitesIn(folder: string): Promise<readonly SiteEntry[]> {
  const directory = await openSiteDirectory({ folder, log: exportLog }).catch((error: unknown) => {
    throw new ExportError(String(error instanceof Error ? error.message : error));
  });
  return directory.list();
}

/** Names the site of an error. */
const nameSite = (name: string) => (error: unknown) => {
  if (!(error instanceof ExportError)) throw error;
  throw new ExportError(`The site ${name} is left out:\n${error.message}`);
};

/** Exports sites into folders of their own, one after the other; those with errors are reported and left out. */
async function exportInTurn(
  { parsed, environment, readShared, reportErrors }: SitesExport,
  sites: readonly SiteEntry[],
): Promise<void> {
  const shared = await readShared();
  for (const { name, config } of sites) {
    const own = { ...environment, siteConfig: config, dataDir: join(environment.dataDir, name) };
    const target = { ...parsed, folder: join(parsed.folder, name) };
    await reportErrors(() => exportOneSite(target, own, shared).catch(nameSite(name)));
  }
}

/** Exports a part of the sites in a process of its own, which prints its messages. Whether all went well. */
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

/**
 * Exports the sites of a folder: those of the part in the command line, or all, shared by as many processes as there are
 * processors. A site with errors sets the exit code to 1.
 * @throws ExportError when the folder cannot be read
 */
export async function exportSites(options: SitesExport): Promise<void> {
  const { part } = options.parsed;
  const sites = await sitesIn(options.sitesDir);
  const count = Math.min(availableParallelism(), sites.length);
  if (part) {
    await exportInTurn(
      options,
      sites.filter((_site, index) => index % part.count === part.first - 1),
    );
  } else if (count <= 1) {
    await exportInTurn(options, sites);
  } else {
    const parts = Array.from({ length: count }, (_part, index) => ({ first: index + 1, count }));
    const results = await Promise.all(parts.map((own) => exportPart(options, own)));
    if (results.includes(false)) process.exitCode = 1;
  }
}
