import { type Kysely, sql } from 'kysely';
import type { SiteDatabase } from './site-database';

/** Tables whose rows belong to a site, by their column `site`. */
async function tablesOfSites(db: Kysely<unknown>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  return tables.filter(({ columns }) => columns.some(({ name }) => name === 'site')).map(({ name }) => name);
}

/** Hosts that stand for no site. */
const isReserved = (site: string): boolean => site.endsWith('.invalid');

/** The sites that have rows in a database. */
export async function sitesIn(db: Kysely<unknown>): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const table of await tablesOfSites(db)) {
    const { rows } = await sql<{
      site: string | null;
    }>`select distinct site from ${sql.table(table)}`.execute(db);
    for (const { site } of rows) if (site && !isReserved(site)) found.add(site);
  }
  return found;
}

/** Gives all rows of a site to another one. What that one has in tables that both have, such as views of pages, is dropped. */
async function moveRows(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  for (const table of await tablesOfSites(db)) {
    const name = sql.table(table);
    const { rows } = await sql`select site from ${name} where site = ${from} limit 1`.execute(db);
    if (rows.length === 0) continue;
    await sql`delete from ${name} where site = ${to}`.execute(db);
    await sql`update ${name} set site = ${to} where site = ${from}`.execute(db);
  }
}

/** Tables with what people typed. */
const typedTables = ['submissions', 'desk_people', 'desk_drafts'];

/**
 * Gives all rows of a site to the address that it has now; resolves with whether it did. It does not where people have typed
 * something at the new address already, nor without rows of the old one.
 */
export async function moveSite(database: SiteDatabase, from: string, to: string): Promise<boolean> {
  const move = async (db: Kysely<unknown>) => {
    for (const table of typedTables) {
      const { rows } = await sql`select site from ${sql.table(table)} where site = ${to} limit 1`.execute(db);
      if (rows.length > 0) return false;
    }
    if (!(await sitesIn(db)).has(from)) return false;
    await moveRows(db, from, to);
    return true;
  };
  // With the embedded database, `run` is a transaction.
  return database.type === 'sqlite' ? database.run(move) : database.db.transaction().execute(move);
}

/**
 * Takes over the rows of an embedded database whose site had another public address: they belong to the site and not to its
 * host. The former host, or null where nothing was moved.
 */
export async function takeOverMove(database: SiteDatabase, site: string): Promise<string | null> {
  if (database.type !== 'sqlite') return null;
  const known = await sitesIn(database.db);
  const [former, ...others] = known;
  if (former === undefined || others.length > 0 || known.has(site)) return null;
  await database.run((db) => moveRows(db, former, site));
  return former;
}

/** Other sites in a PostgreSQL database that has nothing of this one: its public address may have been one of them. */
export async function possibleMoves(database: SiteDatabase, site: string): Promise<readonly string[]> {
  if (database.type === 'sqlite') return [];
  const known = await sitesIn(database.db);
  return known.has(site) ? [] : [...known].toSorted();
}
