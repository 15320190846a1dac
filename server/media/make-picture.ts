import sharp, { type Sharp, type SharpInput } from 'sharp';
import { formatOf, type PictureFormat } from './picture-format';

/** A picture ready to be served. */
export interface MadePicture {
  readonly bytes: Buffer;
  /** In px, as it is shown. */
  readonly width: number;
  readonly height: number;
  readonly extension: Exclude<PictureFormat, 'svg'>;
}

/** Widest picture that is kept, in px. */
const widest = 1600;
/** A drawing without pixels becomes at least this wide, in px. */
const drawingWidth = 512;
const limits = { limitInputPixels: 60_000_000 } as const;

async function finish(pipeline: Sharp, extension: 'png' | 'webp'): Promise<MadePicture> {
  const encoded = extension === 'png' ? pipeline.png() : pipeline.webp({ quality: 82 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height, extension };
}

/** A drawing is never served as such: it could carry scripts. */
async function rasterise(bytes: Buffer): Promise<MadePicture> {
  const { width } = await sharp(bytes, limits).metadata();
  const density = Math.min(Math.max(72, (72 * drawingWidth) / width), 2_400);
  const drawing = sharp(bytes, { ...limits, density });
  return finish(drawing.resize({ width: widest, withoutEnlargement: true }), 'png');
}

/** A smaller version as WebP; what moves goes on moving. */
export function shrink(picture: SharpInput, width: number): Promise<MadePicture> {
  const turned = sharp(picture, { ...limits, animated: true }).autoOrient();
  return finish(turned.resize({ width, withoutEnlargement: true }), 'webp');
}

async function takeOver(bytes: Buffer, extension: MadePicture['extension']): Promise<MadePicture> {
  const { width, height, pageHeight, orientation = 1 } = await sharp(bytes, limits).metadata();
  const fits = width <= widest && orientation === 1;
  return fits ? { bytes, width, height: pageHeight ?? height, extension } : shrink(bytes, widest);
}

/**
 * Makes a picture servable: as it is when it is at most 1600 px wide and stands upright, else reduced or turned as
 * WebP; a drawing (SVG) becomes PNG. Null for bytes that are no picture or are broken.
 */
export async function makePicture(bytes: Buffer): Promise<MadePicture | null> {
  const format = formatOf(bytes);
  if (!format) return null;
  return (format === 'svg' ? rasterise(bytes) : takeOver(bytes, format)).catch(() => null);
}
