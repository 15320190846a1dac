// Entry point of the process that decodes pictures and documents: a hostile one costs this process and never the server.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { convertPicture, convertShared, convertVersion } from './convert-picture';
import { jobSchema, type Job } from './media-job';

/** Serving files goes first where both need the same core. */
const niceness = 10;

/** PDFium is loaded with the first document: most processes decode pictures only. */
async function run(job: Job) {
  if ('document' in job) return (await import('./read-document')).readDocument(job);
  if ('bytes' in job) return convertPicture(Buffer.from(job.bytes));
  return 'use' in job ? convertShared(job.path) : convertVersion(job.path, job.width, job.format);
}

setPriority(niceness);
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (message) => {
  void run(jobSchema.parse(message))
    .catch(() => null)
    .then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
