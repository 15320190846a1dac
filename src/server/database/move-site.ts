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

/** Gives all rows of a site to another one, which has none yet. */
export async function moveSite({ run }: Pick<SiteDatabase, 'run'>, from: string, to: string): Promise<void> {
  await run(async (db) => {
    for (const table of await tablesOfSites(db))
      await sql`update ${sql.table(table)} set site = ${to} where site = ${from}`.execute(db);
  });
}

/**
 * Takes over the rows of an embedded database whose site had another public address: they belong to the site and not to its
 * host. The former host, or null where nothing was moved. In PostgreSQL, rows of other hosts may be those of other sites.
 */
export async function takeOverMove(database: SiteDatabase, site: string): Promise<string | null> {
  if (database.type !== 'sqlite') return null;
  const known = await sitesIn(database.db);
  const [former, ...others] = known;
  if (former === undefined || others.length > 0 || known.has(site)) return null;
  await moveSite(database, former, site);
  return former;
}
