import { join } from 'node:path';
import { type Generated, Kysely, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { lockingDatabase, openLibsqlFile } from '../../src/server/database/libsql-file';
import { temporaryFolder } from '../temporary-folder';

interface Tables {
  readonly wells: { readonly id: Generated<number>; readonly depth: number };
}

test('a write that found the database locked leaves nothing that locks the next one', async () => {
  const folder = await temporaryFolder();
  const { database } = openLibsqlFile(folder, 'wells.db', 10);
  const locking = lockingDatabase(database);
  const statements: unknown[] = [];
  // They are kept, as they are until the next collection of garbage.
  const prepare = (query: string) => {
    const statement = locking.prepare(query);
    statements.push(statement);
    return statement;
  };
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: { ...locking, prepare } }) });
  onTestFinished(() => db.destroy());
  await db.schema
    .createTable('wells')
    .addColumn('id', 'integer', (id) => id.primaryKey())
    .addColumn('depth', 'integer')
    .execute();
  const alone = (depth: number) => db.insertInto('wells').values({ depth }).returning('id').execute();
  const together = (depth: number) =>
    db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('wells').selectAll().execute();
      return transaction.insertInto('wells').values({ depth }).execute();
    });
  const other = new Libsql(join(folder, 'wells.db'));
  other.exec('begin immediate');
  for (const write of [alone, together]) {
    await expect(write(20)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  }
  other.exec('rollback');
  other.close();
  for (const write of [alone, together]) await write(30);
  expect(await db.selectFrom('wells').select('depth').execute()).toEqual([{ depth: 30 }, { depth: 30 }]);
  expect(statements.length).toBeGreaterThan(8);
});
