import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Environment } from '../../server/environment';
import { createLocalTime } from '../../server/submissions/reading/local-time';
import { readCommand, runCommand, submissionsUsage } from '../../server/submissions/reading/run-command';
import { forgetRemoved } from '../../server/desk/inbox/forget-removed';
import { openDesk } from '../../server/desk/open-desk';
import type { SubmissionStore } from '../../server/submissions/store/store';
import { openStore } from '../../server/submissions/store/open-store';
import { isFormFieldKind } from '../../src/model/form/field-kinds';
import type { FormField } from '../../src/model/site-config.generated';
import { readSettings, requireDatabase, runCouncilCommand } from './council-command';

const listedForm = z.object({
  fields: z.array(z.object({ name: z.string(), kind: z.custom<FormField['kind']>(isFormFieldKind) })),
  excerptField: z.string().optional(),
});

const siteConfig = z.object({
  timeZone: z.string().default('Asia/Kolkata'),
  publicAddress: z.url(),
  submissions: z.object({ retentionDays: z.number().optional() }).optional(),
  forms: z.record(z.string(), listedForm).default({}),
});

/** Only the user who runs the command may read its files: they hold names and telephone numbers. */
async function write(text: string, file?: string): Promise<void> {
  if (file === undefined) process.stdout.write(text);
  else await writeFile(file, text, { mode: 0o600 });
}

async function main(args: readonly string[], environment: Environment): Promise<void> {
  const command = readCommand(args);
  const settings = await readSettings(environment.siteConfig, siteConfig);
  const { timeZone, forms, submissions } = settings;
  const site = new URL(settings.publicAddress).host;
  requireDatabase(environment, 'no submission has arrived');
  const store = await openStore(environment);
  try {
    const localTime = createLocalTime(timeZone);
    const retentionDays = submissions?.retentionDays;
    const context = { store, site, timeZone, localTime, retentionDays, forms, write };
    const isRemoval = removing.has(command.name);
    const references = async () =>
      isRemoval ? referencesOf(store, command.site ?? site) : new Set<string>();
    const before = await references();
    await runCommand(command, context);
    const left = await references();
    const removed = [...before].filter((reference) => !left.has(reference));
    if (isRemoval) await recordRemoval(environment, settings.publicAddress, { store, removed });
  } finally {
    await store.close();
  }
}

/** Commands that delete submissions. */
const removing: ReadonlySet<string> = new Set(['delete', 'purge']);

async function referencesOf(store: SubmissionStore, site: string): Promise<ReadonlySet<string>> {
  return new Set((await store.list({ site })).map(({ reference }) => reference));
}

/** Who deleted a submission, as the log of the desk names it. */
const commandName = 'npm run submissions';

interface Removal {
  readonly store: SubmissionStore;
  readonly removed: readonly string[];
}

/** Writes deleted submissions into the log of the desk, and deletes its notes on those that are no longer there. */
async function recordRemoval(
  environment: Environment,
  publicAddress: string,
  { store, removed }: Removal,
): Promise<void> {
  const desk = await openDesk({ ...environment, publicAddress });
  try {
    for (const reference of removed) await desk.log.add(commandName, 'submission-deleted', reference);
    await forgetRemoved(store, desk.notes, desk.site);
  } finally {
    await desk.close();
  }
}

/** Lists, shows, exports or deletes submissions: see docs/submissions.md. */
export const submissions = (args: readonly string[]): Promise<void> =>
  runCouncilCommand(submissionsUsage, args, main);
