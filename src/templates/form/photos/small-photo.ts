import { shrinkPhoto } from './shrink-photo';

/** Time in ms after which a worker that does not answer is given up. */
const workerMs = 15_000;

function canvasOf(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** Makes a photo small in a worker; undefined where that is not possible. */
function shrinkInWorker(photo: File): Promise<Blob | null | undefined> {
  if (typeof OffscreenCanvas === 'undefined') return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
    const end = (small: Blob | null | undefined) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(small);
    };
    const timer = setTimeout(end, workerMs, undefined);
    worker.onerror = () => {
      end(undefined);
    };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      end(data instanceof Blob ? data : null);
    };
    worker.postMessage(photo);
  });
}

/** A photo made small, or as it is where the browser cannot decode it or it is small already. Never rejects. */
export async function smallPhoto(photo: File): Promise<File> {
  const inWorker = await shrinkInWorker(photo).catch(() => undefined);
  const small = inWorker === undefined ? await shrinkPhoto(photo, canvasOf) : inWorker;
  if (small?.type !== 'image/jpeg') return photo;
  const { lastModified } = photo;
  return new File([small], 'photo.jpg', { type: 'image/jpeg', lastModified });
}

/** Longest side of a preview in px, twice as many as it is shown with. */
const previewSide = 240;

/** The preview of a photo as an address of data; null where the browser cannot decode it. */
export async function previewOf(photo: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(photo);
    const scale = previewSide / Math.max(picture.width, picture.height, previewSide);
    const canvas = canvasOf(Math.ceil(picture.width * scale), Math.ceil(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return canvas.toDataURL('image/jpeg', 0.7);
  } catch {
    return null;
  }
}
