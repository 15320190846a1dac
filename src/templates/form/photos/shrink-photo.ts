import { longestPhotoSide } from '../../../engine/form/photos';

const quality = 0.82;

/** The width and height of a photo made small, in px. */
export function shrunkSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longestPhotoSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

type Canvas = HTMLCanvasElement | OffscreenCanvas;

function drawOn(canvas: Canvas, picture: ImageBitmap): boolean {
  const context = canvas.getContext('2d');
  if (!context || !('drawImage' in context)) return false;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return true;
}

function blobOf(canvas: Canvas): Promise<Blob | null> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
}

/**
 * Makes a photo small: upright, a JPEG of at most 1600 px, without metadata. Null where the browser cannot decode it.
 * @param canvasOf makes a canvas of a size
 */
export async function shrinkPhoto(
  photo: Blob,
  canvasOf: (width: number, height: number) => Canvas,
): Promise<Blob | null> {
  try {
    const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const { width, height } = shrunkSize(picture.width, picture.height);
    const canvas = canvasOf(width, height);
    const isDrawn = drawOn(canvas, picture);
    picture.close();
    return isDrawn ? await blobOf(canvas) : null;
  } catch {
    return null;
  }
}
