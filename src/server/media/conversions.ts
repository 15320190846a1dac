import type { BoundedMap } from '../jobs/bounded-map';
import type { BoundedFolder } from '../files/bounded-folder';
import { exists } from '../files/write-file';
import type { Metrics } from '../monitoring/metrics';
import type { ConvertedPicture } from './convert-picture';
import type { Urgency } from '../jobs/queue';
import type { JobFailure, MediaConverter } from './media-converter';
import type { PictureJob } from './media-job';

/** Dependencies of conversions: where results are stored, who converts, and which failed. */
export interface Conversions {
  readonly media: BoundedFolder;
  readonly converter: MediaConverter;
  readonly metrics: Pick<Metrics, 'picture'>;
  /** Hash or name of what could not be converted → why, for some minutes: a hostile picture costs one attempt. */
  readonly failures: BoundedMap<JobFailure>;
}

/** The name of a stored picture, null for one that cannot be stored, and `busy` for one to try again soon. */
export type Kept = string | null;

/** Milliseconds for which a picture counts as broken. */
export const failureTime = 600_000;

/** Milliseconds after which a picture is tried again that did not fit on the disk. */
const fullDiskTime = 60_000;

/** Returns the result of a job of the converter; the earlier failure when the same key failed some minutes ago. */
export async function attempt<Result extends object>(
  { metrics, failures }: Conversions,
  key: string,
  job: () => Promise<Result | JobFailure>,
): Promise<Result | JobFailure> {
  const earlier = failures.get(key);
  if (earlier !== undefined) return earlier;
  const result = await job();
  const isFailure = typeof result === 'string';
  metrics.picture(isFailure ? (result === 'timeout' ? 'timeout' : 'rejected') : 'converted');
  if (isFailure && result !== 'busy') failures.set(key, result);
  return result;
}

/** Converts a file; one that was deleted meanwhile says nothing about the picture, which may be tried again at once. */
async function convertFile(
  { converter }: Conversions,
  job: PictureJob,
  urgency: Urgency,
): Promise<ConvertedPicture | JobFailure> {
  const result = await converter.convert(job, urgency);
  const isGone = result === 'broken' && 'path' in job && !(await exists(job.path));
  return isGone ? 'busy' : result;
}

/** Converts a picture; null when it cannot be, or when the same key failed some minutes ago; `busy`: it may be tried again soon. */
export async function convert(
  conversions: Conversions,
  key: string,
  job: PictureJob,
  urgency: Urgency,
): Promise<ConvertedPicture | 'busy' | null> {
  const work = () => convertFile(conversions, job, urgency);
  const result = await attempt(conversions, key, work);
  return result === 'broken' || result === 'timeout' ? null : result;
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
