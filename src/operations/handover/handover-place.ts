import { join } from 'node:path';
import { CommandError } from '../../server/command-line';
import type { Environment } from '../../server/environment';
import type { DatabaseOptions } from '../../server/database/site-database';
import { folderName, openSiteDirectory } from '../sites/site-directory';

/** Where a site and its data are, or will be. */
export interface HandoverPlace extends DatabaseOptions {
  /** Path of the site config. */
  readonly config: string;
}

/** The names of the sites in a folder. */
export async function siteNames(folder: string): Promise<readonly string[]> {
  const directory = await openSiteDirectory({ folder, log: { warn: () => undefined } }).catch(() => null);
  return directory?.list().map(({ name }) => name) ?? [];
}

function checkName(name: string | undefined, names: readonly string[]): string {
  if (name !== undefined && folderName.test(name)) return name;
  const known = names.length > 0 ? ` The folder has: ${names.join(', ')}.` : '';
  throw new CommandError(`--site needs the name of a site's folder in SITES_DIR.${known}`);
}

/**
 * The place of the site of the environment, or of a site of its folder of sites.
 * @param name of the site's folder
 * @throws CommandError
 */
export async function placeOf(environment: Environment, name: string | undefined): Promise<HandoverPlace> {
  const { siteConfig, sitesDir, dataDir, databaseUrl } = environment;
  if (sitesDir === undefined) {
    if (name !== undefined)
      throw new CommandError('--site is for one of several sites; SITES_DIR names their folder.');
    return { config: siteConfig, dataDir, databaseUrl };
  }
  const folder = checkName(name, await siteNames(sitesDir));
  return { config: join(sitesDir, folder, 'site.config.json'), dataDir: join(dataDir, folder), databaseUrl };
}
