import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { longestPhotoSide } from '../../engine/form/photos';
import { keptScale } from '../../engine/picture/kept-scale';
import { type ConvertedPicture, convertPicture, encode, limits } from './convert-picture';
import { formatOf } from './picture-format';

/** The pixels of a HEIC file, upright. Its size is known before it is decoded. */
async function openHeic(bytes: Buffer): Promise<Sharp> {
  const pictures = await decodeHeic.all({ buffer: bytes });
  const [picture] = pictures;
  if (!picture || picture.width * picture.height > limits.limitInputPixels) throw new Error('too large');
  const { data, width, height } = await picture.decode();
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

async function open(bytes: Buffer, animated: boolean): Promise<Sharp> {
  const format = formatOf(bytes);
  if (format === null) return openHeic(bytes);
  const picture = format === 'svg' ? (await convertPicture(bytes)).bytes : null;
  return sharp(picture ?? bytes, { ...limits, animated }).autoOrient();
}

/** The width and height of a picture as it is seen, of one frame of a moving one, in px. */
async function sizeOf(picture: Sharp): Promise<{ readonly width: number; readonly height: number }> {
  const { autoOrient, pageHeight } = await picture.metadata();
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
}

/** Makes a picture that a person sends fit for the content folder: WebP, upright, without metadata, of the size that is kept. */
export async function convertUpload(bytes: Buffer): Promise<ConvertedPicture> {
  const picture = await open(bytes, true);
  const { width, height } = await sizeOf(picture);
  const scale = keptScale(width, height);
  const inside = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  return encode(picture.resize(inside), 'whole');
}

/**
 * Makes a photo that a visitor sends fit for the people at the desk: a JPEG, which every program opens, upright, without metadata
 * such as the place, of one frame and at most 1600 px long.
 */
export async function convertPhoto(bytes: Buffer): Promise<ConvertedPicture> {
  const side = { width: longestPhotoSide, height: longestPhotoSide, fit: 'inside' } as const;
  const picture = (await open(bytes, false)).resize({ ...side, withoutEnlargement: true });
  return encode(picture.flatten({ background: '#fff' }), 'photo');
}
