import { openLibsql } from './libsql-store';
import { openPostgres } from './postgres-store';
import type { StoreDriver, StoreOptions } from './store-driver';
import type { SubmissionStore } from './store';
import { SubmissionQueries } from './submission-queries';

/** A kind of database. A new one needs its name here, its entry in `backends` and its case in `kindOf`. */
export type StoreKind = 'libsql' | 'postgres';

interface StoreBackend {
  readonly open: (options: StoreOptions) => Promise<StoreDriver>;
  /** What messages call the database, after the variable that selects it. */
  readonly describe: (options: StoreOptions) => string;
}

const backends: Readonly<Record<StoreKind, StoreBackend>> = {
  libsql: { open: openLibsql, describe: ({ dataDir }) => `DATA_DIR: the database in “${dataDir}”` },
  postgres: { open: openPostgres, describe: () => 'DATABASE_URL: the database' },
};

function kindOf({ databaseUrl }: StoreOptions): StoreKind {
  return databaseUrl ? 'postgres' : 'libsql';
}

/** Names the database that the options select, with their variable, but without its address: that has a password. */
export function describeStore(options: StoreOptions): string {
  return backends[kindOf(options)].describe(options);
}

/** Opens the database that the options select, with its tables up to date. @throws when it cannot be opened or reached. */
export async function openDriver(options: StoreOptions): Promise<StoreDriver> {
  const driver = await backends[kindOf(options)].open(options);
  try {
    await driver.migrate();
  } catch (error) {
    await driver.close();
    throw error;
  }
  return driver;
}

/** Opens the store of submissions. @throws when it cannot be opened or reached. */
export async function openStore(options: StoreOptions): Promise<SubmissionStore> {
  return new SubmissionQueries(await openDriver(options));
}
