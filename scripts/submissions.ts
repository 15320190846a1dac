import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { z } from 'zod';
import { type Environment, readEnvironment } from '../server/environment';
import { createLocalTime } from '../server/submissions/reading/local-time';
import { isFieldKind } from '../src/model/form/field-rules';
import type { FormField } from '../src/model/site-config.generated';
import type { ListedForms } from '../server/submissions/reading/summarize';
import { CommandError, runCommand } from '../server/submissions/reading/run-command';
import type { Retention } from '../server/submissions/retention';
import { libsqlFile } from '../server/submissions/store/libsql-driver';
import { openStore } from '../server/submissions/store/open-store';

/** The council's access to submissions: see docs/submissions.md. */
async function main(): Promise<void> {
  const reading = readEnvironment(process.env);
  if (!reading.ok) throw new CommandError(reading.problems.join('\n'));
  const { environment } = reading;
  const { timeZone, retention, forms } = await readConfig(environment.siteConfig);
  const store = await openExisting(environment);
  try {
    const localTime = createLocalTime(timeZone);
    await runCommand(process.argv.slice(2), { store, timeZone, localTime, retention, forms, write });
  } finally {
    await store.close();
  }
}

function openExisting({ dataDir, databaseUrl }: Environment) {
  const file = join(dataDir, libsqlFile);
  if (databaseUrl || existsSync(file)) return openStore({ dataDir, databaseUrl });
  throw new CommandError(`There is no ${file}: no submission has arrived, or DATA_DIR names another folder.`);
}

const listedForm = z.object({
  fields: z.array(z.object({ name: z.string(), kind: z.custom<FormField['kind']>(isFieldKind) })),
  excerptField: z.string().optional(),
});

const siteConfig = z.object({
  timeZone: z.string().default('Asia/Kolkata'),
  publicAddress: z.url(),
  submissions: z.object({ retentionDays: z.number().optional() }).optional(),
  forms: z.record(z.string(), listedForm).default({}),
});

async function readConfig(
  path: string,
): Promise<{ timeZone: string; retention: Retention | null; forms: ListedForms }> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`${path} cannot be read (SITE_CONFIG).`);
  });
  const config = siteConfig.safeParse(parse(text));
  if (!config.success) throw new CommandError(`${path} is not a site config; npm run check explains why.`);
  const { timeZone, publicAddress, submissions, forms } = config.data;
  const days = submissions?.retentionDays;
  const retention = days === undefined ? null : { site: new URL(publicAddress).host, days };
  return { timeZone, retention, forms };
}

/** Only the user who runs the command may read its files: they hold names and telephone numbers. */
async function write(text: string, file?: string): Promise<void> {
  if (file === undefined) process.stdout.write(text);
  else await writeFile(file, text, { mode: 0o600 });
}

try {
  await main();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${error instanceof CommandError ? message : `The command failed: ${message}`}\n`);
  process.exitCode = 1;
}
