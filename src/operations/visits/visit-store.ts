import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database, StoreTables } from '../../server/submissions/store/database';
import type { SiteDatabase } from '../../server/database/site-database';

/** How often something was counted on a day. */
export interface VisitCount {
  /** YYYY-MM-DD, in the site's time zone. */
  readonly day: string;
  readonly kind: 'page' | 'missed-search';
  /** Path of the page in the config; empty for a search. */
  readonly path: string;
  /** Language code. */
  readonly language: string;
  readonly count: number;
}

/** The days to read, first and last one included. */
export interface VisitPeriod {
  readonly site: string;
  readonly from: string;
  readonly to: string;
}

/** Storage of counted visits. Rejects when the database fails. */
export interface VisitStore {
  /** Adds to the counts of a site, which other instances add to as well. */
  add(site: string, counts: readonly VisitCount[]): Promise<void>;
  /** In the order of day, kind, path and language. */
  list(period: VisitPeriod): Promise<readonly VisitCount[]>;
  /** Deletes the counts of a site before a day. */
  removeBefore(site: string, day: string): Promise<void>;
}

const rowSchema = z.object({
  day: z.string(),
  kind: z.enum(['page', 'missed-search']),
  path: z.string(),
  language: z.string(),
  count: z.number(),
});

/** Rows of one statement, which has a limited number of values. */
const rowsPerStatement = 500;

const orderOf = ({ day, kind, path, language }: VisitCount): string => [day, kind, path, language].join('\n');

async function addRows(database: Kysely<Database>, rows: readonly Database['visits'][]): Promise<void> {
  await database
    .insertInto('visits')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'day', 'kind', 'path', 'language'])
        .doUpdateSet((column) => ({ count: column('visits.count', '+', column.ref('excluded.count')) })),
    )
    .execute();
}

/** The store in the database of submissions, whose tables are up to date. */
export function createVisitStore(driver: Pick<SiteDatabase, 'run'>): VisitStore {
  return {
    add: (site, counts) => {
      // In one order: two instances that lock the same rows in different ones would wait for each other.
      const sorted = [...counts].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
      const rows = sorted.map((count) => ({ site, ...count }));
      return driver.run(async (all) => {
        const database = all.withTables<StoreTables>();
        for (let start = 0; start < rows.length; start += rowsPerStatement) {
          await addRows(database, rows.slice(start, start + rowsPerStatement));
        }
      });
    },
    list: ({ site, from, to }) =>
      driver.run(async (all) => {
        const database = all.withTables<StoreTables>();
        const query = database.selectFrom('visits').select(['day', 'kind', 'path', 'language', 'count']);
        const rows = await query
          .where('site', '=', site)
          .where('day', '>=', from)
          .where('day', '<=', to)
          .orderBy('day')
          .orderBy('kind')
          .orderBy('path')
          .orderBy('language')
          .execute();
        return z.array(rowSchema).parse(rows);
      }),
    removeBefore: async (site, day) => {
      await driver.run((database) =>
        database
          .withTables<StoreTables>()
          .deleteFrom('visits')
          .where('site', '=', site)
          .where('day', '<', day)
          .execute(),
      );
    },
  };
}
