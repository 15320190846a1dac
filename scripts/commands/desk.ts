import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { CommandError, UsageError } from '../../src/server/command-line';
import { eraseOldVersions } from '../../src/desk/server/content/publish/erase-old-versions';
import { type Desk, type DeskOptions, openDesk } from '../../src/desk/server/open-desk';
import type { NamedPerson } from '../../src/desk/server/sign-in-names';
import { operatorsDesk } from '../../src/desk/server/operators';
import {
  type DeskCommandContext,
  deskUsage,
  readDeskCommand,
  runDeskCommand,
} from '../../src/desk/server/run-desk-command';
import { openDatabase } from '../../src/server/database/open-database';
import { moveSite } from '../../src/server/database/move-site';
import type { Environment } from '../../src/server/environment';
import { readDeskSites } from '../../src/operations/sites/desk-sites';
import { readSettings, requireDatabase, runCouncilCommand } from './council-command';

const siteConfig = z.object({ publicAddress: z.url(), content: z.string() });

/** Whose people a command is about, and what it needs to know. */
interface DeskPlace extends Pick<DeskCommandContext, 'isOfOperators' | 'others' | 'publicAddress'> {
  readonly options: DeskOptions;
  /** Path of the site config; null for the operators of a folder. */
  readonly config: string | null;
}

/** Opens desks one after the other. */
function opener(desks: readonly { readonly site: string; readonly options: DeskOptions }[]) {
  return async function* others() {
    for (const { site, options } of desks) {
      const desk = await openDesk(options);
      try {
        yield { site, people: desk.people };
      } finally {
        await desk.close();
      }
    }
  };
}

async function findOneSite(environment: Environment): Promise<DeskPlace> {
  const { publicAddress } = await readSettings(environment.siteConfig, siteConfig);
  requireDatabase(environment, 'the server has not run yet');
  return {
    config: environment.siteConfig,
    options: { ...environment, publicAddress },
    isOfOperators: false,
    others: opener([]),
    publicAddress,
  };
}

async function findInFolder(
  folder: string,
  environment: Environment,
  name: string | undefined,
): Promise<DeskPlace> {
  if (environment.databaseUrl === undefined && !existsSync(environment.dataDir))
    throw new CommandError(
      `There is no ${environment.dataDir}: the server has not run yet, or DATA_DIR names another folder.`,
    );
  const sites = await readDeskSites(folder, environment);
  const operators = operatorsDesk(environment);
  if (name === undefined) {
    const [first] = sites;
    if (!first) throw new CommandError(`No site in ${folder} has a right publicAddress.`);
    const others = opener(sites.filter(({ isKnown }) => isKnown));
    const { publicAddress } = first.options;
    return { options: operators, isOfOperators: true, others, publicAddress, config: null };
  }
  const site = sites.find((one) => one.site === name);
  if (!site) throw new CommandError(`There is no site “${name}” in ${folder}.`);
  return {
    config: join(folder, name, 'site.config.json'),
    options: site.options,
    isOfOperators: false,
    others: opener([{ site: 'the operators', options: operators }]),
    publicAddress: site.options.publicAddress,
  };
}

/** Erases the old versions of the site with a config, in the name of whoever runs the command. */
async function eraseVersions({ database, site, log }: Desk, config: string) {
  const { content } = await readSettings(config, siteConfig);
  const erased = await eraseOldVersions({
    ...{ site, database, at: new Date(), message: 'Old versions erased' },
    folder: { content: resolve(dirname(config), content), config: resolve(config) },
    author: { name: 'npm run desk', email: `desk@${site}` },
  });
  await log.add('', 'versions-erased');
  return erased;
}

/** Gives what a site had at another host to its present one; whether it did. */
async function moveRowsOf(options: DeskOptions, from: string, to: string): Promise<boolean> {
  const database = await openDatabase(options);
  try {
    return await moveSite(database, from, to);
  } finally {
    await database.close();
  }
}

/** Forgets the codes of operators; whether there were any. */
function codeRemover({ secondFactors, log }: Desk) {
  return async ({ id, name }: NamedPerson): Promise<boolean> => {
    const isRemoved = await secondFactors.remove(id);
    if (isRemoved) await log.add('', 'second-factor-removed', name);
    return isRemoved;
  };
}

async function run(args: readonly string[], environment: Environment): Promise<void> {
  const command = readDeskCommand(args);
  const { sitesDir } = environment;
  if (sitesDir === undefined && command.site !== undefined)
    throw new UsageError('--site needs SITES_DIR.', deskUsage);
  const { options, config, ...place } = await (sitesDir === undefined
    ? findOneSite(environment)
    : findInFolder(sitesDir, environment, command.site));
  const opened = await openDesk(options);
  try {
    const write = (text: string) => process.stdout.write(text);
    const erase = config === null ? null : () => eraseVersions(opened, config);
    const move = config === null ? null : (from: string) => moveRowsOf(options, from, opened.site);
    const removeCode = place.isOfOperators ? codeRemover(opened) : null;
    await runDeskCommand(command, { ...place, people: opened.people, write, erase, move, removeCode });
  } finally {
    await opened.close();
  }
}

/** Invites people to the desk, lists and removes them: see docs/desk.md. */
export function desk(args: readonly string[]): Promise<void> {
  return runCouncilCommand(deskUsage, args, run);
}
