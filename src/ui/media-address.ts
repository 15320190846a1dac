/** Width and height of a picture, in px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Widths, in px, in which the server offers every picture that is wider; smallest first. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280] as const;

const mediaName = /^(\/media\/)([0-9a-f]{16}-([1-9]\d*)x([1-9]\d*))\.(?:png|jpg|gif|webp|avif)$/;

/** The size that stands in the name of a picture of ours (`/media/<hash>-<width>x<height>.<ext>`); null for any other. */
export function sizeOf(address: string): PictureSize | null {
  const match = mediaName.exec(address);
  return match ? { width: Number(match[3]), height: Number(match[4]) } : null;
}

/**
 * The `srcset` of a picture of ours: the smaller widths and the picture itself. Empty for a picture from elsewhere,
 * and for one that is narrower than every width.
 */
export function sourcesOf(address: string, widths: readonly number[] = pictureWidths): string {
  const match = mediaName.exec(address);
  const own = Number(match?.[3] ?? 0);
  const smaller = widths.filter((width) => width < own);
  if (!match || smaller.length === 0) return '';
  const sources = smaller.map((width) => `/media/${width}/${match[2] ?? ''}.webp ${width}w`);
  return [...sources, `${address} ${own}w`].join(', ');
}
