/** Sizes of a poster: a square to send, and a sheet of A4 with 150 dots per inch. */
export const posterSizes = {
  square: { width: 1080, height: 1080 },
  sheet: { width: 1240, height: 1754 },
} as const;

export type PosterSize = keyof typeof posterSizes;

/** The files of a font family, as WOFF2. */
export interface PosterFont {
  /** Characters that are drawn in it, as in `unicode-range` of CSS: `U+41-5A,U+A9`. */
  readonly range: string;
  readonly regular: string;
  /** The regular file where there is no bold one. */
  readonly bold: string;
}

/** Text and look of a poster. */
export interface Poster {
  readonly size: PosterSize;
  /** BCP 47 language of its texts. */
  readonly language: string;
  readonly isRightToLeft: boolean;
  readonly council: string;
  /** Kind of the record, such as “Notice”. */
  readonly kind: string;
  readonly title: string;
  readonly date: string | null;
  readonly body: string | null;
  /** Public address of the record, in the QR code and in letters. */
  readonly address: string;
  /** Says what the QR code is for. */
  readonly scan: string;
  /** Colours of the theme, as `#RRGGBB`. */
  readonly colours: Readonly<
    Record<'ground' | 'surface' | 'line' | 'ink' | 'inkSoft' | 'accent' | 'bar' | 'onBar', string>
  >;
  /** In order of preference. */
  readonly fonts: readonly PosterFont[];
  /** Path of the council's emblem. */
  readonly emblem: string | null;
}

/** Work for a media process: to draw a poster. */
export interface PosterJob {
  readonly poster: Poster;
}
