import * as z from 'zod/mini';
import { broadcastDraft } from '../../engine/district/broadcast';
import { listedRecord } from './content-api';
import { deskApi } from './desk-api';
import { secondFactorCode } from './second-factor-api';

export type { BroadcastDraft } from '../../engine/district/broadcast';

/** Where operators publish at all sites of a folder. */
export const broadcastsApi = `${deskApi}/broadcasts`;

const segment = encodeURIComponent;

/** The paths, below the API of the desk. */
export const broadcastPaths = {
  /** GET → `publishedBroadcasts`; POST `broadcastPublication`. */
  all: '/broadcasts',
  /** GET → `broadcastTexts`. */
  texts: '/broadcasts/texts',
  /** POST `broadcastTrial` → `triedBroadcast`. */
  site: (name: string) => `/broadcasts/sites/${segment(name)}`,
  /** POST `broadcastTrial` → `openedPreview`. */
  preview: '/broadcasts/preview',
  /** POST `broadcastStep`: takes the last step back. */
  undo: '/broadcasts/undo',
  /** POST `broadcastStep`: ends a broadcast at all sites. */
  end: (id: string) => `/broadcasts/${segment(id)}/end`,
} as const;

const text = z.string();

/** A broadcast that has not ended. */
const publishedBroadcast = z.object({
  id: text,
  draft: broadcastDraft,
  published: text,
  isEmergency: z.boolean(),
});
export type PublishedBroadcast = z.infer<typeof publishedBroadcast>;

/** A step of an operator, as the log has it. */
const loggedStep = z.object({
  id: text,
  /** ISO 8601. */
  at: text,
  person: text,
  action: z.enum(['broadcast-published', 'broadcast-ended', 'broadcast-undone']),
  subject: text,
});

/** What the district publishes. */
export const publishedBroadcasts = z.object({
  broadcasts: z.array(publishedBroadcast),
  /** Goes with a step, so that nobody overwrites one that they have not seen. */
  version: text,
  canUndo: z.boolean(),
  /** Of the last weeks, newest first. */
  steps: z.array(loggedStep),
});
export type PublishedBroadcasts = z.infer<typeof publishedBroadcasts>;

/** The texts of the site of the desk, with the engine's, as records of the list of texts. */
export const broadcastTexts = z.object({ texts: z.array(listedRecord) });

/** A broadcast that is not published yet. */
export const broadcastTrial = z.object({
  draft: broadcastDraft,
  /** Of the one whose place it takes. */
  id: z.optional(text.check(z.maxLength(20))),
});
export type BroadcastTrial = z.infer<typeof broadcastTrial>;

/** What a site would do with it. */
export const triedBroadcast = z.object({
  /** Display name of the site. */
  title: text,
  /** `other`: it is not meant for this site; `broken`: the files of the site cannot be read. */
  outcome: z.enum(['shown', 'hidden', 'no-list', 'unfit', 'other', 'broken']),
  /** Why it does not fit; '' if it does. */
  mistake: text,
  /** The taluka of the site in its languages. */
  talukas: z.array(text),
});
export type TriedBroadcast = z.infer<typeof triedBroadcast>;

/** A step that changes all sites. */
export const broadcastStep = z.object({ version: text.check(z.maxLength(50)), code: secondFactorCode });

export const broadcastPublication = z.extend(broadcastStep, broadcastTrial.shape);
