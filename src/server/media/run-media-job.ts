import sharp from 'sharp';
import { convertPicture, convertShared, convertVersion } from './convert-picture';
import type { PdfJob, PictureJob } from './media-job';

sharp.concurrency(1);
sharp.cache(false);

/** Returns what a picture is converted to, or what a document contains; rejects for a file that cannot be decoded. */
export async function runMediaJob(job: PictureJob | PdfJob): Promise<unknown> {
  // PDFium is loaded with the first document: most processes decode pictures only.
  if ('document' in job) return (await import('./read-pdf')).readPdf(job);
  // So are the fonts of posters.
  if ('poster' in job) return (await import('./poster/draw-poster')).drawPoster(job.poster);
  if ('bytes' in job) {
    const bytes = Buffer.from(job.bytes);
    if (job.use === undefined) return convertPicture(bytes);
    // The decoder of HEIC is loaded with the first picture that is sent.
    const { convertUpload, convertPhoto } = await import('./convert-upload');
    return job.use === 'photo' ? convertPhoto(bytes) : convertUpload(bytes);
  }
  return 'use' in job ? convertShared(job.path) : convertVersion(job.path, job.width, job.format);
}
