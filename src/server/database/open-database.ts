import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openLibsql, siteFile } from './libsql';
import { openPostgres } from './postgres';
import type { DatabaseOptions, SiteDatabase } from './site-database';
import { formerFiles } from './take-over-files';

/** A kind of database. A new one needs its name here, its entry in `backends` and its case in `kindOf`. */
export type DatabaseKind = 'libsql' | 'postgres';

interface Backend {
  readonly open: (options: DatabaseOptions) => Promise<SiteDatabase>;
  /** Name of the database in messages, after the variable that selects it. */
  readonly describe: (options: DatabaseOptions) => string;
}

const backends: Readonly<Record<DatabaseKind, Backend>> = {
  libsql: { open: openLibsql, describe: ({ dataDir }) => `DATA_DIR: the database in “${dataDir}”` },
  postgres: { open: openPostgres, describe: () => 'DATABASE_URL: the database' },
};

function kindOf({ databaseUrl }: DatabaseOptions): DatabaseKind {
  return databaseUrl ? 'postgres' : 'libsql';
}

/** Names the database that the options select, with their variable, but without its address: that has a password. */
export function describeDatabase(options: DatabaseOptions): string {
  return backends[kindOf(options)].describe(options);
}

/** Whether a server has been started with the database; a file of version 0.1.0 is one, too. */
export function hasDatabase({ dataDir, databaseUrl }: DatabaseOptions): boolean {
  return (
    databaseUrl !== undefined || [siteFile, ...formerFiles].some((name) => existsSync(join(dataDir, name)))
  );
}

interface Opened {
  readonly database: Promise<SiteDatabase>;
  users: number;
}

/** The databases that this process has open: the site and its desk share one connection or pool. */
const open = new Map<string, Opened>();

async function openMigrated(options: DatabaseOptions): Promise<SiteDatabase> {
  const database = await backends[kindOf(options)].open(options);
  try {
    await database.migrate();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Opens the database that the options select, with its tables up to date. @throws when it cannot be opened or reached. */
export async function openDatabase(options: DatabaseOptions): Promise<SiteDatabase> {
  const key = options.databaseUrl ?? resolve(options.dataDir);
  const known = open.get(key);
  const isUsable =
    known !== undefined &&
    (await known.database.then(
      (one) => one.isCurrent(),
      () => false,
    ));
  const opened = isUsable ? known : { database: openMigrated(options), users: 0 };
  open.set(key, opened);
  opened.users += 1;
  const forget = () => {
    if (open.get(key) === opened) open.delete(key);
  };
  const database = await opened.database.catch((error: unknown) => {
    forget();
    throw error;
  });
  let isClosed = false;
  return {
    ...database,
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      opened.users -= 1;
      if (opened.users > 0) return;
      forget();
      await database.close();
    },
  };
}
