import { inEnglish } from '../../../check/sentences/sentence';
import { z } from 'zod';
import { nameHint } from '../../../check/nearest-name';
import { actDay } from '../../../engine/form/act-day';
import { CommandError, parseCommandLine, UsageError } from '../../command-line';
import type { Correction, CorrectionOutcome } from '../correct';
import { applyRetention } from '../retention';
import type { GatewayQueue } from '../store/gateway-messages';
import type { SubmissionStore } from '../store/store';
import type { Submission, SubmissionState } from '../submission';
import { correctionRefusal } from './correction-refusal';
import { referenced } from './find-references';
import { countOf, selected } from './select';
import { startOfDay } from './local-time';
import type { ListedForms } from './summarize';
import { type CommandAction, submissionsUsage } from './usage';
import { writeGateway } from './write-gateway';
import { writeReach } from './write-reach';
import { exportTable, writeExport } from './write-export';
import { writeList, writeSubmission } from './write-list';

/** Inputs of a command. */
export interface CommandContext {
  readonly store: SubmissionStore;
  /** Host of the site's public address: several sites may share a database. */
  readonly site: string;
  /** IANA time zone of the council. */
  readonly timeZone: string;
  readonly localTime: (iso: string) => string;
  /** The site's retention period; undefined when its config has none. */
  readonly retentionDays: number | undefined;
  readonly forms: ListedForms;
  /** Logs what was read or changed. */
  readonly record: (action: CommandAction, subject: string) => Promise<void>;
  /** Corrects a field of a submission; resolves with what it came to. */
  readonly correct: (submission: Submission, correction: Correction) => Promise<CorrectionOutcome>;
  /** What waits for the council's gateway; null for a site without one. */
  readonly gateway: Pick<GatewayQueue, 'open' | 'key'> | null;
  /** Called with the reference numbers of what was deleted. */
  readonly removed: (references: readonly string[]) => Promise<void>;
  /** Prints a text or its parts, or writes them to a file. */
  readonly write: (text: string | AsyncIterable<string>, file?: string) => Promise<void>;
}

/** States that wait for somebody: a sent submission is in the council's own system. */
const open: readonly SubmissionState[] = ['stored', 'pending', 'rejected'];

/** A command of `submissionsUsage`. */
interface Command {
  readonly name: keyof typeof commands;
  readonly references: readonly string[];
  readonly site?: string;
  readonly form?: string;
  readonly person?: string;
  readonly before?: string;
  readonly since?: string;
  readonly all?: boolean;
  readonly field?: string;
  readonly value?: string;
  readonly out?: string;
}

const commands = {
  list,
  show,
  done,
  export: exportAll,
  correct,
  delete: deleteAll,
  purge,
  'take-back': takeBack,
  reach,
  gateway,
};
const commandName = z.enum([
  'list',
  'show',
  'done',
  'export',
  'correct',
  'delete',
  'purge',
  'take-back',
  'reach',
  'gateway',
]);

const options = {
  site: { type: 'string' },
  form: { type: 'string' },
  person: { type: 'string' },
  before: { type: 'string' },
  since: { type: 'string' },
  field: { type: 'string' },
  value: { type: 'string' },
  all: { type: 'boolean' },
  out: { type: 'string' },
} as const;

function readName(text: string | undefined): Command['name'] {
  if (text === undefined) throw new UsageError('Name a command.', submissionsUsage);
  const name = commandName.safeParse(text);
  if (name.success) return name.data;
  throw new UsageError(
    `“${text}” is not a command. ${inEnglish(nameHint(text, commandName.options))}`,
    submissionsUsage,
  );
}

/** Reads the command line. @throws CommandError */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parseCommandLine(args, {
    usage: submissionsUsage,
    options,
    positionals: Infinity,
  });
  const [first, ...references] = positionals;
  return { name: readName(first), references, ...values };
}

/** Runs a command of `submissionsUsage`. @throws CommandError */
export async function runCommand(command: Command, context: CommandContext): Promise<void> {
  const { name, site = context.site } = command;
  await commands[name]({ ...context, site }, command);
}

async function list(context: CommandContext, command: Command): Promise<void> {
  const states = command.all || command.person !== undefined ? undefined : open;
  const submissions = await selected(context, command, states);
  await context.record('submissions-listed', String(await countOf(submissions.each())));
  await context.write(writeList(submissions.each(), context.localTime, context.forms), command.out);
  const others = (await context.store.sites()).filter((site) => site !== context.site);
  if (others.length > 0) await context.write(otherSites(others));
}

const namedSites = 5;

