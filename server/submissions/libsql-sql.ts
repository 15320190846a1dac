import type Database from 'libsql';
import type { Sql, SqlValue } from './sql';

interface Job {
  readonly text: string;
  readonly values: readonly SqlValue[];
  readonly resolve: (rows: readonly unknown[]) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * SQL over an open libsql file. What comes in at the same time is one transaction, written to the disk once:
 * on a slow disk a hundred visitors wait for one write and not for a hundred. Nothing is answered before that.
 */
export class LibsqlSql implements Sql {
  private readonly statements = new Map<string, Database.Statement<SqlValue[]>>();
  private readonly waiting: Job[] = [];

  constructor(private readonly database: Database.Database) {}

  rows(text: string, values: readonly SqlValue[]): Promise<readonly unknown[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ text, values, resolve, reject });
      if (this.waiting.length === 1) setImmediate(() => this.runWaiting());
    });
  }

  async alone(work: (sql: Pick<Sql, 'rows'>) => Promise<void>): Promise<void> {
    this.database.exec('begin immediate');
    try {
      await work({ rows: async (text, values) => this.run(text, values) });
      this.database.exec('commit');
    } catch (error) {
      this.rollBack();
      throw error;
    }
  }

  async close(): Promise<void> {
    this.runWaiting();
    this.statements.clear();
    this.database.close();
  }

  private runWaiting(): void {
    const jobs = this.waiting.splice(0);
    if (jobs.length === 0) return;
    try {
      this.database.exec('begin immediate');
      const answers = jobs.map((job) => this.attempt(job));
      this.database.exec('commit');
      for (const answer of answers) answer();
    } catch (error) {
      this.rollBack();
      for (const { reject } of jobs) reject(error);
    }
  }

  /** Runs one of several; its failure undoes itself alone. The answer waits for the commit. */
  private attempt({ text, values, resolve, reject }: Job): () => void {
    try {
      const rows = this.run(text, values);
      return () => resolve(rows);
    } catch (error) {
      return () => reject(error);
    }
  }

  private run(text: string, values: readonly SqlValue[]): readonly unknown[] {
    const statement = this.statementOf(text);
    // `all` runs a statement to its end; one that has no rows must be `run`.
    if (statement.reader) return statement.all(...values);
    statement.run(...values);
    return [];
  }

  private rollBack(): void {
    if (this.database.inTransaction) this.database.exec('rollback');
  }

  private statementOf(text: string): Database.Statement<SqlValue[]> {
    const known = this.statements.get(text);
    if (known) return known;
    const statement = this.database.prepare<SqlValue[]>(text);
    this.statements.set(text, statement);
    return statement;
  }
}
