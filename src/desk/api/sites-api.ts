import * as z from 'zod/mini';
import { deskApi } from './desk-api';

/** Where operators read what the sites of a folder need. */
export const sitesApi = `${deskApi}/sites`;

/** The sites of a folder, by name. */
export const deskSites = z.object({
  sites: z.array(
    z.object({
      /** Of its folder. */
      name: z.string(),
      /** Of its desk. */
      desk: z.string(),
    }),
  ),
});
export type DeskSite = z.infer<typeof deskSites>['sites'][number];

/** A pass to the desk of a site: an operator opens it without another sign-in, once, within a minute. */
export const sitePass = z.object({
  /** Of the desk. */
  desk: z.string(),
  token: z.string(),
});

/** Where the desk of a site takes a pass. */
export const enterPath = '/enter';

/** The fragment with which the desk of a site is opened, which browsers send to nobody. */
export function enterFragment(token: string, language: string): string {
  return `#${new URLSearchParams({ token, language }).toString()}`;
}

/** The pass and the language of an operator in the fragment of an address; '' for what is not there. */
export function readEnterFragment(hash: string): { readonly token: string; readonly language: string } {
  const fragment = new URLSearchParams(hash.slice(1));
  return { token: fragment.get('token') ?? '', language: fragment.get('language') ?? '' };
}

/** Summary of a site for its operator. */
export const siteSummary = z.object({
  /** Display name of the site; the name of its folder where the config cannot be read. */
  title: z.string(),
  /** Submissions that nobody has begun with. */
  unread: z.number(),
  /** Submissions whose answer is overdue. */
  overdue: z.number(),
  /** Records that people changed and have not published. */
  drafts: z.number(),
  /** Lists in which something is to be looked at. */
  outdated: z.number(),
  /** Of the check: errors keep the site from being served. */
  errors: z.number(),
  warnings: z.number(),
  /** The first error in words; '' without any. */
  mistake: z.string(),
  /** Time of the last publication (ISO 8601); null without any. */
  published: z.nullable(z.string()),
  /** Time of the newest backup (ISO 8601), null without any; absent where the server knows no folder of backups. */
  backup: z.optional(z.nullable(z.string())),
  /** Whether that is too long ago. */
  isBackupOld: z.boolean(),
});
export type SiteSummary = z.infer<typeof siteSummary>;

/** Language of the titles. */
export const sitesQuery = z.object({ language: z.string().check(z.maxLength(20)) });
