import * as z from 'zod/mini';

/** GET → `siteFreshness`, below `/api/desk`. It may name a language in its query, that of titles. */
export const freshnessPath = '/content/freshness';

const text = z.string();
const count = z.number();

/** What is to be looked at in a list. */
const listFreshness = z.object({
  name: text,
  title: text,
  /** Day of the last change, YYYY-MM-DD; null if it is not known. */
  changed: z.nullable(text),
  /** Days after which it is to be looked at; null: at no time. */
  limit: z.nullable(count),
  /** Whether it was not changed for longer. */
  isStale: z.boolean(),
  /** Offices whose term has ended, with the last day. */
  ended: z.array(z.object({ label: text, day: text })),
  placeholders: count,
  /** Language code → number of texts that are missing in it. */
  missing: z.record(text, count),
  /** Links that lead nowhere, where they were checked. */
  deadLinks: z.array(z.object({ url: text, reason: text })),
});
export type ListFreshness = z.infer<typeof listFreshness>;

/** The lists of a site in which something is to be looked at. */
export const siteFreshness = z.object({ lists: z.array(listFreshness) });
export type SiteFreshness = z.infer<typeof siteFreshness>;
