/** What the name of a picture file says: `<16 digits of the hash>-<width>x<height>.<extension>`. */
export interface PictureName {
  /** The name without its extension. */
  readonly stem: string;
  /** In px. */
  readonly width: number;
  readonly extension: string;
}

/** Media types of the extensions that are served. */
export const mediaTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

const shape = /^([0-9a-f]{16}-([1-9]\d{0,4})x[1-9]\d{0,4})\.(png|jpg|gif|webp|avif)$/;

/** Reads the name of a picture file; null for any other name, so that no name leads out of the folder. */
export function readPictureName(name: string): PictureName | null {
  const match = shape.exec(name);
  if (!match) return null;
  return { stem: match[1] ?? '', width: Number(match[2]), extension: match[3] ?? '' };
}
