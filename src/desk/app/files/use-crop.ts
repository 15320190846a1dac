import { useEffect, useState } from 'react';
import type { OutgoingFile } from './use-upload';

/** A picture of which the person chooses a part. */
export interface Cropping extends OutgoingFile {
  /** Address of the picture. */
  readonly url: string;
}

/** Part by which the shape of a picture may differ from its place: pages cut off no more than an edge. */
const tolerance = 0.02;

/** Whether pages would cut off a part of a picture; false for one that this browser cannot show. */
async function hasOtherShape(file: Blob, ratio: number): Promise<boolean> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return false;
  const { width, height } = picture;
  picture.close();
  return Math.abs(width / height / ratio - 1) > tolerance;
}

/** Asks for the part of a picture, where its shape is not that of its place (B11.8.9). */
export function useCrop(ratio: number | undefined) {
  const [cropping, setCropping] = useState<Cropping | null>(null);
  const url = cropping?.url;
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
  return {
    cropping,
    /** Opens the dialog if it is needed; whether it was. */
    ask: async (outgoing: OutgoingFile): Promise<boolean> => {
      if (ratio === undefined || !(await hasOtherShape(outgoing.file, ratio))) return false;
      setCropping({ ...outgoing, url: URL.createObjectURL(outgoing.file) });
      return true;
    },
    end: () => {
      setCropping(null);
    },
  };
}
