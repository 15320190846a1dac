import { openLibsql } from './libsql-driver';
import { openPostgres } from './postgres-driver';
import type { StoreDriver, StoreOptions } from './store-driver';
import type { SubmissionStore } from './store';
import { SubmissionQueries } from './submission-queries';

/** A kind of database. A new one needs its name here, its entry in `drivers` and its case in `kindOf`. */
type StoreKind = 'libsql' | 'postgres';

const drivers: Readonly<Record<StoreKind, (options: StoreOptions) => Promise<StoreDriver>>> = {
  libsql: openLibsql,
  postgres: openPostgres,
};

function kindOf({ databaseUrl }: StoreOptions): StoreKind {
  return databaseUrl ? 'postgres' : 'libsql';
}

/** Opens the database that the options select, with its tables up to date. @throws when it cannot be opened or reached. */
export async function openDriver(options: StoreOptions): Promise<StoreDriver> {
  const driver = await drivers[kindOf(options)](options);
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
