import { z } from 'zod';
import type { Sql } from '../sql';
import { submissionsTable } from './0001-submissions';

/** Every version of the tables, oldest first: version n is the nth list of statements. Never changed, only added to. */
const migrations: readonly (readonly string[])[] = [submissionsTable];

const versionRow = z.object({ version: z.coerce.number() });

/**
 * Brings the tables up to the newest version, in one transaction.
 * @throws when the database was made by a newer version of the site.
 */
export async function migrate(sql: Sql): Promise<void> {
  await sql.alone(async (database) => {
    await database.rows(
      'create table if not exists schema_version (version integer primary key, applied_at text not null)',
      [],
    );
    const applied = await database.rows('select version from schema_version order by version', []);
    const current = Math.max(0, ...applied.map((row) => versionRow.parse(row).version));
    if (current > migrations.length) {
      throw new Error(
        `The submissions are of version ${current}, this site knows ${migrations.length}: update the site.`,
      );
    }
    for (let version = current + 1; version <= migrations.length; version += 1)
      await apply(database, version);
  });
}

async function apply(database: Pick<Sql, 'rows'>, version: number): Promise<void> {
  for (const statement of migrations[version - 1] ?? []) await database.rows(statement, []);
  await database.rows('insert into schema_version (version, applied_at) values (?, ?)', [
    version,
    new Date().toISOString(),
  ]);
}
