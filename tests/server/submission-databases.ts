import { describe, inject } from 'vitest';
import type { DatabaseKind } from '../../src/server/database/open-database';
import type { DatabaseOptions } from '../../src/server/database/site-database';
import { temporaryFolder } from '../temporary-folder';
import { createDatabase } from './postgres';

/** Gives an empty database. */
export type NewDatabase = () => Promise<DatabaseOptions>;

/** Databases of each kind: a kind without them does not compile. */
const databases: Readonly<Record<DatabaseKind, NewDatabase>> = {
  libsql: newFolder,
  postgres: async () => {
    const databaseUrl = await createDatabase(inject('postgresUrl'));
    return { ...(await newFolder()), databaseUrl };
  },
};

/** Runs the same tests over every kind of database: the embedded one, and a real PostgreSQL. */
export function describeDatabases(tests: (newDatabase: NewDatabase) => void): void {
  for (const [kind, newDatabase] of Object.entries(databases)) describe(kind, () => tests(newDatabase));
}

/** The embedded database of one test. */
export async function newFolder(): Promise<DatabaseOptions & { readonly databaseUrl?: undefined }> {
  return { dataDir: await temporaryFolder() };
}
