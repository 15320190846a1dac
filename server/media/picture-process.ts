// Entry point of the process that decodes pictures: a hostile picture costs this process and never the server.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { convertPicture, convertVersion } from './convert-picture';
import { pictureJobSchema, type PictureJob } from './picture-job';

/** Serving files goes first where both need the same core. */
const niceness = 10;

function run(job: PictureJob) {
  return 'bytes' in job
    ? convertPicture(Buffer.from(job.bytes))
    : convertVersion(job.path, job.width, job.format);
}

setPriority(niceness);
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (message) => {
  void run(pictureJobSchema.parse(message))
    .catch(() => null)
    .then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
