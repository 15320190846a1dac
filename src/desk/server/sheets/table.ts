import { z } from 'zod';

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A cell of a table; null for an empty one. */
export type Cell = z.infer<typeof cell>;

/** What reading a table gives: its rows without empty ones, or why there are none. */
export const tableResult = z.union([
  z.object({ rows: z.array(z.array(cell)) }),
  z.object({ problem: z.enum(['sheet-kind', 'sheet-old', 'sheet-encoding', 'sheet-large', 'sheet-empty']) }),
]);
export type TableResult = z.infer<typeof tableResult>;

/** Whether nothing was written into a cell. */
export function isEmptyCell(value: Cell | undefined): value is null | undefined | '' {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}
