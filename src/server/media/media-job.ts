import { z } from 'zod';
import type { VersionFormat } from '../../engine/picture/picture-url';
import type { PosterJob } from './poster/poster-job';

/**
 * Work for a media process: to make a picture servable, fit for the content folder or, as a photo, for a submission, a version of a
 * served one, one for previews of a link, or a poster.
 */
export type PictureJob =
  | { readonly bytes: Uint8Array; readonly use?: 'upload' | 'photo' }
  | { readonly path: string; readonly width: number; readonly format: VersionFormat }
  | { readonly path: string; readonly use: 'share' }
  | PosterJob;

/** Work for a media process: to read a PDF, given by its path or as bytes, and to render its first page. */
export interface PdfJob {
  readonly document: string | Uint8Array;
  readonly withPicture: boolean;
}

/** Work of another part of the server for a process; `patience`: how many times as long as others it may take. */
export interface OtherJob {
  readonly work: unknown;
  readonly patience?: number;
}

export type Job = PictureJob | PdfJob | OtherJob;

const bytesSchema = z
  .instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array)
  .transform(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));

/** Answer of a media process about a picture. */
export const pictureResultSchema = z.object({
  bytes: z.nullable(bytesSchema),
  width: z.number(),
  height: z.number(),
  extension: z.enum(['png', 'jpg', 'gif', 'webp', 'avif']),
});

/** Answer of a media process about a document. */
export const pdfResultSchema = z.object({
  /** Of the document: equal for equal files. 16 hexadecimal digits. */
  hash: z.string(),
  pages: z.number().int().positive(),
  /** The first page as WebP; null where it was not requested or cannot be rendered. */
  picture: z.nullable(z.object({ bytes: bytesSchema, width: z.number(), height: z.number() })),
});

export type PdfContent = z.infer<typeof pdfResultSchema>;
