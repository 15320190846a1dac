import { contrastOf } from '../../src/check/site/check-contrast';
import { colours as engineColours } from '../../src/model/theme/colours';

/** Contrast with white that the accent colour needs, since it is the background of white text. */
export const accentContrast = 7;
/** Contrast with the menu bar that the second colour needs. */
export const secondContrast = 3;

const white = '#FFFFFF';
const black = '#000000';

/** A colour `#RRGGBB` with a share of another one, 0 to 1. */
export function mix(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((start) => {
    const [from = 0, to = 0] = [colour, other].map((one) => Number.parseInt(one.slice(start, start + 2), 16));
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`.toUpperCase();
}

const steps = Array.from({ length: 51 }, (_, index) => index / 50);

/** The first mixture with another colour that has a contrast with a background. */
function mixUntil(colour: string, other: string, background: string, contrast: number): string {
  const mixed = steps.map((share) => mix(colour, other, share));
  return mixed.find((one) => contrastOf(one, background) >= contrast) ?? other;
}

/** The nearest darker colour on which white text can be read. */
export const readableAccent = (colour: string): string => mixUntil(colour, black, white, accentContrast);

export interface Colours {
  /** Links, buttons and the menu bar; dark. */
  readonly accent: string;
  /** Ornaments on the menu bar. */
  readonly second?: string;
}

/** The theme's colours, light and dark, made of an accent colour. */
export function themeColours({ accent, second }: Colours): Readonly<Record<'light' | 'dark', object>> {
  const deep = mix(accent, black, 0.55);
  const { surface } = engineColours.dark;
  // Somewhat more than required, since the accent is also on slightly lighter backgrounds.
  const bright = mixUntil(accent, white, surface, 8.5);
  const motif = second === undefined ? {} : { motif2: second };
  return {
    light: {
      accent,
      accentHover: mix(accent, black, 0.3),
      accentSoft: mix(accent, white, 0.88),
      bar: accent,
      deep,
      onDeepSoft: mix(deep, white, 0.8),
      lineDeep: mix(deep, white, 0.2),
      ...motif,
    },
    dark: {
      accent: bright,
      accentHover: mix(bright, white, 0.3),
      accentSoft: mix(surface, accent, 0.35),
      onAccent: mix(accent, black, 0.8),
      bar: mix(accent, black, 0.45),
      ...motif,
    },
  };
}
