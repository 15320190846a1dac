import type { LRUCache } from 'lru-cache';
import type { BoundedFolder } from '../files/bounded-folder';
import type { Metrics } from '../monitoring/metrics';
import type { ConvertedPicture } from './convert-picture';
import type { PictureConverter, Turn } from './picture-converter';
import type { PictureJob } from './picture-job';

/** What conversions need: where results are stored, who converts, and which failed. */
export interface Conversions {
  readonly media: BoundedFolder;
  readonly converter: PictureConverter;
  readonly metrics: Pick<Metrics, 'picture'>;
  /** Hash or name of what could not be converted, for some minutes: a hostile picture costs one attempt. */
  readonly failures: LRUCache<string, true>;
}

/** Milliseconds after which a picture is tried again that did not fit on the disk. */
const fullDiskTime = 60_000;

/** Converts a picture; null when it cannot be, or when the same key failed some minutes ago. */
export async function convert(
  { converter, metrics, failures }: Conversions,
  key: string,
  job: PictureJob,
  turn?: Turn,
): Promise<ConvertedPicture | null> {
  if (failures.has(key)) return null;
  const result = await converter.convert(job, turn);
  if (turn?.signal?.aborted === true && result === 'busy') return null;
  const isFailure = typeof result === 'string';
  metrics.picture(isFailure ? (result === 'timeout' ? 'timeout' : 'rejected') : 'converted');
  if (isFailure && result !== 'busy') failures.set(key, true);
  return isFailure ? null : result;
}

/** Stores a converted picture; false without room for it. */
export async function store(
  { media, metrics, failures }: Conversions,
  key: string,
  name: string,
  bytes: Buffer,
): Promise<boolean> {
  if (await media.write(name, bytes)) return true;
  metrics.picture('failed');
  failures.set(key, true, { ttl: fullDiskTime });
  return false;
}
