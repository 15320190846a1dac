export type FontWeight = 400 | 700;

export type PerWeight<Value> = Readonly<Record<FontWeight, Value>>;

export interface FontFamily {
  /** `unicode-range` of its files. */
  readonly range: string;
  /** URLs. Without a bold file, the browser thickens the regular one. */
  readonly files: { readonly 400: string; readonly 700?: string };
  /** `unicode-range` of the Latin characters that the files have as well. The fallbacks are for the script alone. */
  readonly latinRange?: string;
  readonly metrics: LineMetrics;
  /** Names of the same typeface on a device; where one is installed, no file is fetched. */
  readonly local?: PerWeight<readonly string[]>;
  /** Fonts of devices that show the text until the file is loaded. */
  readonly fallbacks?: readonly FallbackFont[];
}

/** Ascent and descent in percent of the font size. Fallbacks use the same, so that a swap leaves the baseline in place. */
export interface LineMetrics {
  readonly ascent: number;
  readonly descent: number;
}

/**
 * A font of a device, under the full names or PostScript names by which `local()` finds it. One name each: before its first
 * paint a browser looks for each name of each face that text needs.
 */
export interface FallbackFont {
  readonly names: PerWeight<readonly string[]>;
  readonly widths: readonly FallbackWidth[];
}

/** Advance width of the site's font in percent of the device's. */
export interface FallbackWidth {
  /** `unicode-range` of the characters that it applies to; the whole family if absent. */
  readonly range?: string;
  readonly percent: PerWeight<number>;
}

/** Centres letters in their lines, buttons and menus, which may mix Latin with an Indian script. */
export const centred: LineMetrics = { ascent: 112, descent: 48 };

/** The PostScript names of a typeface of the Noto project. */
export function notoNames(family: string): PerWeight<readonly string[]> {
  const compact = family.replaceAll(' ', '');
  return {
    400: [`${compact}-Regular`],
    700: [`${compact}-Bold`],
  };
}

/**
 * A font without the script. On a device that has none with it, the boxes of missing glyphs come from this one; scaled
 * to the average advance width per code point, they take about as much room as the text will.
 */
export function missingGlyphs(percent: PerWeight<number>): FallbackFont {
  return {
    names: {
      400: ['LiberationSans'],
      700: ['LiberationSans-Bold'],
    },
    widths: [{ percent }],
  };
}
