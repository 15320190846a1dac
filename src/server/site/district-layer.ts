import { open } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { fileProblem } from '../../check/document/finding';
import { sentence, type Sentence } from '../../check/sentences/sentence';
import {
  broadcast,
  type Broadcast,
  broadcastsFile,
  districtFile,
  type DistrictLayer,
  hiddenBroadcastsFile,
  largestBroadcasts,
  mostBroadcasts,
} from '../../engine/district/broadcast';
import { textsList } from '../../engine/district/texts-list';
import { objectOf, parseJson } from '../../engine/json/json';
import type { Problem } from '../../engine/site/checked-site';

/** Where the layer of a district over a site is. */
export interface SharedPlace {
  /** Folder of the layer. */
  readonly folder: string;
  /** Name of the folder of the site. */
  readonly site: string;
}

/** What a district publishes at the sites of a folder. */
export interface Broadcasts {
  readonly broadcasts: readonly Broadcast[];
  /** The same before the last step; null when there is none to take back. */
  readonly before: readonly Broadcast[] | null;
  readonly problems: readonly Problem[];
}

const nothing: Broadcasts = { broadcasts: [], before: null, problems: [] };

const file = z.object({
  broadcasts: z.array(z.unknown()).check(z.maxLength(mostBroadcasts)),
  before: z.nullish(z.array(z.unknown()).check(z.maxLength(mostBroadcasts))),
});

const layerProblem = (message: Sentence): Problem =>
  fileProblem(districtFile, { message, hint: sentence('district.fix'), severity: 'warning' });

/** The text of a file; null for one that does not exist. @throws for one that is too large, of which only the beginning is read */
async function readBounded(path: string): Promise<string | null> {
  const handle = await open(path, 'r').catch(() => null);
  if (!handle) return null;
  try {
    const { bytesRead, buffer } = await handle.read({ buffer: Buffer.alloc(largestBroadcasts + 1) });
    if (bytesRead > largestBroadcasts) throw new Error('The file is too large.');
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

const shortId = (id: unknown): string => (typeof id === 'string' ? id.slice(0, 40) : '?');

/** Of two entries with one id, the second one is wrong. */
function readEntries(entries: readonly unknown[]): Pick<Broadcasts, 'broadcasts' | 'problems'> {
  const byId = new Map<string, Broadcast>();
  const problems: Problem[] = [];
  for (const entry of entries) {
    const { data } = broadcast.safeParse(entry);
    if (data && !byId.has(data.id)) byId.set(data.id, data);
    else problems.push(layerProblem(sentence('district.wrongEntry', { id: shortId(objectOf(entry).id) })));
  }
  return { broadcasts: [...byId.values()], problems };
}

/** Reads what a district publishes; what is wrong in the file is left out and reported. */
export async function readBroadcasts(folder: string): Promise<Broadcasts> {
  const text = await readBounded(join(folder, broadcastsFile)).catch(() => '');
  if (text === null) return nothing;
  const parsed = file.safeParse(parseJson(text));
  if (!parsed.success) return { ...nothing, problems: [layerProblem(sentence('district.unreadable'))] };
  const { broadcasts, before } = parsed.data;
  return { ...readEntries(broadcasts), before: before ? readEntries(before).broadcasts : null };
}

const hiddenFile = z.object({ hidden: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(1_000)) });

/** Ids of the broadcasts that a site hides, as its content folder says. */
export function readHidden(texts: Readonly<Record<string, string>>): readonly string[] {
  const parsed = hiddenFile.safeParse(parseJson(texts[hiddenBroadcastsFile] ?? ''));
  return parsed.success ? parsed.data.hidden : [];
}

/**
 * The layer of a district over a site; null where the site is not in a folder of sites, or its district publishes nothing. Texts that
 * have ended are not in it: pages have what was read.
 * @param today at the site
 */
export async function readDistrictLayer(
  shared: SharedPlace | undefined,
  texts: Readonly<Record<string, string>>,
  today: string,
): Promise<{ readonly layer: DistrictLayer | null; readonly problems: readonly Problem[] }> {
  if (!shared) return { layer: null, problems: [] };
  const { broadcasts: all, problems } = await readBroadcasts(shared.folder);
  const broadcasts = all.filter(({ list, until }) => list !== textsList || until >= today);
  if (broadcasts.length === 0) return { layer: null, problems };
  return { layer: { site: shared.site, broadcasts, hidden: new Set(readHidden(texts)) }, problems };
}
