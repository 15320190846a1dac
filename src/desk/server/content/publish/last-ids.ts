import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../../../../engine/json/json';
import { highestId } from '../key-maker';

/** File of the content folder with the highest id that each list has had, also of records that were deleted (B11.9.2). */
export const lastIdsFile = '.last-ids.json';

const lastIds = z.record(z.string(), z.string());

/** Highest ids by the name of the list. */
export type LastIds = z.infer<typeof lastIds>;

/** The highest ids of a content folder that are known; a damaged file is made again. */
export async function readLastIds(folder: string): Promise<LastIds> {
  const text = await readFile(join(folder, lastIdsFile), 'utf8').catch(() => '{}');
  return lastIds.safeParse(parseJson(text)).data ?? {};
}

/** The highest ids after a publication of lists; the same object if none is higher. */
export function withHigherIds(
  known: LastIds,
  lists: readonly { readonly name: string; readonly keys: readonly string[] }[],
): LastIds {
  const higher = lists.flatMap(({ name, keys }) => {
    const { [name]: before } = known;
    const highest = highestId(before === undefined ? keys : [before, ...keys]);
    const id = highest && highest.prefix + String(highest.number);
    return id === null || id === before ? [] : [[name, id] as const];
  });
  return higher.length === 0 ? known : { ...known, ...Object.fromEntries(higher) };
}
