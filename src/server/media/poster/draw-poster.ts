import sharp, { type OverlayOptions } from 'sharp';
import { limits, type ConvertedPicture } from '../convert-picture';
import { posterSizes, type Poster } from './poster-job';
import { drawn, emblemSide, headHeight, margin, posterSvg } from './poster-svg';

/** White around the emblem. */
const padding = 8;

/** The emblem in its place; none for one that cannot be decoded. */
async function emblemOf({ emblem, isRightToLeft }: Poster, scale: number): Promise<OverlayOptions[]> {
  if (emblem === null) return [];
  const side = Math.round((emblemSide - 2 * padding) * scale);
  const x = isRightToLeft ? drawn - margin - emblemSide : margin;
  const y = (headHeight - emblemSide) / 2;
  try {
    const input = await sharp(emblem, limits)
      .resize({ width: side, height: side, fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } })
      .png()
      .toBuffer();
    return [{ input, left: Math.round((x + padding) * scale), top: Math.round((y + padding) * scale) }];
  } catch {
    return [];
  }
}

/** Draws a poster as a PNG. */
export async function drawPoster(poster: Poster): Promise<ConvertedPicture> {
  const emblem = await emblemOf(poster, posterSizes[poster.size].width / drawn);
  const { data, info } = await sharp(Buffer.from(await posterSvg(poster)), { ...limits, unlimited: true })
    .composite(emblem)
    .png({ palette: true, colours: 128, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, extension: 'png' };
}
