import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { CommandError } from '../../src/server/command-line';
import type { Environment } from '../../src/server/environment';
import { readSite } from '../../src/server/site/read-site';
import { type Correction, correctSubmission } from '../../src/server/submissions/correct';
import { createLocalTime } from '../../src/server/submissions/reading/local-time';
import { readCommand, runCommand } from '../../src/server/submissions/reading/run-command';
import { type CommandAction, submissionsUsage } from '../../src/server/submissions/reading/usage';
import { type Desk, openDesk } from '../../src/desk/server/open-desk';
import type { SubmissionSite } from '../../src/server/submissions/site-texts';
import type { Submission } from '../../src/server/submissions/submission';
import type { SubmissionStore } from '../../src/server/submissions/store/store';
import { openDatabase } from '../../src/server/database/open-database';
import { openGatewayQueue } from '../../src/server/submissions/store/gateway-messages';
import { openStore } from '../../src/server/submissions/store/open-store';
import { isFormFieldKind } from '../../src/engine/form/field-kinds';
import type { FormField } from '../../src/engine/site-config.generated';
import { readSettings, requireDatabase, runCouncilCommand } from './council-command';

const listedForm = z.object({
  fields: z.array(z.object({ name: z.string(), kind: z.custom<FormField['kind']>(isFormFieldKind) })),
  excerptField: z.string().optional(),
});

const siteConfig = z.object({
  timeZone: z.string().default('Asia/Kolkata'),
  publicAddress: z.url(),
  submissions: z.object({ retentionDays: z.number().optional(), notify: z.object({}).optional() }).optional(),
  forms: z.record(z.string(), listedForm).default({}),
});

/** Only the user who runs the command may read its files: they hold names and telephone numbers. */
async function write(text: string | AsyncIterable<string>, file?: string): Promise<void> {
  if (file !== undefined) await writeFile(file, text, { mode: 0o600 });
  else if (typeof text === 'string') process.stdout.write(text);
  else for await (const part of text) process.stdout.write(part);
}

/** Who runs the command, as the log of the desk names it. */
function commandUser(): string {
  return `${userInfo().username} (npm run submissions)`;
}

/** The whole site, for the rules of its forms. @throws CommandError */
async function readForms(config: string): Promise<SubmissionSite> {
  const engineFolder = fileURLToPath(new URL('../..', import.meta.url));
  const { site } = await readSite({ config, engineFolder });
  if (!site) throw new CommandError(`${config} has mistakes; npm run check explains them.`);
  return site;
}

/** The desk as commands use it: its log, and its notes on submissions. */
function deskActions(desk: Desk, store: SubmissionStore, config: string) {
  const person = commandUser();
  return {
    record: (action: CommandAction, subject: string) => desk.log.add(person, action, subject),
    removed: async (references: readonly string[]) => {
      for (const reference of references) await desk.log.add(person, 'submission-deleted', reference);
      await desk.notes.forgetRemoved();
    },
    correct: async (submission: Submission, correction: Correction) => {
      const options = { site: await readForms(config), store, now: new Date() };
      const outcome = await correctSubmission(submission, correction, options);
      if (outcome === 'corrected') await desk.notes.corrected(submission.reference, correction.field, person);
      return outcome;
    },
  };
}

async function main(args: readonly string[], environment: Environment): Promise<void> {
  const command = readCommand(args);
  const settings = await readSettings(environment.siteConfig, siteConfig);
  const { timeZone, forms, submissions, publicAddress } = settings;
  const site = new URL(publicAddress).host;
  requireDatabase(environment, 'no submission has arrived');
  const hasGateway = submissions?.notify !== undefined;
  const store = await openStore({ ...environment, hasGateway });
  const desk = await openDesk({ ...environment, publicAddress });
  const database = await openDatabase(environment);
  try {
    const localTime = createLocalTime(timeZone);
    const retentionDays = submissions?.retentionDays;
    const actions = deskActions(desk, store, environment.siteConfig);
    const gateway = hasGateway ? openGatewayQueue(database, site) : null;
    const context = { store, site, timeZone, localTime, retentionDays, forms, write, gateway, ...actions };
    await runCommand(command, context);
  } finally {
    await database.close();
    await desk.close();
    await store.close();
  }
}

/** Lists, shows, exports, corrects or deletes submissions: see docs/submissions.md. */
export const submissions = (args: readonly string[]): Promise<void> =>
  runCouncilCommand(submissionsUsage, args, main);
