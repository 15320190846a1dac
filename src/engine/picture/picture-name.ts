/** Media types of the extensions that are served. */
export const mediaTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Width and height of a picture, in px. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The parts of a picture file's name: `<16 digits of the hash>-<width>x<height>.<extension>`. */
export interface PictureName extends PictureSize {
  /** The name without its extension. */
  readonly stem: string;
  readonly extension: string;
}

const format = /^([0-9a-f]{16}-([1-9]\d{0,4})x([1-9]\d{0,4}))\.(png|jpg|gif|webp|avif)$/;

/** Parses the name of a picture file; null for any other name, so that no name leads out of the folder. */
export function parsePictureName(name: string): PictureName | null {
  const [, stem = '', width, height, extension = ''] = format.exec(name) ?? [];
  return stem === '' ? null : { stem, width: Number(width), height: Number(height), extension };
}
