import * as z from 'zod/mini';
import { alertLevels } from '../record/alert-level';
import { parseDay } from '../record/parse-day';

/** Folder beside the sites of a folder with what their district publishes at them; never a site. */
export const sharedFolder = '_shared';

/** The file in it. */
export const broadcastsFile = 'broadcasts.json';

/** Largest size of that file in bytes. */
export const largestBroadcasts = 1_000_000;

/** Most broadcasts in it. */
export const mostBroadcasts = 200;

/** Most characters of the record of a broadcast as JSON. */
export const longestBroadcast = 20_000;

/** Days after which a broadcast has ended. */
export const longestDays = 366;

/** File of a content folder that names the broadcasts which the site hides. */
export const hiddenBroadcastsFile = 'district.json';

const dayMs = 86_400_000;
const day = z.string().check(z.refine((text) => parseDay(text) === text));

/** Whether a broadcast of a day ends on a day after it, within a year. */
export function isWithinYear({
  published,
  until,
}: {
  readonly published: string;
  readonly until: string;
}): boolean {
  const days = (Date.parse(until) - Date.parse(published)) / dayMs;
  return days >= 0 && days <= longestDays;
}

/** A record for a list of some sites, or of all. */
export const broadcastDraft = z.strictObject({
  /** Name of the list. */
  list: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  /** Names of the folders of the sites; with `talukas`, sites of either. */
  sites: z.optional(
    z.array(z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i))).check(z.maxLength(2_000)),
  ),
  /** Names of talukas, in any language of a site. */
  talukas: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50))),
  /** Last day on which it is shown, YYYY-MM-DD. */
  until: day,
  /** As in the file of the list, without an id. */
  record: z
    .record(z.string(), z.unknown())
    .check(z.refine((record) => JSON.stringify(record).length <= longestBroadcast)),
});
export type BroadcastDraft = z.infer<typeof broadcastDraft>;

/** What a district has published. */
export const broadcast = z
  .extend(broadcastDraft, {
    id: z.string().check(z.regex(/^[a-z0-9]{1,20}$/)),
    /** Day on which it was published, YYYY-MM-DD. */
    published: day,
  })
  .check(z.refine(isWithinYear));
export type Broadcast = z.infer<typeof broadcast>;

/** The layer of a district over one site. */
export interface DistrictLayer {
  /** Name of the folder of the site. */
  readonly site: string;
  readonly broadcasts: readonly Broadcast[];
  /** Ids of those that the site hides. */
  readonly hidden: ReadonlySet<string>;
}

/** The name of a taluka without differences in writing that mean nothing. */
export const plainName = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** Whether a broadcast is an emergency, which no site hides. */
export function isEmergency({ record }: Pick<Broadcast, 'record'>): boolean {
  const [emergency] = alertLevels;
  return record.level === emergency;
}

/** The id of the record of a broadcast in a list: no record of a site begins like that. */
export function recordIdOf({ id }: Pick<Broadcast, 'id'>): string {
  return `district-${id}`;
}
