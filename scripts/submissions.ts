import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Environment } from '../server/environment';
import { createLocalTime } from '../server/submissions/reading/local-time';
import { runCommand } from '../server/submissions/reading/run-command';
import type { Retention } from '../server/submissions/retention';
import { openStore } from '../server/submissions/store/open-store';
import { isFieldKind } from '../src/model/form/field-rules';
import type { FormField } from '../src/model/site-config.generated';
import { readSettings, requireDatabase, runCouncilCommand } from './council-command';

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

function retentionOf({ submissions, publicAddress }: z.infer<typeof siteConfig>): Retention | null {
  const days = submissions?.retentionDays;
  return days === undefined ? null : { site: new URL(publicAddress).host, days };
}

/** Only the user who runs the command may read its files: they hold names and telephone numbers. */
async function write(text: string, file?: string): Promise<void> {
  if (file === undefined) process.stdout.write(text);
  else await writeFile(file, text, { mode: 0o600 });
}

/** The council's access to submissions: see docs/submissions.md. */
async function main(environment: Environment): Promise<void> {
  const settings = await readSettings(environment.siteConfig, siteConfig);
  const { timeZone, forms } = settings;
  requireDatabase(environment, 'no submission has arrived');
  const store = await openStore(environment);
  try {
    const localTime = createLocalTime(timeZone);
    const retention = retentionOf(settings);
    await runCommand(process.argv.slice(2), { store, timeZone, localTime, retention, forms, write });
  } finally {
    await store.close();
  }
}

await runCouncilCommand(main);
