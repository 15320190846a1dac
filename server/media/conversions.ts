import type { BoundedMap } from '../cache/bounded-map';
import type { BoundedFolder } from '../files/bounded-folder';
import { exists } from '../files/write-file';
import type { Metrics } from '../monitoring/metrics';
import type { ConvertedPicture } from './convert-picture';
import type { JobFailure, MediaConverter, Turn } from './media-converter';
import type { PictureJob } from './media-job';

/** What conversions need: where results are stored, who converts, and which failed. */
export interface Conversions {
  readonly media: BoundedFolder;
  readonly converter: MediaConverter;
  readonly metrics: Pick<Metrics, 'picture'>;
  /** Hash or name of what could not be converted → why, for some minutes: a hostile picture costs one attempt. */
  readonly failures: BoundedMap<JobFailure>;
}

/** Milliseconds after which a picture is tried again that did not fit on the disk. */
const fullDiskTime = 60_000;

/** Does a job of the converter, unless the same key failed some minutes ago. */
export async function attempt<Result extends object>(
  { metrics, failures }: Conversions,
  key: string,
  job: () => Promise<Result | JobFailure>,
  signal?: AbortSignal,
): Promise<Result | JobFailure> {
  const earlier = failures.get(key);
  if (earlier !== undefined) return earlier;
  const result = await job();
  if (signal?.aborted === true && result === 'busy') return result;
  const isFailure = typeof result === 'string';
  metrics.picture(isFailure ? (result === 'timeout' ? 'timeout' : 'rejected') : 'converted');
  if (isFailure && result !== 'busy') failures.set(key, result);
  return result;
}

/** A conversion; a file that was deleted meanwhile says nothing about the picture, which may be tried again at once. */
async function convertFile(
  { converter }: Conversions,
  job: PictureJob,
  turn: Turn | undefined,
): Promise<ConvertedPicture | JobFailure> {
  const result = await converter.convert(job, turn);
  const isGone = result === 'broken' && 'path' in job && !(await exists(job.path));
  return isGone ? 'busy' : result;
}

/** Converts a picture; null when it cannot be, or when the same key failed some minutes ago. */
export async function convert(
  conversions: Conversions,
  key: string,
  job: PictureJob,
  turn?: Turn,
): Promise<ConvertedPicture | null> {
  const work = () => convertFile(conversions, job, turn);
  const result = await attempt(conversions, key, work, turn?.signal);
  return typeof result === 'string' ? null : result;
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
  failures.set(key, 'busy', { ttl: fullDiskTime });
  return false;
}
