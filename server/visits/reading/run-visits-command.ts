import { parseArgs } from 'node:util';
import { dayInTimeZone } from '../../../src/binding/date';
import { addDays } from '../../../src/model/record/add-days';
import { parseDay } from '../../../src/model/record/parse-day';
import { writeCsv } from '../../submissions/reading/csv';
import { CommandError } from '../../submissions/reading/run-command';
import type { VisitCount, VisitStore } from '../visit-store';
import { writeVisitTable } from './write-visit-table';

/** What the command works with. */
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

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : 'Unknown option.'}\n\n${visitsUsage}`);
  }
}

function dayOf(name: string, value: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(value) ? parseDay(value) : null;
  if (day === null) throw new CommandError(`--${name} needs a date such as 2026-03-31.\n\n${visitsUsage}`);
  return day;
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
  args: readonly string[],
  { store, site, timeZone, now, write }: VisitsContext,
): Promise<void> {
  const { from: first, to: last, csv = false, out } = readArguments(args);
  const to = last === undefined ? dayInTimeZone(timeZone, now) : dayOf('to', last);
  const from = first === undefined ? addDays(to, 1 - usualDays) : dayOf('from', first);
  if (from > to) throw new CommandError(`--from ${from} is after --to ${to}.\n\n${visitsUsage}`);
  const counts = await store.list({ site, from, to });
  await write(csv ? csvOf(counts) : writeVisitTable(counts, { from, to }), out);
}
