import * as z from 'zod/mini';
import { alertLevels } from '../record/alert-level';
import { parseDay } from '../record/parse-day';
import { textsList } from './texts-list';

/** Folder beside the sites of a folder with what their district publishes at them; never a site. */
export const sharedFolder = '_shared';

/** The file in it. */
export const broadcastsFile = 'broadcasts.json';

/** That file, as reports name it. */
export const districtFile = `../${sharedFolder}/${broadcastsFile}`;

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

/** A text of the site by message id, in the languages of the sites. */
const siteText = z.strictObject({
  id: z.string().check(z.regex(/^[\w.-]{1,200}$/)),
  text: z.record(z.string().check(z.regex(/^[A-Z]{2,3}$/)), z.string()),
});
export type SiteText = z.infer<typeof siteText>;

/** The text that a broadcast puts in place of the site's own; null for a record of a list. */
export function siteTextOf({ list, record }: { list: string; record: unknown }): SiteText | null {
  return list === textsList ? (siteText.safeParse(record).data ?? null) : null;
}

const isRecordOfList = (draft: { list: string; record: unknown }): boolean =>
  draft.list !== textsList || siteTextOf(draft) !== null;

const draftFields = {
  /** Name of the list; `textsList` for a text of the site. */
  list: z.string().check(z.regex(/^(?:[\w-]{1,100}|~messages)$/)),
  /** Names of the folders of the sites; with `talukas`, sites of either. */
  sites: z.optional(
    z.array(z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i))).check(z.maxLength(2_000)),
  ),
  /** Names of talukas, in any language of a site. */
  talukas: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50))),
  /** Last day on which it is shown, YYYY-MM-DD. */
  until: day,
  /** As in the file of the list, without an id; of a text, its message id and the text by language. */
  record: z
    .record(z.string(), z.unknown())
    .check(z.refine((record) => JSON.stringify(record).length <= longestBroadcast)),
};

/** A record for a list of some sites, or of all, or a text of them. */
export const broadcastDraft = z.strictObject(draftFields).check(z.refine(isRecordOfList));
export type BroadcastDraft = z.infer<typeof broadcastDraft>;

/** What a district has published. */
export const broadcast = z
  .strictObject({
    ...draftFields,
    id: z.string().check(z.regex(/^[a-z0-9]{1,20}$/)),
    /** Day on which it was published, YYYY-MM-DD. */
    published: day,
  })
  .check(z.refine(isWithinYear), z.refine(isRecordOfList));
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
