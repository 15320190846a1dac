import { existsSync } from 'node:fs';
import { z } from 'zod';
import { CommandError, UsageError } from '../../src/server/command-line';
import { type DeskOptions, openDesk } from '../../src/desk/server/open-desk';
import { operatorsDesk } from '../../src/desk/server/operators';
import {
  type DeskCommandContext,
  deskUsage,
  readDeskCommand,
  runDeskCommand,
} from '../../src/desk/server/run-desk-command';
import type { Environment } from '../../src/server/environment';
import { readDeskSites } from '../../src/operations/sites/desk-sites';
import { readSettings, requireDatabase, runCouncilCommand } from './council-command';

const siteConfig = z.object({ publicAddress: z.url() });

/** Whose people a command is about, and what it needs to know. */
interface DeskPlace extends Pick<DeskCommandContext, 'isOfOperators' | 'others' | 'publicAddress'> {
  readonly options: DeskOptions;
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
    throw new CommandError(`There is no ${environment.dataDir}: DATA_DIR names another folder.`);
  const sites = await readDeskSites(folder, environment);
  const operators = operatorsDesk(environment);
  if (name === undefined) {
    const [first] = sites;
    if (!first) throw new CommandError(`No site in ${folder} has a right publicAddress.`);
    const others = opener(sites.filter(({ isKnown }) => isKnown));
    return { options: operators, isOfOperators: true, others, publicAddress: first.options.publicAddress };
  }
  const site = sites.find((one) => one.site === name);
  if (!site) throw new CommandError(`There is no site “${name}” in ${folder}.`);
  return {
    options: site.options,
    isOfOperators: false,
    others: opener([{ site: 'the operators', options: operators }]),
    publicAddress: site.options.publicAddress,
  };
}

async function run(args: readonly string[], environment: Environment): Promise<void> {
  const command = readDeskCommand(args);
  const { sitesDir } = environment;
  if (sitesDir === undefined && command.site !== undefined)
    throw new UsageError('--site needs SITES_DIR.', deskUsage);
  const { options, ...place } = await (sitesDir === undefined
    ? findOneSite(environment)
    : findInFolder(sitesDir, environment, command.site));
  const { people, close } = await openDesk(options);
  try {
    const write = (text: string) => process.stdout.write(text);
    await runDeskCommand(command, { ...place, people, write });
  } finally {
    await close();
  }
}

/** Invites people to the desk, lists and removes them: see docs/desk.md. */
export function desk(args: readonly string[]): Promise<void> {
  return runCouncilCommand(deskUsage, args, run);
}
