import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { openDesk } from '../../src/desk/server/open-desk';
import { accessLogUsage, readAccessLogCommand, runAccessLog } from '../../src/desk/server/run-access-log';
import type { Environment } from '../../src/server/environment';
import { readSettings, requireDatabase, runCouncilCommand } from './council-command';

const siteConfig = z.object({ timeZone: z.string().default('Asia/Kolkata'), publicAddress: z.url() });

/** Only the user who runs the command may read its file: it names people. */
async function write(text: string, file?: string): Promise<void> {
  if (file === undefined) process.stdout.write(text);
  else await writeFile(file, text, { mode: 0o600 });
}

async function run(args: readonly string[], environment: Environment): Promise<void> {
  const command = readAccessLogCommand(args);
  const { timeZone, publicAddress } = await readSettings(environment.siteConfig, siteConfig);
  requireDatabase(environment, 'the server has not run yet');
  const desk = await openDesk({ ...environment, publicAddress });
  try {
    await runAccessLog(command, { desk, timeZone, now: new Date(), write });
  } finally {
    await desk.close();
  }
}

/** Exports who read, changed, exported or deleted which submission: see docs/submissions.md. */
export function accessLog(args: readonly string[]): Promise<void> {
  return runCouncilCommand(accessLogUsage, args, run);
}
