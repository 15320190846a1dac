import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readReference } from '../reference';
import type { SubmissionStore } from '../store';
import type { Submission, SubmissionState } from '../submission';
import { writeExport } from './write-export';
import { writeList, writeSubmission } from './write-list';

/** What a command needs of the world. */
export interface CommandContext {
  readonly store: SubmissionStore;
  readonly localTime: (iso: string) => string;
  /** Shows a text, or writes it into a file. */
  readonly say: (text: string, file?: string) => Promise<void>;
}

/** A command that was not written right, or that found nothing; its message is for the person who typed it. */
export class CommandError extends Error {}

export const usage = `npm run submissions -- list [--form question] [--all] [--out FILE]
npm run submissions -- show REFERENCE
npm run submissions -- done REFERENCE
npm run submissions -- export --out FILE.csv [--form question]`;

/** What still waits for somebody; `sent` is in the council's own system, `done` is dealt with. */
const open: readonly SubmissionState[] = ['stored', 'pending', 'refused', 'unknown'];

interface Command {
  readonly reference: string | undefined;
  readonly form?: string;
  readonly all?: boolean;
  readonly out?: string;
}

const commands = { list, show, done, export: exportAll };
const commandName = z.enum(['list', 'show', 'done', 'export']);

/** Runs `list`, `show`, `done` or `export`. @throws CommandError */
export async function runCommand(typed: readonly string[], context: CommandContext): Promise<void> {
  const { values, positionals } = readArguments(typed);
  const name = commandName.safeParse(positionals[0]);
  if (!name.success) throw new CommandError(usage);
  await commands[name.data](context, { reference: positionals[1], ...values });
}

function readArguments(typed: readonly string[]) {
  try {
    const options = { form: { type: 'string' }, all: { type: 'boolean' }, out: { type: 'string' } } as const;
    return parseArgs({ args: [...typed], allowPositionals: true, options });
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : 'Not understood.'}\n\n${usage}`);
  }
}

async function list({ store, localTime, say }: CommandContext, { form, all, out }: Command): Promise<void> {
  const filter = { ...(form === undefined ? {} : { form }), ...(all ? {} : { states: open }) };
  await say(writeList(await store.list(filter), localTime), out);
}

async function show({ store, localTime, say }: CommandContext, { reference, out }: Command): Promise<void> {
  const found = await named(reference, (written) => store.show(written));
  await say(found.map((submission) => writeSubmission(submission, localTime)).join('\n'), out);
}

async function done({ store, say }: CommandContext, { reference }: Command): Promise<void> {
  const found = await named(reference, (written) => store.finish(written));
  await say(found.map((submission) => `${submission.reference} is marked as done.\n`).join(''));
}

async function exportAll({ store, localTime, say }: CommandContext, { form, out }: Command): Promise<void> {
  if (out === undefined) throw new CommandError(`export needs --out FILE.csv\n\n${usage}`);
  const submissions = await store.list(form === undefined ? {} : { form });
  await say(writeExport(submissions, localTime), out);
  await say(`${submissions.length} submissions are in ${out}.\n`);
}

async function named(
  reference: string | undefined,
  find: (reference: string) => Promise<readonly Submission[]>,
): Promise<readonly Submission[]> {
  if (reference === undefined)
    throw new CommandError(`A reference is missing, such as Q-7K3M-92XD.\n\n${usage}`);
  const found = await find(readReference(reference));
  if (found.length === 0) throw new CommandError(`There is no submission ${readReference(reference)}.`);
  return found;
}
