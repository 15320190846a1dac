import decodeHeic from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { longestSide } from '../../desk/api/files-api';
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

async function open(bytes: Buffer): Promise<Sharp> {
  const format = formatOf(bytes);
  if (format === null) return openHeic(bytes);
  const picture = format === 'svg' ? (await convertPicture(bytes)).bytes : null;
  return sharp(picture ?? bytes, { ...limits, animated: true }).autoOrient();
}

/** Makes a picture that a person sends fit for the content folder: WebP, upright, without metadata, at most 1920 px long. */
export async function convertUpload(bytes: Buffer): Promise<ConvertedPicture> {
  const picture = await open(bytes);
  const inside = {
    width: longestSide,
    height: longestSide,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  return encode(picture.resize(inside), 'whole');
}
