import { sentence, type Sentence } from '../sentences/sentence';
import { colours as engineColours, type ColourName } from '../../engine/theme/colours';
import { contrastOf } from '../../engine/theme/contrast';
import { contrastPairs } from '../../engine/theme/contrast-pairs';
import type { ColoursByName } from '../../engine/theme/derive-colours';
import { coloursOf } from '../../engine/theme/theme-colours';
import type { Finding } from '../document/finding';
import { at, textAt, type Json } from '../document/json-access';
import { groupBy } from '../group-by';
import type { CheckContext } from '../check-context';

type Scheme = 'light' | 'dark';
type OwnColours = Readonly<Partial<Record<ColourName, string>>>;

/** The theme's colours as far as they are colours; the check of shapes reports the others. */
function readTheme(config: Json) {
  const own = (scheme: Scheme) => readColours(at(config, 'theme', 'colours', scheme));
  const base = readColours(at(config, 'theme', 'colours', 'base'));
  const dark = own('dark');
  return {
    colours: {
      ...(base?.accent !== undefined && { base: { ...base, accent: base.accent } }),
      light: own('light') ?? {},
      ...(dark && { dark }),
    },
  };
}

function readColours(own: Json | undefined): (OwnColours & { readonly ornament?: string }) | undefined {
  if (typeof own !== 'object' || own === null) return undefined;
  const names = [...Object.keys(engineColours.light), 'ornament'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const colour = textAt(own, name);
      return colour !== undefined && isColour(colour) ? [[name, colour]] : [];
    }),
  );
}

/**
 * Checks the contrast of the theme's colours, light and dark: errors for colours that the theme names, notes for base
 * colours that are changed to be readable.
 */
export function checkContrast({ config }: CheckContext): Finding[] {
  const theme = readTheme(config);
  const schemes = at(config, 'theme', 'darkScheme') === 'off' ? ['light' as const] : schemeNames;
  const faint = schemes.flatMap((scheme) => checkScheme(scheme, theme));
  return [...faint, ...changedBase(theme)];
}

const schemeNames = ['light', 'dark'] as const;
type CheckedTheme = ReturnType<typeof readTheme>;

function checkScheme(scheme: Scheme, theme: CheckedTheme): Finding[] {
  const own = theme.colours[scheme] ?? {};
  const used = coloursOf(scheme, theme);
  const faint = contrastPairs.flatMap((pair) => checkPair(pair, scheme, { own, used }));
  return [...groupBy(faint, ({ colour }) => colour)].map(([colour, all]) => lowContrast(scheme, colour, all));
}

interface Faint {
  /** The site's own colour in the pair. */
  readonly colour: string;
  readonly words: Sentence;
}

function checkPair(
  [front, back, least]: (typeof contrastPairs)[number],
  scheme: Scheme,
  { own, used }: { readonly own: OwnColours; readonly used: ColoursByName },
): Faint[] {
  const blamed = [front, back].find(
    (name) => own[name] !== undefined && own[name] !== engineColours[scheme][name],
  );
  const ratio = contrastOf(used[front], used[back]);
  if (blamed === undefined || ratio >= least) return [];
  const words = sentence('colour.pair', { front, back, ratio: floor(ratio), least: String(least) });
  return [{ colour: blamed, words }];
}

function lowContrast(scheme: Scheme, colour: string, faint: readonly Faint[]): Finding {
  const pairs = faint.map(({ words }) => words).reduce((first, second) => sentence('and', { first, second }));
  return {
    path: ['theme', 'colours', scheme, colour],
    message: sentence('colour.faint', { pairs }),
    hint: sentence('colour.choose'),
  };
}

/** Base colour → colour of the light scheme that is the base colour itself, where it has enough contrast. */
const usedAs = { accent: 'accent', ornament: 'motif2', ground: 'ground' } as const;

function changedBase(theme: CheckedTheme): Finding[] {
  const { base, light } = theme.colours;
  if (!base) return [];
  const used = coloursOf('light', theme);
  return (['accent', 'ornament', 'ground'] as const).flatMap((name) => {
    const [colour, named] = [base[name], usedAs[name]];
    if (colour === undefined || light[named] !== undefined) return [];
    if (used[named] === colour.toUpperCase()) return [];
    const message = sentence('colour.changed', { colour, used: used[named] });
    return [{ path: ['theme', 'colours', 'base', name], message, severity: 'note' as const }];
  });
}

const isColour = (colour: string): boolean => /^#[0-9a-f]{6}$/i.test(colour);
const floor = (ratio: number): string => String(Math.floor(ratio * 100) / 100);
