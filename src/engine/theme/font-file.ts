/** Name of a font file in the content folder, such as `fonts/a.woff2` → its URL on the site. */
export type FontFileUrls = Readonly<Record<string, string>>;

/** A font file of the content folder. */
export interface FontFile {
  readonly bytes: number;
  /** Whether it is a complete file of the format WOFF2. */
  readonly isFont: boolean;
  /** Path of its URL, with the hash of its content. */
  readonly url: string;
  /** Empty for a file that is not sent, since it is no font or too large. */
  readonly content: Uint8Array;
}

/** The largest font file that a site sends, in bytes. */
export const largestFont = 400_000;
