import { z } from 'zod';
import { openDesk } from '../../server/desk/open-desk';
import { deskUsage, readDeskCommand, runDeskCommand } from '../../server/desk/run-desk-command';
import type { Environment } from '../../server/environment';
import { readSettings, requireDatabase, runCouncilCommand } from './council-command';

const siteConfig = z.object({ publicAddress: z.url() });

async function run(args: readonly string[], environment: Environment): Promise<void> {
  const command = readDeskCommand(args);
  const { publicAddress } = await readSettings(environment.siteConfig, siteConfig);
  requireDatabase(environment, 'the server has not run yet');
  const opened = await openDesk({ ...environment, publicAddress });
  try {
    const write = (text: string) => process.stdout.write(text);
    await runDeskCommand(command, { people: opened.people, publicAddress, write });
  } finally {
    await opened.close();
  }
}

/** Invites people to the desk, lists and removes them: see docs/desk.md. */
export function desk(args: readonly string[]): Promise<void> {
  return runCouncilCommand(deskUsage, args, run);
}
