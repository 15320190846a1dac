import { parseJson } from '../../../engine/json/json';
import { keptDays } from '../content/kept-record';
import {
  cacheKey,
  descriptionKey,
  type KeptShare,
  keptShare,
  shareCache,
  type SharedFile,
} from './share-cache';

/** Browsers have caches on secure addresses only. */
const openShares = async (): Promise<Cache | null> => ('caches' in window ? caches.open(shareCache) : null);

async function readShare(cache: Cache, request: Request): Promise<KeptShare | null> {
  const text = await (await cache.match(request))?.text();
  return keptShare.safeParse(parseJson(text ?? null)).data ?? null;
}

/** What waits on this device, the newest first. What is older than 30 days, or lacks its description, is removed. */
export async function readShares(): Promise<readonly KeptShare[]> {
  const cache = await openShares();
  if (!cache) return [];
  const keys = await cache.keys();
  const read = keys.filter(({ url }) => url.endsWith('/share')).map((request) => readShare(cache, request));
  const shares = (await Promise.all(read)).flatMap((share) => share ?? []);
  const oldest = Date.now() - keptDays * 86_400_000;
  await Promise.all(shares.filter(({ at }) => at < oldest).map(removeShare));
  return shares.filter(({ at }) => at >= oldest).sort((one, other) => other.at - one.at);
}

/** A share as it is by now; null for one that was used or thrown away. */
export async function findShare(id: string): Promise<KeptShare | null> {
  return (await readShares()).find((share) => share.id === id) ?? null;
}

/** A file of a share; null for one that was too large to be kept. */
export async function readSharedFile(id: string, { part }: SharedFile): Promise<Blob | null> {
  const cache = await openShares();
  return (await (await cache?.match(cacheKey(id, part)))?.blob()) ?? null;
}

/** Removes a share with its files. */
export async function removeShare({ id }: KeptShare): Promise<void> {
  const cache = await openShares();
  if (!cache) return;
  await cache.delete(descriptionKey(id));
  const files = (await cache.keys()).filter(({ url }) => url.includes(cacheKey(id, '')));
  await Promise.all(files.map((request) => cache.delete(request)));
}

/** Keeps what is left of a share; one of which nothing is left is removed. */
export async function replaceShare(share: KeptShare): Promise<void> {
  if (share.title === '' && share.text === '' && share.files.length === 0) return removeShare(share);
  const cache = await openShares();
  await cache?.put(descriptionKey(share.id), new Response(JSON.stringify(share)));
}
