import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Environment } from '../../src/server/environment';
import { openDatabase } from '../../src/server/database/open-database';
import {
  readVisitsCommand,
  runVisitsCommand,
  visitsUsage,
} from '../../src/operations/visits/reading/run-visits-command';
import { createVisitStore } from '../../src/operations/visits/visit-store';
import { readSettings, requireDatabase, runCouncilCommand } from './council-command';

const siteConfig = z.object({ timeZone: z.string().default('Asia/Kolkata'), publicAddress: z.url() });

async function write(text: string, file?: string): Promise<void> {
  if (file === undefined) process.stdout.write(text);
  else await writeFile(file, text);
}

async function main(args: readonly string[], environment: Environment): Promise<void> {
  const command = readVisitsCommand(args);
  const { timeZone, publicAddress } = await readSettings(environment.siteConfig, siteConfig);
  requireDatabase(environment, 'the server has not run yet');
  const driver = await openDatabase(environment);
  try {
    const site = new URL(publicAddress).host;
    const store = createVisitStore(driver);
    await runVisitsCommand(command, { store, site, timeZone, now: new Date(), write });
  } finally {
    await driver.close();
  }
}

/** Prints the council's usage figures: see docs/operating.md. */
export const visits = (args: readonly string[]): Promise<void> => runCouncilCommand(visitsUsage, args, main);
