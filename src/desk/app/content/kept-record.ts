import * as z from 'zod/mini';
import { parseJson } from '../../../engine/json/json';
import { randomId } from '../../../site/browser/random-id';
import { readStored, removeStored, storedKeys, writeStored } from '../../../site/browser/storage';

const prefix = 'desk-record:';

/** Days after which what a device kept is removed: it may be shared. */
export const keptDays = 30;

const record = z.record(z.string(), z.unknown());

/** An edited record that this device keeps until the server has all of it. */
const keptRecord = z.object({
  /** Version of the server when it was typed. */
  server: record,
  shown: record,
  /** Time of the last change, in ms since 1970. */
  at: z.number(),
});
export type KeptRecord = z.infer<typeof keptRecord>;

/** Where a record is kept: each form has a key of its own, so that two tabs do not overwrite each other. */
export interface KeptPlace {
  readonly person: string;
  readonly list: string;
  readonly id: string;
}

const startOf = ({ person, list, id }: KeptPlace): string =>
  `${prefix}${[person, list, id].map(encodeURIComponent).join('/')}/`;

const read = (key: string): KeptRecord | null =>
  keptRecord.safeParse(parseJson(readStored(key))).data ?? null;

/** Unsent contents of forms of a record, which the server may not have, the oldest first, by key. */
export function readKept(place: KeptPlace): readonly (readonly [key: string, kept: KeptRecord])[] {
  return storedKeys()
    .filter((key) => key.startsWith(startOf(place)))
    .flatMap((key) => {
      const kept = read(key);
      return kept ? [[key, kept] as const] : [];
    })
    .sort(([, one], [, other]) => one.at - other.at);
}

/** A new key for what a form keeps. */
export const keptKey = (place: KeptPlace): string => startOf(place) + randomId();

/** Keeps a record; whether this device could do that. */
export const keep = (key: string, kept: KeptRecord): boolean => writeStored(key, JSON.stringify(kept));

export function forgetKept(keys: readonly string[]): void {
  for (const key of keys) removeStored(key);
}

/** Removes the records of a person of which the server has everything. */
export function forgetSavedOf(person: string): void {
  const start = `${prefix}${encodeURIComponent(person)}/`;
  const saved = storedKeys().filter((key) => {
    const kept = key.startsWith(start) ? read(key) : null;
    return kept && JSON.stringify(kept.server) === JSON.stringify(kept.shown);
  });
  forgetKept(saved);
}

/** Removes what was kept too long ago. @param now ms since 1970 */
export function forgetOldKept(now: number): void {
  const old = storedKeys().filter((key) => {
    const kept = key.startsWith(prefix) ? read(key) : null;
    return key.startsWith(prefix) && (!kept || now - kept.at > keptDays * 86_400_000);
  });
  forgetKept(old);
}
