import { z } from 'zod';
import { versionFormats } from '../../src/model/picture/picture-url';

const bytesSchema = z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array);

/** Work for the picture process: to make a picture servable, or a version of a served one. */
export const pictureJobSchema = z.union([
  z.object({ bytes: bytesSchema }),
  z.object({ path: z.string(), width: z.number(), format: z.enum(versionFormats) }),
]);

export type PictureJob = z.infer<typeof pictureJobSchema>;

/** The answer of the picture process; null for a picture that cannot be converted. */
export const pictureResultSchema = z.nullable(
  z.object({
    bytes: z.nullable(z.instanceof(Buffer)),
    width: z.number(),
    height: z.number(),
    extension: z.enum(['png', 'jpg', 'gif', 'webp', 'avif']),
  }),
);
