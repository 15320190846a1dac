import { openDatabase } from '../../src/server/database/open-database';
import type { DatabaseOptions } from '../../src/server/database/site-database';
import { newRow, type StoreTables } from '../../src/server/submissions/store/database';
import type { NewSubmission } from '../../src/server/submissions/submission';

const rowsOfQuery = 400;

/** Reference number of one of many submissions. */
export function manyReference(number: number): string {
  return `Q-MANY-${String(number).padStart(4, '0')}`;
}

/** Inserts as many submissions as a busy year brings; three at a time arrived in the same millisecond. */
export async function insertMany(
  options: DatabaseOptions,
  submission: NewSubmission,
  count: number,
): Promise<void> {
  const first = Date.parse('2026-01-01T00:00:00Z');
  const rows = Array.from({ length: count }, (_, number) =>
    newRow(
      { ...submission, key: `many-${number}` },
      manyReference(number),
      new Date(first + Math.floor(number / 3)).toISOString(),
    ),
  );
  const database = await openDatabase(options);
  for (let from = 0; from < count; from += rowsOfQuery) {
    const part = rows.slice(from, from + rowsOfQuery);
    await database.run((all) =>
      all.withTables<StoreTables>().insertInto('submissions').values(part).execute(),
    );
  }
  await database.close();
}
