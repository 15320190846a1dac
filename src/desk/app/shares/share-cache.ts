import * as z from 'zod/mini';

/** Name of the cache with what was shared; the caches of the site have other prefixes. */
export const shareCache = 'desk-shares';

const prefix = '/desk/share/kept/';

/** Key of a file of a share, or of its description. */
export const cacheKey = (id: string, part: string): string => `${prefix}${id}/${part}`;

/** Key of the description of a share: it is written last, so that a share without it is none. */
export const descriptionKey = (id: string): string => cacheKey(id, 'share');

const file = z.object({
  /** Last part of its key. */
  part: z.string(),
  name: z.string(),
  /** In bytes; a file that is too large is described, and not kept. */
  size: z.number(),
});

/** What another app has shared, as the device keeps it. */
export const keptShare = z.object({
  id: z.string(),
  /** Time in ms since 1970. */
  at: z.number(),
  title: z.string(),
  text: z.string(),
  files: z.array(file),
});
export type KeptShare = z.infer<typeof keptShare>;
export type SharedFile = KeptShare['files'][number];

/** Most shares that wait. */
export const mostShares = 30;
/** Most files of a share. */
export const mostFiles = 30;
/** Bytes of the largest file that is kept. */
export const largestKept = 25_000_000;
/** Most characters of a text. */
export const longestText = 20_000;
