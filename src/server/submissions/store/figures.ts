import { type Kysely, sql } from 'kysely';
import type { SiteDatabase } from '../../database/site-database';
import type { Database } from './database';
import { fieldOf } from './field-of';

/** Which submissions are counted. */
export interface FiguresQuestion {
  readonly site: string;
  readonly form: string;
  /** The field whose options are counted apart, and the texts that stand for each; null counts the form as a whole. */
  readonly choice: { readonly field: string; readonly options: readonly (readonly string[])[] } | null;
  /** Time zone of the months. */
  readonly timeZone: string;
  /** Minutes by which the clock of the time zone is ahead of UTC. */
  readonly offsetMinutes: number;
}

/** Numbers of the submissions of a month that are here, also of fewer than may be published. */
export interface CountedFigures {
  /** YYYY-MM */
  readonly month: string;
  /** Index of the option; -1 for none of them. */
  readonly option: number;
  readonly isDone: boolean;
  readonly count: number;
  /** Days after which half of them were dealt with; 0 for those that are not. */
  readonly medianDays: number;
}

type Type = SiteDatabase['type'];

function monthOf(type: Type, { timeZone, offsetMinutes }: FiguresQuestion) {
  return type === 'sqlite'
    ? sql<string>`strftime('%Y-%m', created_at, ${`${offsetMinutes} minutes`})`
    : sql<string>`to_char(created_at::timestamptz at time zone ${timeZone}, 'YYYY-MM')`;
}

function daysOf(type: Type) {
  return type === 'sqlite'
    ? sql<number>`julianday(done_at) - julianday(created_at)`
    : sql<number>`extract(epoch from done_at::timestamptz - created_at::timestamptz) / 86400`;
}

/** The index of the option that was chosen. */
function optionOf(type: Type, { choice }: FiguresQuestion) {
  if (!choice || choice.options.length === 0) return sql<number>`-1`;
  const value = fieldOf(type, choice.field);
  const cases = choice.options.map(
    (texts, index) => sql`when ${value} in (${sql.join(texts)}) then ${sql.lit(index)}`,
  );
  return sql<number>`case ${sql.join(cases, sql` `)} else -1 end`;
}

/** Counts the submissions of a form that are here by month, option and state. Those of programs are not counted. */
export async function countFigures(
  database: Kysely<Database>,
  type: Type,
  question: FiguresQuestion,
): Promise<readonly CountedFigures[]> {
  const { site, form } = question;
  const { rows } = await sql<{
    month: string;
    option: number | string;
    done: number;
    total: number | string;
    median: number | string;
  }>`
    with counted as (
      select ${monthOf(type, question)} as month, ${optionOf(type, question)} as option,
        case when state = 'done' then 1 else 0 end as done, ${daysOf(type)} as days
      from submissions
      where site = ${site} and form = ${form} and honeypot = 0 and state in ('stored', 'rejected', 'done')
    ), placed as (
      select month, option, done, days,
        row_number() over (partition by month, option, done order by days) as place,
        count(*) over (partition by month, option, done) as size
      from counted
    )
    select month, option, done, count(*) as total,
      avg(case when place in ((size + 1) / 2, (size + 2) / 2) then days end) as median
    from placed group by month, option, done order by month, option, done`.execute(database);
  return rows.map(({ month, option, done, total, median }) => ({
    month,
    option: Number(option),
    isDone: done === 1,
    count: Number(total),
    medianDays: Number(median),
  }));
}
