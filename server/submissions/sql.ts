export type SqlValue = string | number | null;

/** A database that speaks the SQL which libsql and PostgreSQL have in common. */
export interface Sql {
  /** Runs one statement, its `?` standing for the values, and answers its rows (with `returning`, of a change too). */
  rows(text: string, values: readonly SqlValue[]): Promise<readonly unknown[]>;
  /**
   * Runs `work` as one transaction that no other process is in at the same time.
   * For the start only: nothing else may use the database meanwhile.
   */
  alone(work: (sql: Pick<Sql, 'rows'>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
