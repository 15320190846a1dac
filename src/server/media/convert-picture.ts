import sharp, { type Metadata, type Sharp, type SharpInput } from 'sharp';
import type { PictureFormat } from '../../engine/picture/file-format';
import { longestShared, type VersionFormat } from '../../engine/picture/picture-url';
import { formatOf } from './picture-format';

/** A picture in a format that is served. */
export interface ConvertedPicture {
  /** Null when the source can be served as it is. */
  readonly bytes: Buffer | null;
  /** In px, as displayed. */
  readonly width: number;
  /** In px, as displayed. */
  readonly height: number;
  readonly extension: Exclude<PictureFormat, 'svg'>;
}

/** Widest picture that is served, in px. */
const widest = 1600;
/** Narrowest result of a drawing, which has no pixels of its own, in px. */
const drawingWidth = 512;
/** Limits of the pictures that sharp opens. */
export const limits = { limitInputPixels: 60_000_000 } as const;
/**
 * Seconds of the clock, which a busy machine must not reach: the processor time of a job is what is limited (`job-limit.ts`).
 * sharp stops by itself where nothing ends the process.
 */
const timeLimit = { seconds: 60 } as const;

/** The whole picture is what its versions are made of, so it keeps more detail than they do. */
const encoders = {
  png: (pipeline: Sharp) => pipeline.png(),
  whole: (pipeline: Sharp) => pipeline.webp({ quality: 90 }),
  webp: (pipeline: Sharp) => pipeline.webp({ quality: 75 }),
  photo: (pipeline: Sharp) => pipeline.jpeg({ quality: 80, mozjpeg: true }),
  avif: (pipeline: Sharp) => pipeline.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' }),
} as const;

const extensions = { png: 'png', whole: 'webp', webp: 'webp', photo: 'jpg', avif: 'avif' } as const;

/** Encodes a picture, without its metadata. */
export async function encode(pipeline: Sharp, encoder: keyof typeof encoders): Promise<ConvertedPicture> {
  const encoded = encoders[encoder](pipeline).timeout(timeLimit);
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const extension = extensions[encoder];
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height, extension };
}

/** An SVG can carry scripts, so only its pixels are served. */
async function rasterise(bytes: Buffer): Promise<ConvertedPicture> {
  const { width } = await sharp(bytes, limits).metadata();
  const density = Math.min(Math.max(72, (72 * drawingWidth) / width), 2_400);
  const drawing = sharp(bytes, { ...limits, density });
  return encode(drawing.resize({ width: widest, withoutEnlargement: true }), 'png');
}

/** A picture upright, without metadata and at most as wide; a moving one keeps moving. */
function resize(picture: SharpInput, width: number): Sharp {
  const upright = sharp(picture, { ...limits, animated: true }).autoOrient();
  return upright.resize({ width, withoutEnlargement: true });
}

/** Returns a version of a picture in a width and format. Rejects for a moving picture as AVIF, which would show one frame. */
export async function convertVersion(
  path: string,
  width: number,
  format: VersionFormat,
): Promise<ConvertedPicture> {
  const { pages = 1 } = await sharp(path, limits).metadata();
  if (pages > 1 && format === 'avif') throw new Error('a moving picture');
  return encode(resize(path, width), format);
}

/** Most bytes of a picture for previews of a link: WhatsApp shows no larger one. */
const mostShared = 300_000;
/** Tried in this order until the picture is small enough. */
const sharedQualities = [82, 60, 35, 12];

/** A picture for previews of a link (B10.7.2): a JPEG, on white where it is transparent, the first frame of a moving one. */
export async function convertShared(path: string): Promise<ConvertedPicture> {
  const inside = {
    width: longestShared,
    height: longestShared,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const picture = sharp(path, limits).autoOrient().resize(inside).flatten({ background: '#fff' });
  for (const quality of sharedQualities) {
    const encoded = picture.clone().jpeg({ quality, mozjpeg: true }).timeout(timeLimit);
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    if (data.byteLength <= mostShared) return { bytes: data, width, height, extension: 'jpg' };
  }
  throw new Error('too large');
}

/** Whether a picture says where, when and by whom it was taken. */
function hasPrivateMetadata({ exif, xmp, iptc, comments = [] }: Metadata): boolean {
  return [exif, xmp, iptc].some((block) => block !== undefined) || comments.length > 0;
}

async function convertPixels(
  bytes: Buffer,
  extension: ConvertedPicture['extension'],
): Promise<ConvertedPicture> {
  const metadata = await sharp(bytes, limits).metadata();
  const { width, height, pageHeight = height, orientation = 1 } = metadata;
  const servable = width <= widest && orientation === 1 && !hasPrivateMetadata(metadata);
  if (servable) return { bytes: null, width, height: pageHeight, extension };
  return encode(resize(bytes, widest), 'whole');
}

/**
 * Makes a picture servable: at most 1600 px wide, upright and without metadata such as the place where it was taken.
 * Pictures that need a change become WebP, drawings (SVG) become PNG. Rejects for broken pictures.
 */
export async function convertPicture(bytes: Buffer): Promise<ConvertedPicture> {
  const format = formatOf(bytes);
  if (!format) throw new Error('not a picture');
  return format === 'svg' ? rasterise(bytes) : convertPixels(bytes, format);
}
