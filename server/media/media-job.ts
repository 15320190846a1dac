import { z } from 'zod';
import { versionFormats } from '../../src/model/picture/picture-url';

const bytesSchema = z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array);

/** Work for the media process: to make a picture servable, a version of a served one, or one for previews of a link. */
const pictureJobSchema = z.union([
  z.object({ bytes: bytesSchema }),
  z.object({ path: z.string(), width: z.number(), format: z.enum(versionFormats) }),
  z.object({ path: z.string(), use: z.literal('share') }),
]);

export type PictureJob = z.infer<typeof pictureJobSchema>;

/** The answer of the media process; null for a picture that cannot be converted. */
export const pictureResultSchema = z.nullable(
  z.object({
    bytes: z.nullable(z.instanceof(Buffer)),
    width: z.number(),
    height: z.number(),
    extension: z.enum(['png', 'jpg', 'gif', 'webp', 'avif']),
  }),
);

/** A job for the media process: to read a PDF, given by its path or as bytes, and to render its first page. */
const documentJobSchema = z.object({
  document: z.union([z.string(), bytesSchema]),
  withPicture: z.boolean(),
});

export type DocumentJob = z.infer<typeof documentJobSchema>;

/** The answer about a document; null for one that cannot be read. */
export const documentResultSchema = z.nullable(
  z.object({
    /** Of the document: equal for equal files. 16 hexadecimal digits. */
    hash: z.string(),
    pages: z.number().int().positive(),
    /** The first page as WebP; null where it was not requested or cannot be rendered. */
    picture: z.nullable(z.object({ bytes: z.instanceof(Buffer), width: z.number(), height: z.number() })),
  }),
);

export type ReadDocument = NonNullable<z.infer<typeof documentResultSchema>>;

/** Any work for the media process. */
export const jobSchema = z.union([pictureJobSchema, documentJobSchema]);

export type Job = z.infer<typeof jobSchema>;
