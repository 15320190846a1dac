import type { ColourName } from '../../../engine/theme/colours';
import { contrastOf } from '../../../engine/theme/contrast';
import { contrastPairs } from '../../../engine/theme/contrast-pairs';
import { coloursOf } from '../../../engine/theme/theme-colours';

/** Values of colours by their place, such as `theme.colours.light.accent`. */
export type ColourValues = Readonly<Record<string, string>>;

/** Two colours of which one cannot be read on the other. */
export interface FaintPair {
  readonly front: ColourName;
  readonly back: ColourName;
  readonly contrast: number;
  readonly least: number;
}

const isColour = (colour: string): boolean => /^#[0-9a-f]{6}$/i.test(colour);

const place = (scheme: string, name: string): string => `theme.colours.${scheme}.${name}`;

function namedIn(values: ColourValues, scheme: string): Readonly<Record<string, string>> {
  const start = place(scheme, '');
  return Object.fromEntries(
    Object.entries(values)
      .filter(([key, colour]) => key.startsWith(start) && isColour(colour))
      .map(([key, colour]) => [key.slice(start.length), colour]),
  );
}

function themeOf(values: ColourValues) {
  const { accent, ...base } = namedIn(values, 'base');
  const dark = namedIn(values, 'dark');
  return {
    colours: {
      ...(accent !== undefined && { base: { accent, ...base } }),
      light: namedIn(values, 'light'),
      ...(Object.keys(dark).length > 0 && { dark }),
    },
  };
}

/** The pairs with too little contrast of which a colour is one. */
export function faintPairsOf(key: string, values: ColourValues): readonly FaintPair[] {
  const [, , scheme, name] = key.split('.');
  if (scheme !== 'light' && scheme !== 'dark') return [];
  const used = coloursOf(scheme, themeOf(values));
  return contrastPairs.flatMap(([front, back, least]) => {
    const contrast = contrastOf(used[front], used[back]);
    const isFaint = contrast < least && (front === name || back === name);
    return isFaint ? [{ front, back, contrast, least }] : [];
  });
}

/** Base colour → the colour that pages show of it. */
const shownAs: Readonly<Record<string, ColourName>> = {
  accent: 'accent',
  ornament: 'motif2',
  ground: 'ground',
};

/** The colour that pages show instead of a base colour that could not be read; null where it is shown as it is. */
export function replacementOf(key: string, values: ColourValues): string | null {
  const [, , scheme, name = ''] = key.split('.');
  const [shown, own] = [shownAs[name], values[key]];
  if (scheme !== 'base' || !shown || own === undefined || !isColour(own)) return null;
  if (values[place('light', shown)] !== undefined) return null;
  const used = coloursOf('light', themeOf(values))[shown];
  return used === own.toUpperCase() ? null : used;
}
