/** Whether a text names a file below `pictures` of the content folder: a path whose last part has a name and an extension. */
export function isPictureFile(text: string): boolean {
  const [folder, ...parts] = text.split('/');
  const isPath = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  return folder === 'pictures' && isPath && /[^.]\.[a-z\d]+$/i.test(parts.at(-1) ?? '');
}

/** A picture format that is accepted. */
export type PictureFormat = 'png' | 'jpg' | 'gif' | 'webp' | 'avif' | 'svg';

/** A format that people put in the place of a picture. */
export type OtherFormat = 'heic' | 'tiff' | 'bmp' | 'ico' | 'jxl' | 'pdf' | 'html';

/** Characters at the beginning of a file that tell its format. */
export const signatureLength = 256;

/** The brands of a file of the ISO media family, the major one first; none for other files. */
function brandsOf(head: string): readonly string[] {
  if (head.slice(4, 8) !== 'ftyp') return [];
  const size = [0, 1, 2, 3].reduce((sum, index) => sum * 256 + head.charCodeAt(index), 0);
  const compatible = head.slice(16, Math.min(size, signatureLength)).match(/.{4}/gs) ?? [];
  return [head.slice(8, 12), ...compatible];
}

const isAvif = (brands: readonly string[]): boolean => brands.some((brand) => /^avi[fs]$/.test(brand));

const isHeic = (brands: readonly string[]): boolean =>
  !isAvif(brands) && brands.some((brand) => /^(?:he[iv][cxms]|mif1|msf1)$/.test(brand));

/** Signatures of the formats; extensions and declared types are often wrong (B3.1.6). */
const signatures: Readonly<Record<PictureFormat | OtherFormat, (head: string) => boolean>> = {
  png: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  jpg: (head) => head.startsWith('\xff\xd8\xff'),
  gif: (head) => /^GIF8[79]a/.test(head),
  webp: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  avif: (head) => isAvif(brandsOf(head)),
  svg: (head) => /^(?:\xef\xbb\xbf)?\s*<(?:\?xml\b|!--|!doctype\s+svg\b|svg\b)/i.test(head),
  heic: (head) => isHeic(brandsOf(head)),
  tiff: (head) => /^(?:II\*\0|MM\0\*)/.test(head),
  bmp: (head) => /^BM.{4}\0\0\0\0/s.test(head),
  ico: (head) => head.startsWith('\0\0\x01\0'),
  jxl: (head) => head.startsWith('\xff\n') || head.startsWith('\0\0\0\fJXL '),
  pdf: (head) => head.startsWith('%PDF-'),
  html: (head) => /^(?:\xef\xbb\xbf)?\s*<(?:!doctype\s+html\b|html\b|head\b|body\b)/i.test(head),
};

const pictureFormats = ['png', 'jpg', 'gif', 'webp', 'avif', 'svg'] as const;
const otherFormats = ['heic', 'tiff', 'bmp', 'ico', 'jxl', 'pdf', 'html'] as const;

/**
 * The picture format of a file; null for any other data.
 * @param head its first bytes as Latin-1
 */
export function pictureFormat(head: string): PictureFormat | null {
  return pictureFormats.find((format) => signatures[format](head)) ?? null;
}

/** Format of a file that is in no picture format; null for data of no known format. */
export function otherFormat(head: string): OtherFormat | null {
  return pictureFormat(head) === null
    ? (otherFormats.find((format) => signatures[format](head)) ?? null)
    : null;
}
