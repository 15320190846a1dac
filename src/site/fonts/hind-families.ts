import gujarati400 from './hind-vadodara-gujarati-400-normal.woff2?no-inline';
import gujarati700 from './hind-vadodara-gujarati-700-normal.woff2?no-inline';
import latin400 from './hind-latin-400-normal.woff2?no-inline';
import latin700 from './hind-latin-700-normal.woff2?no-inline';
import { centred, missingGlyphs, notoNames, type FontFamily } from './font-family';

const notoGujarati = notoNames('Noto Sans Gujarati');

const letters = 'U+41-5A,U+61-7A';
const basicLatin = `${letters},U+20-40,U+A0,U+A9,U+B0,U+B7,U+D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026`;

/** With the digits of Noto Sans Gujarati, which Hind Vadodara lacks, and the basic Latin characters of Hind. */
export const hindVadodara: FontFamily = {
  range: 'U+0A80-0AFF,U+0964-0965,U+200C-200D,U+20B9,U+25CC',
  latinRange: basicLatin,
  files: { 400: gujarati400, 700: gujarati700 },
  metrics: centred,
  fallbacks: [
    {
      names: {
        400: [...notoGujarati[400], 'Nirmala UI', 'Gujarati Sangam MN'],
        700: [...notoGujarati[700], 'Nirmala UI Bold', 'Gujarati Sangam MN Bold'],
      },
      widths: [{ percent: { 400: 104.6, 700: 101.4 } }],
    },
    missingGlyphs({ 400: 120, 700: 125 }),
  ],
};

const numbers = 'U+2C,U+2E,U+30-39';
const otherLatin = 'U+00-2B,U+2D,U+2F,U+3A-40,U+5B-60,U+7B-FF,U+2000-200B,U+2010-206F';

/** Letters, also accented ones, digits and punctuation. */
export const hind: FontFamily = {
  range: 'U+20-7E,U+A0-FF,U+2000-200B,U+2010-206F',
  files: { 400: latin400, 700: latin700 },
  metrics: centred,
  fallbacks: [
    {
      // Same advance widths: Arial, Helvetica and Liberation Sans.
      names: {
        400: ['LiberationSans', 'ArialMT', 'Helvetica'],
        700: ['LiberationSans-Bold', 'Arial-BoldMT', 'Helvetica-Bold'],
      },
      widths: [
        { range: letters, percent: { 400: 98.3, 700: 95.7 } },
        { range: numbers, percent: { 400: 86.5, 700: 89.5 } },
        { range: otherLatin, percent: { 400: 87.8, 700: 90 } },
      ],
    },
    {
      // Last: on Linux every name that is not found delays the first paint (docs/decisions/0054-fonts.md).
      names: {
        400: ['Roboto-Regular'],
        700: ['Roboto-Bold'],
      },
      widths: [
        { range: letters, percent: { 400: 96.8, 700: 101.2 } },
        { range: numbers, percent: { 400: 85.6, 700: 86.8 } },
        { range: otherLatin, percent: { 400: 98.2, 700: 100.4 } },
      ],
    },
  ],
};