/** Names the sites whose submissions a list does not have. */
function otherSites(sites: readonly string[]): string {
  const named = sites.slice(0, namedSites).join(', ');
  const more = sites.length > namedSites ? ` and ${sites.length - namedSites} more` : '';
  return `Submissions to other addresses (--site): ${named}${more}\n`;
}

async function show(context: CommandContext, { references, out }: Command): Promise<void> {
  const { localTime, write, record } = context;
  const submissions = await referenced(context, references);
  for (const { reference } of submissions) await record('submission-read', reference);
  await write(submissions.map((submission) => writeSubmission(submission, localTime)).join('\n'), out);
}

async function done(context: CommandContext, { references }: Command): Promise<void> {
  const { store, site, write, record } = context;
  for (const { reference } of await referenced(context, references)) {
    await store.markDone({ site, reference });
    await record('submission-changed', reference);
    await write(`${reference} is marked as done.\n`);
  }
}

async function exportAll(context: CommandContext, command: Command): Promise<void> {
  const { localTime, write, record } = context;
  const { out } = command;
  if (out === undefined) throw new UsageError('export needs --out FILE.csv', submissionsUsage);
  const submissions = await selected(context, command, undefined);
  const table = await exportTable(submissions, localTime);
  await record('exported', String(table.length));
  await write(writeExport(table), out);
  await write(`${table.length} submissions are in ${out}.\n`);
}

async function correct(context: CommandContext, { references, field, value }: Command): Promise<void> {
  const [submission, another] = await referenced(context, references);
  if (!submission || another || field === undefined || value === undefined)
    throw new UsageError('correct needs one reference, --field NAME and --value TEXT.', submissionsUsage);
  const { reference } = submission;
  const refusal = correctionRefusal(await context.correct(submission, { field, value }));
  if (refusal !== null) throw new CommandError(`${field} of ${reference} is not corrected: ${refusal}.`);
  await context.record('submission-corrected', reference);
  await context.write(`${field} of ${reference} is corrected.\n`);
}

async function deleteAll(context: CommandContext, { references }: Command): Promise<void> {
  const { store, site, write, removed } = context;
  for (const { reference } of await referenced(context, references)) {
    await removed(await store.remove({ site, reference }));
    await write(`${reference} is deleted.\n`);
  }
}

async function purge(context: CommandContext, { before }: Command): Promise<void> {
  const { store, site, timeZone, retentionDays, write, removed } = context;
  if (before !== undefined) {
    const receivedBefore = startOfDay(before, timeZone);
    if (receivedBefore === null)
      throw new UsageError('--before needs a date such as 2026-03-31.', submissionsUsage);
    const references = await store.remove({ site, receivedBefore });
    await removed(references);
    await write(`${references.length} submissions received before ${before} are deleted.\n`);
  } else if (retentionDays !== undefined) {
    const references = await applyRetention(store, { site, days: retentionDays });
    await removed(references);
    await write(
      `${references.length} submissions settled more than ${retentionDays} days ago are deleted.\n`,
    );
  } else {
    throw new UsageError(
      'The site config has no submissions.retentionDays; give --before.',
      submissionsUsage,
    );
  }
}

/** Takes back what the retention period has deleted in the last 30 days, as after a clock that was wrong. */
async function takeBack({ store, site, write }: CommandContext): Promise<void> {
  await write(`${await store.takeBack(site)} submissions are back.\n`);
}

/** Lists whose data were in reach since a day, for the messages after a breach (docs/breach.md). */
async function reach(context: CommandContext, { since, out }: Command): Promise<void> {
  const { store, site, timeZone, localTime, forms, write, record } = context;
  const start = startOfDay(since ?? '', timeZone);
  if (start === null)
    throw new UsageError('reach needs --since with a date such as 2026-03-31.', submissionsUsage);
  if (start > new Date().toISOString()) throw new CommandError(`${since ?? ''} has not come yet.`);
  const count = await store.count({ site });
  await record('submissions-listed', String(count));
  await write(writeReach(store.each({ site }), { start, forms, localTime }), out);
  if ((since ?? '') < actDay)
    await write(
      `${since ?? ''} is before the Act of 11 August 2023: its duties are about later breaches (docs/breach.md).\n`,
    );
  const held = await store.count({ site, receivedBefore: start });
  await write(
    `${count} submissions were in reach: ${held} received before ${since ?? ''}, ${count - held} since. ` +
      'Those that were deleted meanwhile are not listed; the copies of the database have them.\n',
  );
}

/** Lists what waits for the council's gateway and what it did not take, and says the key of its signatures. */
async function gateway({ gateway: queue, localTime, write }: CommandContext): Promise<void> {
  if (!queue) throw new CommandError('The config has no submissions.notify: no gateway is told anything.');
  await write(writeGateway(await queue.open(), await queue.key(), localTime));
}
