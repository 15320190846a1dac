import * as z from 'zod/mini';

/** Paths below `/api/desk`. Requests may name a language in their query, that of titles. */
export const freshnessPaths = {
  /** GET → `siteFreshness`. */
  lists: '/content/freshness',
  /** POST → `siteFreshness`, after the links of the lists were called. Refused while somebody else has them called. */
  links: '/content/links',
} as const;

const text = z.string();
const count = z.number();

/** Why a link leads nowhere. */
const linkReason = z.enum([
  'status',
  'unknown-host',
  'refused',
  'late',
  'private',
  'redirects',
  'no-address',
  'no-connection',
]);
export type LinkReason = z.infer<typeof linkReason>;

const deadLink = z.object({
  url: text,
  reason: linkReason,
  /** The status of the answer or the code of the error; '' where the reason says all. */
  detail: text,
});
export type DeadLink = z.infer<typeof deadLink>;

/** Entries of a list that need a look. */
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
  deadLinks: z.array(deadLink),
});
export type ListFreshness = z.infer<typeof listFreshness>;

/** The lists of a site in which something is to be looked at. */
export const siteFreshness = z.object({
  lists: z.array(listFreshness),
  /** Whether the site has no records yet, of which nothing could be old. */
  isEmpty: z.boolean(),
  /** Links that were not called for want of time; null where none was to be. */
  unchecked: z.nullable(count),
});
export type SiteFreshness = z.infer<typeof siteFreshness>;
