import devanagari400 from './noto-sans-devanagari-devanagari-400-normal.woff2?no-inline';
import devanagari700 from './noto-sans-devanagari-devanagari-700-normal.woff2?no-inline';
import bengali400 from './noto-sans-bengali-400-normal.woff2?no-inline';
import bengali700 from './noto-sans-bengali-700-normal.woff2?no-inline';
import gurmukhi400 from './noto-sans-gurmukhi-400-normal.woff2?no-inline';
import gurmukhi700 from './noto-sans-gurmukhi-700-normal.woff2?no-inline';
import kannada400 from './noto-sans-kannada-400-normal.woff2?no-inline';
import kannada700 from './noto-sans-kannada-700-normal.woff2?no-inline';
import malayalam400 from './noto-sans-malayalam-400-normal.woff2?no-inline';
import malayalam700 from './noto-sans-malayalam-700-normal.woff2?no-inline';
import odia400 from './noto-sans-oriya-400-normal.woff2?no-inline';
import odia700 from './noto-sans-oriya-700-normal.woff2?no-inline';
import tamil400 from './noto-sans-tamil-400-normal.woff2?no-inline';
import tamil700 from './noto-sans-tamil-700-normal.woff2?no-inline';
import telugu400 from './noto-sans-telugu-400-normal.woff2?no-inline';
import telugu700 from './noto-sans-telugu-700-normal.woff2?no-inline';
import arabic400 from './noto-naskh-arabic-400-normal.woff2?no-inline';
import arabic700 from './noto-naskh-arabic-700-normal.woff2?no-inline';
import {
  centred,
  missingGlyphs,
  notoNames,
  type FontFamily,
  type LineMetrics,
  type PerWeight,
} from './font-family';

/** Differences between the typefaces of the Noto project. */
interface NotoFamily {
  readonly range: string;
  readonly files: PerWeight<string>;
  readonly metrics?: LineMetrics;
  /** Fonts of devices with about the same widths. */
  readonly similar: PerWeight<readonly string[]>;
  /** Width of the text in percent of the boxes of missing glyphs. */
  readonly boxes: PerWeight<number>;
}

function noto(name: string, { range, files, metrics = centred, similar, boxes }: NotoFamily): FontFamily {
  return {
    range,
    files,
    metrics,
    local: notoNames(name),
    fallbacks: [{ names: similar, widths: [{ percent: { 400: 100, 700: 100 } }] }, missingGlyphs(boxes)],
  };
}

/** Arabic letters are lower in the line than those of Indian scripts, and descend further. */
const arabicMetrics: LineMetrics = { ascent: 105, descent: 65 };

/** The families of the Noto project that the engine ships, by name. */
export const notoFamilies = {
  'Noto Sans Devanagari': noto('Noto Sans Devanagari', {
    range: 'U+0900-097F,U+200C-200D,U+20B9,U+25CC',
    files: { 400: devanagari400, 700: devanagari700 },
    similar: {
      400: ['Nirmala UI', 'Devanagari Sangam MN'],
      700: ['Nirmala UI Bold', 'Devanagari Sangam MN Bold'],
    },
    boxes: { 400: 111, 700: 121 },
  }),
  'Noto Sans Bengali': noto('Noto Sans Bengali', {
    range: 'U+0964-0965,U+0980-09FF,U+200C-200D,U+20B9,U+25CC',
    files: { 400: bengali400, 700: bengali700 },
    similar: {
      400: ['Nirmala UI', 'Bangla Sangam MN'],
      700: ['Nirmala UI Bold', 'Bangla Sangam MN Bold'],
    },
    boxes: { 400: 127, 700: 131 },
  }),
  'Noto Sans Gurmukhi': noto('Noto Sans Gurmukhi', {
    range: 'U+0964-0965,U+0A00-0A7F,U+200C-200D,U+20B9,U+25CC',
    files: { 400: gurmukhi400, 700: gurmukhi700 },
    similar: {
      400: ['Nirmala UI', 'Gurmukhi Sangam MN'],
      700: ['Nirmala UI Bold', 'Gurmukhi Sangam MN Bold'],
    },
    boxes: { 400: 112, 700: 121 },
  }),
  'Noto Sans Kannada': noto('Noto Sans Kannada', {
    range: 'U+0964-0965,U+0C80-0CFF,U+200C-200D,U+20B9,U+25CC',
    files: { 400: kannada400, 700: kannada700 },
    similar: {
      400: ['Nirmala UI', 'Kannada Sangam MN'],
      700: ['Nirmala UI Bold', 'Kannada Sangam MN Bold'],
    },
    boxes: { 400: 135, 700: 146 },
  }),
  'Noto Sans Malayalam': noto('Noto Sans Malayalam', {
    range: 'U+0964-0965,U+0D00-0D7F,U+200C-200D,U+20B9,U+25CC',
    files: { 400: malayalam400, 700: malayalam700 },
    similar: {
      400: ['Nirmala UI', 'Malayalam Sangam MN'],
      700: ['Nirmala UI Bold', 'Malayalam Sangam MN Bold'],
    },
    boxes: { 400: 169, 700: 188 },
  }),
  'Noto Sans Oriya': noto('Noto Sans Oriya', {
    range: 'U+0964-0965,U+0B00-0B7F,U+200C-200D,U+20B9,U+25CC',
    files: { 400: odia400, 700: odia700 },
    similar: {
      400: ['Nirmala UI', 'Oriya Sangam MN'],
      700: ['Nirmala UI Bold', 'Oriya Sangam MN Bold'],
    },
    boxes: { 400: 122, 700: 131 },
  }),
  'Noto Sans Tamil': noto('Noto Sans Tamil', {
    range: 'U+0964-0965,U+0B80-0BFF,U+200C-200D,U+20B9,U+25CC',
    files: { 400: tamil400, 700: tamil700 },
    similar: {
      400: ['Nirmala UI', 'Tamil Sangam MN'],
      700: ['Nirmala UI Bold', 'Tamil Sangam MN Bold'],
    },
    boxes: { 400: 177, 700: 195 },
  }),
  'Noto Sans Telugu': noto('Noto Sans Telugu', {
    range: 'U+0964-0965,U+0C00-0C7F,U+200C-200D,U+25CC',
    files: { 400: telugu400, 700: telugu700 },
    similar: {
      400: ['Nirmala UI', 'Telugu Sangam MN'],
      700: ['Nirmala UI Bold', 'Telugu Sangam MN Bold'],
    },
    boxes: { 400: 128, 700: 139 },
  }),
  'Noto Naskh Arabic': noto('Noto Naskh Arabic', {
    range: 'U+0600-06FF,U+200C-200F,U+25CC',
    files: { 400: arabic400, 700: arabic700 },
    metrics: arabicMetrics,
    similar: {
      400: ['Segoe UI', 'Geeza Pro', 'Arial'],
      700: ['Segoe UI Bold', 'Geeza Pro Bold', 'Arial Bold'],
    },
    boxes: { 400: 119, 700: 123 },
  }),
};
