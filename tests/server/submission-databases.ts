import { describe, inject } from 'vitest';
import type { StoreOptions } from '../../server/submissions/store/store-driver';
import { temporaryFolder } from '../temporary-folder';
import { createDatabase } from './postgres';

/** Gives an empty database. */
export type NewDatabase = () => Promise<StoreOptions>;

/** Runs the same tests over the embedded database and over a real PostgreSQL. */
export function describeDatabases(tests: (newDatabase: NewDatabase) => void): void {
  describe('libsql', () => tests(newFolder));
  describe('PostgreSQL', () => {
    tests(async () => {
      const databaseUrl = await createDatabase(inject('postgresUrl'));
      return { ...(await newFolder()), databaseUrl };
    });
  });
}

/** The embedded database of one test. */
export async function newFolder(): Promise<StoreOptions & { readonly databaseUrl?: undefined }> {
  return { dataDir: await temporaryFolder() };
}
