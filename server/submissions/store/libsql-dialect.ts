import { type SqliteDatabase, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import type Libsql from 'libsql';

/**
 * Kysely's SQLite dialect over libsql. Transactions take the write lock at their start: one that began with reading
 * could fail later because another process has written meanwhile.
 */
export class LibsqlDialect extends SqliteDialect {
  readonly #file: Libsql.Database;

  constructor(file: Libsql.Database) {
    super({ database: adapt(file) });
    this.#file = file;
  }

  override createDriver(): SqliteDriver {
    return new WriteLockDriver(this.#file);
  }
}

class WriteLockDriver extends SqliteDriver {
  readonly #file: Libsql.Database;

  constructor(file: Libsql.Database) {
    const config: SqliteDialectConfig = { database: adapt(file) };
    super(config);
    this.#file = file;
  }

  /** By `exec`: libsql does not reset a prepared statement that failed, which would keep an old snapshot open. */
  override async beginTransaction(): Promise<void> {
    this.#file.exec('begin immediate');
  }
}

/** libsql takes the values of a statement as separate arguments. */
function adapt(file: Libsql.Database): SqliteDatabase {
  return {
    close: () => file.close(),
    prepare(text) {
      const statement = file.prepare(text);
      return {
        reader: statement.reader,
        all: (values) => statement.all(...values),
        run: (values) => statement.run(...values),
        iterate: (values) => statement.iterate(...values),
      };
    },
  };
}
