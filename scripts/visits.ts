import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { z } from 'zod';
import { type Environment, readEnvironment } from '../server/environment';
import { CommandError } from '../server/submissions/reading/run-command';
import { libsqlFile } from '../server/submissions/store/libsql-driver';
import { openDriver } from '../server/submissions/store/open-store';
import { runVisitsCommand } from '../server/visits/reading/run-visits-command';
import { createVisitStore } from '../server/visits/visit-store';

const siteConfig = z.object({ timeZone: z.string().default('Asia/Kolkata'), publicAddress: z.url() });

async function readConfig(path: string): Promise<{ timeZone: string; site: string }> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`${path} cannot be read (SITE_CONFIG).`);
  });
  const config = siteConfig.safeParse(parse(text));
  if (!config.success) throw new CommandError(`${path} is not a site config; npm run check explains why.`);
  return { timeZone: config.data.timeZone, site: new URL(config.data.publicAddress).host };
}

function openExisting({ dataDir, databaseUrl }: Environment) {
  const file = join(dataDir, libsqlFile);
  if (databaseUrl || existsSync(file)) return openDriver({ dataDir, databaseUrl });
  throw new CommandError(
    `There is no ${file}: the server has not run yet, or DATA_DIR names another folder.`,
  );
}

async function write(text: string, file?: string): Promise<void> {
  if (file === undefined) process.stdout.write(text);
  else await writeFile(file, text);
}

/** The council's usage figures: see docs/operating.md. */
async function main(): Promise<void> {
  const reading = readEnvironment(process.env);
  if (!reading.ok) throw new CommandError(reading.problems.join('\n'));
  const { environment } = reading;
  const config = await readConfig(environment.siteConfig);
  const driver = await openExisting(environment);
  try {
    const store = createVisitStore(driver);
    await runVisitsCommand(process.argv.slice(2), { store, ...config, now: new Date(), write });
  } finally {
    await driver.close();
  }
}

try {
  await main();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof CommandError ? message : `The command failed: ${message}`}\n`);
  process.exitCode = 1;
}
