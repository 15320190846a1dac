import { dayInTimeZone } from '../../../engine/time/time-zone';
import { addDays } from '../../../engine/record/add-days';
import { parseDay } from '../../../engine/record/parse-day';
import { parseCommandLine, UsageError } from '../../../server/command-line';
import { writeCsv } from '../../../server/files/csv';
import type { VisitCount, VisitStore } from '../visit-store';
import { writeVisitTable } from './write-visit-table';

/** Inputs of the command. */
export interface VisitsContext {
  readonly store: VisitStore;
  /** Host of the site's public address. */
  readonly site: string;
  /** IANA time zone of the council. */
  readonly timeZone: string;
  readonly now: Date;
  /** Prints a text, or writes it to a file. */
  readonly write: (text: string, file?: string) => Promise<void>;
}

export const visitsUsage = `npm run visits -- [--from YYYY-MM-DD] [--to YYYY-MM-DD] [--csv] [--out FILE]

Without --from the last 30 days are shown. --csv writes a line for each day, page and language.`;

/** Days of the period without `--from`, the last one included. */
const usualDays = 30;

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  csv: { type: 'boolean' },
  out: { type: 'string' },
} as const;

function dayOf(name: string, value: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? parseDay(value) : null;
  if (day === null) throw new UsageError(`--${name} needs a date such as 2026-03-31.`, visitsUsage);
  return day;
}

/** Arguments of the command line. */
interface VisitsCommand {
  readonly first: string | undefined;
  readonly last: string | undefined;
  readonly csv: boolean;
  readonly out: string | undefined;
}

/** Reads the command line. @throws CommandError */
export function readVisitsCommand(args: readonly string[]): VisitsCommand {
  const { from, to, csv = false, out } = parseCommandLine(args, { usage: visitsUsage, options }).values;
  const first = from === undefined ? undefined : dayOf('from', from);
  const last = to === undefined ? undefined : dayOf('to', to);
  return { first, last, csv, out };
}

function csvOf(counts: readonly VisitCount[]): string {
  const rows = counts.map(({ day, kind, path, language, count }) => [
    day,
    kind,
    path,
    language,
    String(count),
  ]);
  return writeCsv([['day', 'kind', 'path', 'language', 'count'], ...rows]);
}

/** Runs the command of `visitsUsage`. @throws CommandError */
export async function runVisitsCommand(
  { first, last, csv, out }: VisitsCommand,
  { store, site, timeZone, now, write }: VisitsContext,
): Promise<void> {
  const to = last ?? dayInTimeZone(timeZone, now);
  const from = first ?? addDays(to, 1 - usualDays);
  if (from > to) throw new UsageError(`--from ${from} is after --to ${to}.`, visitsUsage);
  const counts = await store.list({ site, from, to });
  await write(csv ? csvOf(counts) : writeVisitTable(counts, { from, to }), out);
}
