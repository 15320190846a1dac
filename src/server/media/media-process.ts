// What a process of the pool runs: a hostile picture or document costs this process and never the server.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { convertPicture, convertShared, convertVersion } from './convert-picture';
import type { Job } from './media-job';

/** Serving files goes first where both need the same core. */
const niceness = 10;

setPriority(niceness);
sharp.concurrency(1);
sharp.cache(false);

/** Returns the result of a job; rejects for a file that cannot be decoded. */
export default async function runJob(job: Job): Promise<unknown> {
  // The limits of the job begin with this message.
  process.send?.(process.pid);
  // PDFium is loaded with the first document: most processes decode pictures only.
  if ('document' in job) return (await import('./read-pdf')).readPdf(job);
  if ('table' in job)
    return (await import('../../desk/server/sheets/read-table')).readTable(
      Buffer.from(job.table),
      job.options,
    );
  if ('check' in job) return (await import('../../desk/server/content/check-changes')).runCheck(job);
  if ('bytes' in job) {
    const bytes = Buffer.from(job.bytes);
    // The decoder of HEIC is loaded with the first picture that is sent.
    return job.use === 'upload'
      ? (await import('./convert-upload')).convertUpload(bytes)
      : convertPicture(bytes);
  }
  return 'use' in job ? convertShared(job.path) : convertVersion(job.path, job.width, job.format);
}
