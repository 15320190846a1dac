import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { z } from 'zod';
import { type Environment, readEnvironment } from '../server/environment';
import { libsqlFile } from '../server/submissions/libsql-store';
import { openStore } from '../server/submissions/open-store';
import { createLocalTime } from '../server/submissions/reading/local-time';
import { CommandError, runCommand } from '../server/submissions/reading/run-command';

/** What visitors sent, for the council: see docs/submissions.md. */
async function main(): Promise<void> {
  const reading = readEnvironment(process.env);
  if (!reading.ok) throw new CommandError(reading.problems.join('\n'));
  const { environment } = reading;
  const localTime = createLocalTime(await readTimeZone(environment.siteConfig));
  const store = await openExisting(environment);
  try {
    await runCommand(process.argv.slice(2), { store, localTime, say });
  } finally {
    await store.close();
  }
}

function openExisting({ dataDir, databaseUrl }: Environment) {
  const file = join(dataDir, libsqlFile);
  if (databaseUrl || existsSync(file)) return openStore({ dataDir, databaseUrl });
  throw new CommandError(
    `There is no ${file}: nothing was sent yet, or DATA_DIR should name another folder.`,
  );
}

const siteConfig = z.object({ timeZone: z.string() });

async function readTimeZone(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`${path} cannot be read (SITE_CONFIG).`);
  });
  const config = siteConfig.safeParse(parse(text));
  if (!config.success) throw new CommandError(`${path} has no timeZone.`);
  return config.data.timeZone;
}

/** Files are for the eyes of whoever asked: they hold names and telephone numbers. */
async function say(text: string, file?: string): Promise<void> {
  if (file === undefined) process.stdout.write(text);
  else await writeFile(file, text, { mode: 0o600 });
}

try {
  await main();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof CommandError ? message : `It did not work: ${message}`}\n`);
  process.exitCode = 1;
}
