import * as z from 'zod/mini';
import { parseJson } from '../../../engine/json/json';
import { readStored, removeStored, storedKeys, writeStored } from '../../../site/browser/storage';
import { keptDays } from '../content/kept-record';

const prefix = 'desk-text:';

const keptText = z.object({
  text: z.string(),
  /** Time of the last change, in ms since 1970. */
  at: z.number(),
});

const startOf = (person: string): string => `${prefix}${encodeURIComponent(person)}/`;

/** Key of a text. @param about what it is about, such as a reference number */
export const textKey = (person: string, about: string): string => startOf(person) + encodeURIComponent(about);

const read = (key: string): z.infer<typeof keptText> | null =>
  keptText.safeParse(parseJson(readStored(key))).data ?? null;

/** A text that this device keeps; '' for none. */
export const readText = (key: string): string => read(key)?.text ?? '';

/** Keeps a text. @param at ms since 1970 */
export function keepText(key: string, text: string, at: number): void {
  if (text === '') removeStored(key);
  else writeStored(key, JSON.stringify({ text, at }));
}

const keysOf = (start: string): readonly string[] => storedKeys().filter((key) => key.startsWith(start));

/** Removes what was kept too long ago; an earlier version kept texts without their times. @param now ms since 1970 */
export function forgetOldTexts(now: number): void {
  for (const key of keysOf(prefix)) {
    const kept = read(key);
    if (!kept) keepText(key, readStored(key) ?? '', now);
    else if (now - kept.at > keptDays * 86_400_000) removeStored(key);
  }
}

/** Removes the texts of a person who signs out. */
export function forgetTextsOf(person: string): void {
  for (const key of keysOf(startOf(person))) removeStored(key);
}
