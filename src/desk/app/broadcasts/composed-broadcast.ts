import { plainName } from '../../../engine/district/broadcast';
import type { BroadcastDraft, PublishedBroadcast, TriedBroadcast } from '../../api/broadcasts-api';
import type { ContentRecord } from '../../api/content-api';

export const reaches = ['all', 'sites', 'talukas'] as const;

/** Which sites a broadcast is for. */
export type Reach = (typeof reaches)[number];

/** A broadcast as its form has it. */
export interface ComposedBroadcast {
  readonly list: string;
  readonly reach: Reach;
  /** Names of the folders of the chosen sites. */
  readonly chosen: readonly string[];
  /** As they were typed, with commas. */
  readonly talukas: string;
  readonly until: string;
  readonly record: ContentRecord;
}

/** A new broadcast for a list. */
export function newBroadcast(list: string): ComposedBroadcast {
  return { list, reach: 'all', chosen: [], talukas: '', until: '', record: {} };
}

/** A published broadcast in its form. */
export function composedOf({ draft }: PublishedBroadcast): ComposedBroadcast {
  const { list, sites, talukas, until, record } = draft;
  const reach = talukas ? 'talukas' : sites ? 'sites' : 'all';
  return { list, reach, until, record, chosen: sites ?? [], talukas: (talukas ?? []).join(', ') };
}

/** The names in a text with commas. */
export function namesIn(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** What the server gets of it. */
export function draftOf({ list, reach, chosen, talukas, until, record }: ComposedBroadcast): BroadcastDraft {
  return {
    ...{ list, until, record },
    ...(reach === 'sites' && { sites: [...chosen] }),
    ...(reach === 'talukas' && { talukas: namesIn(talukas) }),
  };
}

/** A site, and what it would do with a broadcast. */
export interface TriedSite extends TriedBroadcast {
  /** Of its folder. */
  readonly name: string;
}

/** The outcomes in the order in which they are counted. */
export const outcomes = ['shown', 'hidden', 'no-list', 'unfit', 'broken', 'other'] as const;

/** How many sites have each outcome. */
export function countOutcomes(
  sites: readonly TriedSite[],
): readonly { readonly outcome: (typeof outcomes)[number]; readonly count: number }[] {
  return outcomes
    .map((outcome) => ({ outcome, count: sites.filter((site) => site.outcome === outcome).length }))
    .filter(({ count }) => count > 0);
}

/** The talukas of a broadcast in which there is no site. */
export function unknownTalukas(
  { talukas = [] }: BroadcastDraft,
  sites: readonly TriedSite[],
): readonly string[] {
  const known = new Set(sites.flatMap((site) => site.talukas.map(plainName)));
  return talukas.filter((name) => !known.has(plainName(name)));
}
