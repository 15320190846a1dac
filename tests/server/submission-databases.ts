import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject } from 'vitest';
import type { StoreOptions } from '../../server/submissions/store/store-driver';
import { createDatabase } from './postgres';

/** Gives an empty database. */
export type NewDatabase = () => Promise<StoreOptions>;

/** Runs the same tests over the embedded database and over a real PostgreSQL. */
export function describeDatabases(tests: (newDatabase: NewDatabase) => void): void {
  describe('libsql', () => tests(useFolders()));
  describe('PostgreSQL', () => {
    const newFolder = useFolders();
    tests(async () => {
      const databaseUrl = await createDatabase(inject('postgresUrl'));
      return { ...(await newFolder()), databaseUrl };
    });
  });
}

/** Folders that are removed after the tests. */
export function useFolders(): () => Promise<StoreOptions & { readonly databaseUrl?: undefined }> {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  return async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'panchayat-submissions-'));
    folders.push(dataDir);
    return { dataDir };
  };
}
