import type { LogAction, LogEntry } from '../api/desk-api';
import { CommandError, parseCommandLine, UsageError } from '../../server/command-line';
import { writeCsv } from '../../server/files/csv';
import { createLocalTime, startOfDay } from '../../server/submissions/reading/local-time';
import type { Desk } from './open-desk';

export const accessLogUsage = `npm run access-log -- [--since YYYY-MM-DD] [--out FILE.csv]

Lists who read, changed, exported or deleted which submission at the desk, oldest first, as CSV.
Without --since, all that the log has: it keeps 13 months.`;

/** Arguments of the command line. */
interface AccessLogCommand {
  readonly since: string | undefined;
  readonly out: string | undefined;
}

/** Inputs of the command. */
interface AccessLogContext {
  readonly desk: Pick<Desk, 'log' | 'site'>;
  /** IANA time zone of the council. */
  readonly timeZone: string;
  readonly now: Date;
  /** Prints a text, or writes it to a file. */
  readonly write: (text: string, file?: string) => Promise<void>;
}

/** Actions on submissions, as the table names them. */
const actionNames: ReadonlyMap<LogAction, string> = new Map([
  ['submission-read', 'read'],
  ['submission-changed', 'changed'],
  ['note-added', 'note added'],
  ['exported', 'exported'],
  ['submissions-listed', 'listed'],
  ['submission-corrected', 'corrected'],
  ['purged', 'deleted after the retention period'],
  ['submission-deleted', 'deleted'],
]);

const options = { since: { type: 'string' }, out: { type: 'string' } } as const;

/** Reads the command line. @throws CommandError */
export function readAccessLogCommand(args: readonly string[]): AccessLogCommand {
  const { since, out } = parseCommandLine(args, { usage: accessLogUsage, options }).values;
  return { since, out };
}

function startOf(since: string | undefined, timeZone: string, now: Date): string {
  if (since === undefined) return '';
  const start = startOfDay(since, timeZone);
  if (start === null) throw new UsageError('--since needs a date such as 2026-03-31.', accessLogUsage);
  if (start > now.toISOString()) throw new CommandError(`${since} has not come yet.`);
  return start;
}

/** Actions whose subject is a number of submissions; that of others is a reference. */
const counting: ReadonlySet<LogAction> = new Set(['exported', 'submissions-listed', 'purged']);

function rowOf({ at, person, action, subject }: LogEntry, localTime: (iso: string) => string): string[] {
  const about = counting.has(action) ? ['', subject] : [subject, ''];
  return [localTime(at), person, actionNames.get(action) ?? action, ...about];
}

/** Runs the command of `accessLogUsage`. @throws CommandError */
export async function runAccessLog(
  { since, out }: AccessLogCommand,
  { desk, timeZone, now, write }: AccessLogContext,
): Promise<void> {
  const start = startOf(since, timeZone, now);
  if ((await desk.log.read()).entries.length === 0)
    throw new CommandError(`Nobody has used the desk of ${desk.site}: its log is empty (docs/desk.md).`);
  const entries = await desk.log.readSince(start, [...actionNames.keys()]);
  const localTime = createLocalTime(timeZone);
  const heading = ['time', 'person', 'action', 'reference', 'count'];
  await write(writeCsv([heading, ...entries.map((entry) => rowOf(entry, localTime))]), out);
  if (out !== undefined) await write(`Entries in ${out}: ${entries.length}\n`);
}
