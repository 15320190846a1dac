import * as z from 'zod/mini';

const text = z.string();

/** Why visitors do not see a record, or not on a page; `page`, `field`, `wanted` and `value` in words. */
const reason = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['unpublished', 'hidden', 'unfit', 'unasked', 'no-page']) }),
  z.object({ kind: z.enum(['coming', 'current', 'expired']), page: text }),
  z.object({ kind: z.literal('condition'), page: text, field: text, wanted: text, value: text }),
  z.object({ kind: z.literal('limit'), page: text, limit: z.number(), number: z.number() }),
]);
export type HiddenReason = z.infer<typeof reason>;

/** Where visitors see a record as it is published, and why not elsewhere. */
export const recordVisibility = z.object({
  pages: z.array(z.object({ path: text, title: text })),
  /** Whether the header, the menu or the footer of every page reads the list. */
  isEverywhere: z.boolean(),
  reasons: z.array(reason),
});
export type RecordVisibility = z.infer<typeof recordVisibility>;
