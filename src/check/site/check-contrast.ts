import { colours as engineColours } from '../../model/theme/colours';
import type { Finding } from '../document/finding';
import { at, textAt, type Json } from '../document/json-access';
import { groupBy } from '../group-by';
import type { CheckContext } from '../check-context';
import { contrastPairs } from './contrast-pairs';

/** Checks the contrast of the theme's colours, light and dark. */
export function checkContrast({ config }: CheckContext): Finding[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const own = at(config, 'theme', 'colours', scheme);
    const faint = contrastPairs.flatMap((pair) => checkPair(pair, scheme, own));
    return [...groupBy(faint, ({ colour }) => colour)].map(([colour, all]) =>
      lowContrast(scheme, colour, all),
    );
  });
}

interface Faint {
  /** The site's own colour in the pair. */
  readonly colour: string;
  readonly words: string;
}

type Scheme = keyof typeof engineColours;

function checkPair(
  [front, back, least]: (typeof contrastPairs)[number],
  scheme: Scheme,
  own: Json | undefined,
): Faint[] {
  const colours = { front: colourOf(front, scheme, own), back: colourOf(back, scheme, own) };
  const blamed = [front, back].find(
    (name) => textAt(own, name) !== undefined && textAt(own, name) !== engine(name, scheme),
  );
  if (blamed === undefined || !isColour(colours.front) || !isColour(colours.back)) return [];
  const ratio = contrastOf(colours.front, colours.back);
  if (ratio >= least) return [];
  const words = `“${front}” on “${back}” (${floor(ratio)}, at least ${String(least)} required)`;
  return [{ colour: blamed, words }];
}

function lowContrast(scheme: Scheme, colour: string, faint: readonly Faint[]): Finding {
  const pairs = faint.map(({ words }) => words).join(', ');
  const message = `Too little contrast: ${pairs}.`;
  return {
    path: ['theme', 'colours', scheme, colour],
    message,
    hint: 'Choose a darker or a lighter colour.',
  };
}

function engine(name: string, scheme: Scheme): string {
  return textAt(engineColours[scheme], name) ?? '';
}

const colourOf = (name: string, scheme: Scheme, own: Json | undefined): string =>
  textAt(own, name) ?? engine(name, scheme);
const isColour = (colour: string): boolean => /^#[0-9a-f]{6}$/i.test(colour);
const floor = (ratio: number): string => String(Math.floor(ratio * 100) / 100);

/** Contrast of two colours `#RRGGBB`, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
