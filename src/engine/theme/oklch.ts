import { linearParts } from './contrast';

/**
 * A colour of the OKLCH space (CSS Color 4), in which equal steps look equal. Lightness is 0 to 1, chroma 0 (grey) to
 * about 0.3, hue in degrees.
 */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** The OKLCH values of a colour `#RRGGBB`. */
export function toOklch(colour: string): Oklch {
  const [red, green, blue] = linearParts(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

function toLinear({ lightness, chroma, hue }: Oklch): readonly number[] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const encoded = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

function hexOf(parts: readonly number[]): string {
  const bytes = parts.map((part) => Math.round(encoded(Math.min(Math.max(part, 0), 1)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}

/** Error of a colour part that rounding to a byte removes. */
const tolerance = 0.0005;
const isDisplayable = (parts: readonly number[]): boolean =>
  parts.every((part) => part >= -tolerance && part <= 1 + tolerance);

/** The colour `#RRGGBB` of OKLCH values. A chroma that screens cannot show is reduced; lightness and hue stay. */
export function fromOklch(colour: Oklch): string {
  const steps = Array.from({ length: 21 }, (_, index) => 1 - index / 20);
  const chroma = steps
    .map((share) => colour.chroma * share)
    .find((chroma) => isDisplayable(toLinear({ ...colour, chroma })));
  return hexOf(toLinear({ ...colour, chroma: chroma ?? 0 }));
}
