import type { BaseColours } from '../site-config.generated';
import { colours as engineColours, type ColourName } from './colours';
import { contrastOf } from './contrast';
import { contrastPairs } from './contrast-pairs';
import { fromOklch, toOklch, type Oklch } from './oklch';

/** All colours of a scheme, `#RRGGBB`. */
export type ColoursByName = Readonly<Record<ColourName, string>>;

/** How a colour is derived. */
interface Rule {
  readonly name: ColourName;
  /** The colour that it is made from: as derived, else as the base says. */
  readonly from: ColourName;
  readonly lightness: (of: Oklch) => number;
  readonly chroma: (of: Oklch) => number;
  /** Where its lightness goes until every pair of `contrastPairs` has its contrast. */
  readonly toward: 'black' | 'white';
}

const same = ({ lightness }: Oklch): number => lightness;
const fixed = (lightness: number) => () => lightness;
const add = (difference: number) => (of: Oklch) => of.lightness + difference;
const full = ({ chroma }: Oklch): number => chroma;
const atMost = (most: number) => (of: Oklch) => Math.min(of.chroma, most);

/** In the order of derivation: a rule may use the colours before it. The other colours are the engine's. */
const rules: Readonly<Record<'light' | 'dark', readonly Rule[]>> = {
  light: [
    { name: 'ground', from: 'ground', lightness: same, chroma: full, toward: 'white' },
    { name: 'sunken', from: 'ground', lightness: add(-0.036), chroma: atMost(0.02), toward: 'white' },
    { name: 'skeleton', from: 'ground', lightness: add(-0.063), chroma: atMost(0.02), toward: 'white' },
    { name: 'line', from: 'ground', lightness: add(-0.11), chroma: atMost(0.025), toward: 'white' },
    { name: 'accentSoft', from: 'accent', lightness: fixed(0.942), chroma: atMost(0.022), toward: 'white' },
    { name: 'accent', from: 'accent', lightness: same, chroma: full, toward: 'black' },
    { name: 'accentHover', from: 'accent', lightness: add(-0.075), chroma: full, toward: 'black' },
    { name: 'bar', from: 'accent', lightness: same, chroma: full, toward: 'black' },
    {
      name: 'deep',
      from: 'bar',
      lightness: (of) => of.lightness * 0.72,
      chroma: atMost(0.06),
      toward: 'black',
    },
    { name: 'onDeepSoft', from: 'accent', lightness: fixed(0.853), chroma: atMost(0.02), toward: 'white' },
    { name: 'lineDeep', from: 'deep', lightness: add(0.126), chroma: full, toward: 'white' },
    { name: 'motif', from: 'motif', lightness: same, chroma: full, toward: 'black' },
    { name: 'motif2', from: 'motif2', lightness: same, chroma: full, toward: 'white' },
  ],
  dark: [
    { name: 'ground', from: 'ground', lightness: fixed(0.198), chroma: atMost(0.012), toward: 'black' },
    { name: 'surface', from: 'ground', lightness: fixed(0.239), chroma: atMost(0.014), toward: 'black' },
    { name: 'sunken', from: 'ground', lightness: fixed(0.283), chroma: atMost(0.016), toward: 'black' },
    { name: 'skeleton', from: 'ground', lightness: fixed(0.311), chroma: atMost(0.016), toward: 'black' },
    { name: 'line', from: 'ground', lightness: fixed(0.372), chroma: atMost(0.018), toward: 'black' },
    { name: 'accentSoft', from: 'accent', lightness: fixed(0.326), chroma: atMost(0.045), toward: 'black' },
    { name: 'bar', from: 'accent', lightness: fixed(0.315), chroma: atMost(0.06), toward: 'black' },
    { name: 'onAccent', from: 'accent', lightness: fixed(0.25), chroma: atMost(0.05), toward: 'black' },
    { name: 'accent', from: 'accent', lightness: fixed(0.805), chroma: atMost(0.09), toward: 'white' },
    { name: 'accentHover', from: 'accent', lightness: add(0.066), chroma: atMost(0.065), toward: 'white' },
    { name: 'deep', from: 'ground', lightness: fixed(0.167), chroma: atMost(0.012), toward: 'black' },
    { name: 'onDeepSoft', from: 'accent', lightness: fixed(0.802), chroma: atMost(0.014), toward: 'white' },
    { name: 'lineDeep', from: 'deep', lightness: fixed(0.336), chroma: full, toward: 'white' },
    {
      name: 'motif',
      from: 'motif',
      lightness: (of) => Math.max(of.lightness, 0.66),
      chroma: atMost(0.14),
      toward: 'white',
    },
    { name: 'motif2', from: 'motif2', lightness: same, chroma: full, toward: 'white' },
  ],
};

/** The page has a trace of the accent colour, unless the base names its own. */
function groundOf({ accent, ground }: BaseColours): string {
  if (ground !== undefined) return ground;
  const { chroma, hue } = toOklch(accent);
  return fromOklch({ lightness: 0.967, chroma: Math.min(chroma, 0.008), hue });
}

const step = 0.004;

/** A colour whose lightness is moved until it has the contrast that it needs with the colours that are known. */
function withContrast(
  name: ColourName,
  start: Oklch,
  toward: Rule['toward'],
  known: ReadonlyMap<string, string>,
): string {
  const pairs = contrastPairs.flatMap(([front, back, least]) => {
    const other = front === name ? back : back === name ? front : undefined;
    const colour = other === undefined ? undefined : known.get(other);
    return colour === undefined ? [] : [{ colour, least }];
  });
  const direction = toward === 'black' ? -step : step;
  for (let { lightness } = start; lightness > 0 && lightness < 1; lightness += direction) {
    const colour = fromOklch({ ...start, lightness });
    if (pairs.every((pair) => contrastOf(colour, pair.colour) >= pair.least)) return colour;
  }
  return toward === 'black' ? '#000000' : '#FFFFFF';
}

/**
 * The colours of a scheme, derived from two or three (docs/decisions/0039-colours-and-theme.md). Any base colours give the
 * contrast of all `contrastPairs`, unless `own` colours, which stay as they are, prevent it.
 */
export function deriveColours(
  scheme: 'light' | 'dark',
  base: BaseColours,
  own: Readonly<Partial<Record<ColourName, string>>> = {},
): ColoursByName {
  const engine: ColoursByName = engineColours[scheme];
  const { accent, ornament } = base;
  const bases: ColoursByName = {
    ...engine,
    accent,
    ground: groundOf(base),
    ...(ornament !== undefined && { motif: ornament, motif2: ornament }),
  };
  const derived = rules[scheme].filter(({ name }) => own[name] === undefined);
  const known = new Map(Object.entries({ ...engine, ...own }));
  for (const { name } of derived) known.delete(name);
  for (const { name, from, lightness, chroma, toward } of derived) {
    const of = toOklch(known.get(from) ?? bases[from]);
    const start = { lightness: lightness(of), chroma: chroma(of), hue: of.hue };
    known.set(name, withContrast(name, start, toward, known));
  }
  return { ...engine, ...Object.fromEntries(known) };
}
