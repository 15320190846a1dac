import gujarati400 from '../fonts/hind-vadodara-gujarati-400-normal.woff2?no-inline';
import gujarati700 from '../fonts/hind-vadodara-gujarati-700-normal.woff2?no-inline';
import digits400 from '../fonts/noto-sans-gujarati-digits-400-normal.woff2?no-inline';
import digits700 from '../fonts/noto-sans-gujarati-digits-700-normal.woff2?no-inline';
import latin400 from '../fonts/hind-latin-400-normal.woff2?no-inline';
import latin700 from '../fonts/hind-latin-700-normal.woff2?no-inline';
import devanagari400 from '../fonts/noto-sans-devanagari-devanagari-400-normal.woff2?no-inline';
import devanagari700 from '../fonts/noto-sans-devanagari-devanagari-700-normal.woff2?no-inline';

interface Family {
  readonly range: string;
  readonly files: Readonly<Record<400 | 700, string>>;
  /** Hind and Hind Vadodara sit high: with these their letters stand in the middle of the line. */
  readonly metrics?: Metrics;
  /** What stands there until the files are: text that is read already does not move when they come. */
  readonly standIn?: StandIn;
}

/** In percent of the font size. */
interface Metrics {
  readonly ascent: number;
  readonly descent: number;
}

/** A font of the device: its names, and how wide the family is in percent of it, for each weight. */
interface StandIn {
  readonly names: Readonly<Record<400 | 700, readonly string[]>>;
  readonly width: Readonly<Record<400 | 700, number>>;
}

const gujaratiDigits = 'Gujarati Digits';

const high: Metrics = { ascent: 112, descent: 48 };

/** The families that come with the engine; another family that a theme names is looked for on the device. */
const families: Readonly<Record<string, Family>> = {
  'Hind Vadodara': {
    range: 'U+0A80-0AE5,U+0AF0-0AFF,U+0964-0965,U+200C-200D,U+20B9,U+25CC',
    files: { 400: gujarati400, 700: gujarati700 },
    metrics: high,
    standIn: {
      names: {
        400: ['Noto Sans Gujarati', 'NotoSansGujarati-Regular', 'Nirmala UI', 'Gujarati Sangam MN'],
        700: [
          'Noto Sans Gujarati Bold',
          'NotoSansGujarati-Bold',
          'Nirmala UI Bold',
          'Gujarati Sangam MN Bold',
        ],
      },
      width: { 400: 104, 700: 101 },
    },
  },
  // Hind Vadodara has no Gujarati digits.
  [gujaratiDigits]: {
    range: 'U+0AE6-0AEF',
    files: { 400: digits400, 700: digits700 },
    metrics: high,
  },
  'Noto Sans Devanagari': {
    range: 'U+0900-097F,U+200C-200D,U+20B9,U+25CC',
    files: { 400: devanagari400, 700: devanagari700 },
    standIn: {
      names: {
        400: ['Noto Sans Devanagari', 'NotoSansDevanagari-Regular', 'Nirmala UI', 'Devanagari Sangam MN'],
        700: [
          'Noto Sans Devanagari Bold',
          'NotoSansDevanagari-Bold',
          'Nirmala UI Bold',
          'Devanagari Sangam MN Bold',
        ],
      },
      width: { 400: 100, 700: 100 },
    },
  },
  Hind: {
    range: 'U+0000-00FF,U+2000-200B,U+2010-206F',
    files: { 400: latin400, 700: latin700 },
    metrics: high,
    standIn: {
      names: {
        400: ['Arial', 'Liberation Sans', 'Roboto'],
        700: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
      },
      width: { 400: 96, 700: 94.6 },
    },
  },
};

const weights = [400, 700] as const;

function standInOf(name: string): string {
  return `${name} stand-in`;
}

function metricsOf(metrics: Metrics | undefined, width = 100): string {
  if (!metrics) return '';
  const share = (of: number) => `${((of * 100) / width).toFixed(2)}%`;
  return `ascent-override:${share(metrics.ascent)};descent-override:${share(metrics.descent)};line-gap-override:0%;`;
}

function face(name: string, { range, files, metrics }: Family, weight: 400 | 700): string {
  return `@font-face{font-family:"${name}";font-weight:${weight};font-display:swap;${metricsOf(metrics)}src:url(${files[weight]}) format("woff2");unicode-range:${range}}`;
}

function standInFace(name: string, { range, metrics, standIn }: Family, weight: 400 | 700): string {
  if (!standIn) return '';
  const width = standIn.width[weight];
  const src = standIn.names[weight].map((local) => `local("${local}")`).join(',');
  return `@font-face{font-family:"${standInOf(name)}";font-weight:${weight};size-adjust:${width}%;${metricsOf(metrics, width)}src:${src};unicode-range:${range}}`;
}

/** The faces of every family; a browser fetches a file only when a page has letters of its range. */
export const fontFaces = Object.entries(families)
  .flatMap(([name, family]) =>
    weights.flatMap((weight) => [face(name, family, weight), standInFace(name, family, weight)]),
  )
  .join('\n');

/** Fonts of devices, by the script they have. */
const deviceFonts: Readonly<Record<string, readonly string[]>> = {
  Gujr: ['Noto Sans Gujarati', 'Nirmala UI'],
  Deva: ['Noto Sans Devanagari', 'Nirmala UI'],
};

type Fonts = Readonly<Record<string, string>>;

/** The theme's family for a script, and the Latin one. */
function ownFamilies(script: string, fonts: Fonts): readonly string[] {
  return [...new Set([fonts[script], fonts.Latn].filter((name) => name !== undefined))];
}

function standInsOf(names: readonly string[]): readonly string[] {
  return names.filter((name) => families[name]?.standIn).map(standInOf);
}

function stackOf(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `"${name}",`).join('') + 'sans-serif';
}

/** The font stack for a script (ISO 15924): its family, the Latin one, those of the other scripts, then the device's. */
export function fontStack(script: string, fonts: Fonts = {}): string {
  const own = ownFamilies(script, fonts);
  const others = [...Object.values(fonts), gujaratiDigits];
  return stackOf([...own, ...standInsOf(own), ...others, ...(deviceFonts[script] ?? [])]);
}

/** What of that stack is the script's own: words in it fetch no file of another script. */
export function ownStack(script: string, fonts: Fonts = {}): string {
  const own = ownFamilies(script, fonts);
  return stackOf([...own, ...standInsOf(own)]);
}

/** What of that stack is the device's alone: no file of the site is drawn with it. */
export function deviceStack(script: string, fonts: Fonts = {}): string {
  const standIns = standInsOf(ownFamilies(script, fonts));
  return stackOf([...standIns, ...(deviceFonts[script] ?? []).filter((name) => !families[name])]);
}

/** Addresses of the files that a page in a script needs at once, for its preload links; none for families of the device. */
export function firstFonts(script: string, fonts: Fonts = {}): readonly string[] {
  const digits = script === 'Gujr' ? [gujaratiDigits] : [];
  return [...ownFamilies(script, fonts), ...digits].flatMap((name) => {
    const files = families[name]?.files;
    return files ? weights.map((weight) => files[weight]) : [];
  });
}

const letters: Readonly<Record<string, string>> = { Gujr: 'ક૦A', Deva: 'कA' };

/** A letter of each family that a page in a script begins with. */
export function lettersOf(script: string): string {
  return letters[script] ?? 'A';
}
