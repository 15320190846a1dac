import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import { z } from 'zod';
import { CommandError } from '../../server/command-line';
import type { DeskTables } from '../../desk/server/desk-tables';
import type { Database } from '../../server/submissions/store/database';

/** Whether the rows that a site has in a table are handed over, or as files. Those that are have a column `site`. */
type Fate = 'handed over' | 'as files' | 'left out';

const ofStore = {
  submissions: 'handed over',
  submission_photos: 'as files',
  visits: 'handed over',
  // The successor has no use for what was deleted.
  deleted_submissions: 'left out',
  // Only one of two servers tells senders, and each signs with a key of its own.
  gateway_messages: 'left out',
  gateway_keys: 'left out',
  // Named with the tables of the desk.
  desk_handling: 'left out',
} as const satisfies Readonly<Record<keyof Database, Fate>>;

/** Whatever opens the desk is left out: passwords, passkeys, sessions, invitations and keys. People are invited again. */
const ofDesk = {
  desk_people: 'left out',
  desk_sign_in_names: 'left out',
  desk_sessions: 'left out',
  desk_accounts: 'left out',
  desk_passkeys: 'left out',
  desk_ceremonies: 'left out',
  desk_mail_settings: 'left out',
  desk_mails: 'left out',
  desk_digests: 'left out',
  desk_invitations: 'left out',
  desk_attempts: 'left out',
  desk_second_factors: 'left out',
  desk_devices: 'left out',
  desk_told: 'left out',
  desk_settings: 'left out',
  desk_log: 'handed over',
  desk_handling: 'handed over',
  desk_events: 'handed over',
  desk_drafts: 'handed over',
  desk_handovers: 'handed over',
  desk_text_reviews: 'handed over',
  desk_machine_texts: 'handed over',
  desk_files: 'as files',
} as const satisfies Readonly<Record<keyof DeskTables, Fate>>;

const handedOver = (tables: Readonly<Record<string, Fate>>): readonly string[] =>
  Object.keys(tables).filter((name) => tables[name] === 'handed over');

/** Tables in the database of submissions. */
export const storeTables = handedOver(ofStore);

/** Tables in the database of the desk. */
export const deskTables = handedOver(ofDesk);

/** A row of a table in an archive. */
export const tableRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

export type TableRow = z.infer<typeof tableRow>;

/** Rows by table. */
export type TableRows = ReadonlyMap<string, readonly TableRow[]>;

const ofSites = (sites: readonly string[]) => sql`${sql.ref('site')} in (${sql.join([...sites])})`;

/** The rows of some sites. */
export async function readTables(
  database: QueryExecutorProvider,
  tables: readonly string[],
  sites: readonly string[],
): Promise<TableRows> {
  const read = new Map<string, readonly TableRow[]>();
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)} where ${ofSites(sites)}`.execute(database);
    read.set(table, z.array(tableRow).parse(rows));
  }
  return read;
}

/** Whether a table has rows of some sites. */
export async function hasRows(
  database: QueryExecutorProvider,
  tables: readonly string[],
  sites: readonly string[],
): Promise<boolean> {
  for (const table of tables) {
    const query = sql`select 1 from ${sql.table(table)} where ${ofSites(sites)} limit 1`;
    if ((await query.execute(database)).rows.length > 0) return true;
  }
  return false;
}

/** Deletes the rows of some sites. */
export async function removeRows(
  database: QueryExecutorProvider,
  tables: readonly string[],
  sites: readonly string[],
): Promise<void> {
  for (const table of tables)
    await sql`delete from ${sql.table(table)} where ${ofSites(sites)}`.execute(database);
}

/** Rows of one statement, which has a limited number of values. */
const rowsPerStatement = 500;

async function insert(database: QueryExecutorProvider, table: string, rows: readonly TableRow[]) {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const values = rows
      .slice(start, start + rowsPerStatement)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(database);
  }
}

/**
 * Refuses rows with columns that this engine does not have.
 * @throws CommandError
 */
export async function checkColumns<Tables>(database: Kysely<Tables>, tables: TableRows): Promise<void> {
  const known = new Map((await database.introspection.getTables()).map((table) => [table.name, table]));
  for (const [name, rows] of tables) {
    const columns = new Set(known.get(name)?.columns.map((column) => column.name));
    const unknown = rows.flatMap((row) => Object.keys(row)).find((column) => !columns.has(column));
    if (unknown !== undefined)
      throw new CommandError(
        `The archive is of another version of the engine: its ${name} have “${unknown}”. Its manifest.json names the version.`,
      );
  }
}

/** Adds rows to tables. */
export async function addRows(database: QueryExecutorProvider, tables: TableRows): Promise<void> {
  for (const [table, rows] of tables) if (rows.length > 0) await insert(database, table, rows);
}
