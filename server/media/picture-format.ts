/** A picture format that is accepted. */
export type PictureFormat = 'png' | 'jpg' | 'gif' | 'webp' | 'avif' | 'svg';

/** Bytes at the beginning of a file that tell its format. */
export const signatureBytes = 256;

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to);
}

/** Signatures of the formats; the type that a council's server declares is ignored (B3.1.6). */
const signatures: Readonly<Record<PictureFormat, (bytes: Buffer) => boolean>> = {
  png: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  jpg: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  gif: (bytes) => /^GIF8[79]a/.test(ascii(bytes, 0, 6)),
  webp: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
  avif: (bytes) => /^ftypavi[fs]/.test(ascii(bytes, 4, 12)),
  svg: (bytes) =>
    /^(?:\xef\xbb\xbf)?\s*<(?:\?xml\b|!--|!doctype\s+svg\b|svg\b)/i.test(ascii(bytes, 0, signatureBytes)),
};

const formats: readonly PictureFormat[] = ['png', 'jpg', 'gif', 'webp', 'avif', 'svg'];

/** The format of a picture by its first bytes; null for any other data. */
export function formatOf(bytes: Buffer): PictureFormat | null {
  return formats.find((format) => signatures[format](bytes)) ?? null;
}
