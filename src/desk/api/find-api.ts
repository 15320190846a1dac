import * as z from 'zod/mini';

/** GET, with `language` and `search` in its query → `foundContent`. */
export const findPath = '/content/find';

/** Most characters of a search. */
export const longestSearch = 200;

/** Screens of the desk that are no lists, by their path in the app. */
export const foundScreens = ['/changes', '/history', '/freshness', '/inbox', '/account'] as const;
export type FoundScreen = (typeof foundScreens)[number];

const text = z.string();

/** Results of a search of the desk, the best first. */
export const foundContent = z.object({
  screens: z.array(z.enum(foundScreens)),
  /** `pages`: titles of the pages that show the list. */
  lists: z.array(z.object({ name: text, title: text, pages: z.array(text) })),
  /** Entries of lists; `title` is that of the list. */
  entries: z.array(z.object({ list: text, title: text, id: text, label: text })),
});
export type FoundContent = z.infer<typeof foundContent>;
