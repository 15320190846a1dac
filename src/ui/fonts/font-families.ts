import gujarati400 from './hind-vadodara-gujarati-400-normal.woff2?no-inline';
import gujarati700 from './hind-vadodara-gujarati-700-normal.woff2?no-inline';
import digits400 from './noto-sans-gujarati-digits-400-normal.woff2?no-inline';
import digits700 from './noto-sans-gujarati-digits-700-normal.woff2?no-inline';
import latin400 from './hind-latin-400-normal.woff2?no-inline';
import latin700 from './hind-latin-700-normal.woff2?no-inline';
import latinSupplement400 from './hind-latin-supplement-400-normal.woff2?no-inline';
import latinSupplement700 from './hind-latin-supplement-700-normal.woff2?no-inline';
import devanagari400 from './noto-sans-devanagari-devanagari-400-normal.woff2?no-inline';
import devanagari700 from './noto-sans-devanagari-devanagari-700-normal.woff2?no-inline';
import type { FontName } from '../../model/theme/font-names';

export type FontWeight = 400 | 700;

export type PerWeight<Value> = Readonly<Record<FontWeight, Value>>;

/** The files of a family for some characters. */
export interface FontFiles {
  /** `unicode-range` of the files. */
  readonly range: string;
  readonly files: PerWeight<string>;
}

export interface FontFamily extends FontFiles {
  /** Rare characters, in files that only pages with them fetch. */
  readonly supplement?: FontFiles;
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

/** A font of a device, under the full names and PostScript names by which `local()` finds it. */
export interface FallbackFont {
  readonly names: PerWeight<readonly string[]>;
  readonly widths: readonly FallbackWidth[];
}

/** Advance width of the site's font in percent of the device's, over the texts of the sample village. */
export interface FallbackWidth {
  /** `unicode-range` of the characters that it applies to; the whole family if absent. */
  readonly range?: string;
  readonly percent: PerWeight<number>;
}

/** Has the Gujarati digits, which Hind Vadodara lacks. */
export const gujaratiDigits = 'Gujarati Digits';

/** Hind and Hind Vadodara sit high in the line; these metrics centre them. */
const centred: LineMetrics = { ascent: 112, descent: 48 };

const notoGujarati: PerWeight<readonly string[]> = {
  400: ['Noto Sans Gujarati', 'Noto Sans Gujarati Regular', 'NotoSansGujarati-Regular'],
  700: ['Noto Sans Gujarati Bold', 'NotoSansGujarati-Bold'],
};

/**
 * A font without the script. On a device that has none with it, the boxes of missing glyphs come from this one; scaled
 * to the average advance width per code point, they take about as much room as the text will.
 */
function missingGlyphs(percent: PerWeight<number>): FallbackFont {
  return {
    names: {
      400: ['Liberation Sans', 'LiberationSans'],
      700: ['Liberation Sans Bold', 'LiberationSans-Bold'],
    },
    widths: [{ percent }],
  };
}

const lowercase = 'U+61-7A';
const uppercase = 'U+41-5A';
const digits = 'U+30-39';
const stopsAndCommas = 'U+2C,U+2E';
const otherLatin = 'U+00-2B,U+2D,U+2F,U+3A-40,U+5B-60,U+7B-FF,U+2000-200B,U+2010-206F';

const shipped: Readonly<Record<FontName | typeof gujaratiDigits, FontFamily>> = {
  'Hind Vadodara': {
    range: 'U+0A80-0AE5,U+0AF0-0AFF,U+0964-0965,U+200C-200D,U+20B9,U+25CC',
    files: { 400: gujarati400, 700: gujarati700 },
    metrics: centred,
    fallbacks: [
      {
        names: {
          400: [...notoGujarati[400], 'Nirmala UI', 'Gujarati Sangam MN', 'Shruti'],
          700: [...notoGujarati[700], 'Nirmala UI Bold', 'Gujarati Sangam MN Bold', 'Shruti Bold'],
        },
        widths: [{ percent: { 400: 104.6, 700: 101.4 } }],
      },
      missingGlyphs({ 400: 120, 700: 125 }),
    ],
  },
  [gujaratiDigits]: {
    range: 'U+0AE6-0AEF',
    files: { 400: digits400, 700: digits700 },
    metrics: centred,
    local: notoGujarati,
  },
  'Noto Sans Devanagari': {
    range: 'U+0900-097F,U+200C-200D,U+20B9,U+25CC',
    files: { 400: devanagari400, 700: devanagari700 },
    metrics: { ascent: 94, descent: 46 },
    local: {
      400: ['Noto Sans Devanagari', 'Noto Sans Devanagari Regular', 'NotoSansDevanagari-Regular'],
      700: ['Noto Sans Devanagari Bold', 'NotoSansDevanagari-Bold'],
    },
    fallbacks: [
      {
        names: {
          400: ['Nirmala UI', 'Devanagari Sangam MN', 'Mangal'],
          700: ['Nirmala UI Bold', 'Devanagari Sangam MN Bold', 'Mangal Bold'],
        },
        widths: [{ percent: { 400: 100, 700: 100 } }],
      },
      missingGlyphs({ 400: 111, 700: 121 }),
    ],
  },
  Hind: {
    range: 'U+20-7E,U+A0,U+A9,U+B0,U+B7,U+D7,U+200B,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026',
    files: { 400: latin400, 700: latin700 },
    supplement: {
      range:
        'U+A1-A8,U+AA-AF,U+B1-B6,U+B8-D6,U+D8-FF,U+2000-200A,U+2010-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F',
      files: { 400: latinSupplement400, 700: latinSupplement700 },
    },
    metrics: centred,
    fallbacks: [
      {
        names: {
          400: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
          700: ['Roboto Bold', 'Roboto-Bold'],
        },
        widths: [
          { range: lowercase, percent: { 400: 96.8, 700: 101.2 } },
          { range: uppercase, percent: { 400: 93, 700: 96.5 } },
          { range: digits, percent: { 400: 85.6, 700: 86.8 } },
          { range: stopsAndCommas, percent: { 400: 88, 700: 104 } },
          { range: otherLatin, percent: { 400: 98.2, 700: 100.4 } },
        ],
      },
      {
        // Same advance widths: Arial, Helvetica and Liberation Sans.
        names: {
          400: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'LiberationSans'],
          700: [
            'Arial Bold',
            'Arial-BoldMT',
            'Helvetica Bold',
            'Liberation Sans Bold',
            'LiberationSans-Bold',
          ],
        },
        widths: [
          { range: lowercase, percent: { 400: 98.3, 700: 95.7 } },
          { range: uppercase, percent: { 400: 87.7, 700: 91.1 } },
          { range: digits, percent: { 400: 86.5, 700: 89.5 } },
          { range: stopsAndCommas, percent: { 400: 70, 700: 99 } },
          { range: otherLatin, percent: { 400: 87.8, 700: 90 } },
        ],
      },
    ],
  },
};

/** The families that the engine ships, by name. A theme may name others, which must be installed on the device. */
export const fontFamilies: Readonly<Record<string, FontFamily>> = shipped;
