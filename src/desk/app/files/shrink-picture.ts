import { keptScale } from '../../../engine/picture/kept-scale';

/** A part of a picture, in px of the upright picture. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Bytes up to which a picture is sent as it is, when no part of it is cut out. */
const smallFile = 500_000;

/** Pictures that may be transparent are not made JPEG. */
const typeOf = ({ type }: Blob): string => (type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');

/** Moving pictures and drawings would lose what they are. */
const isLeftAlone = ({ type }: Blob): boolean => type === 'image/gif' || type === 'image/svg+xml';

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, 0.9);
  });
}

function draw(picture: ImageBitmap, { x, y, width, height }: PictureArea): HTMLCanvasElement {
  const scale = keptScale(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  context?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * The picture, or the part of it, as it is worth sending: upright and as large as it is kept. One that this browser cannot
 * decode, such as a HEIC, is sent as it is.
 */
export async function shrinkPicture(file: Blob, area: PictureArea | null): Promise<Blob> {
  if (area === null && (file.size <= smallFile || isLeftAlone(file))) return file;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return file;
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
  const smaller = await encode(draw(picture, area ?? whole), typeOf(file));
  picture.close();
  const isWorthIt = smaller !== null && (area !== null || smaller.size < file.size);
  return isWorthIt ? smaller : file;
}
