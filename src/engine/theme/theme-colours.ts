import type { BaseColours, Theme } from '../site-config.generated';
import { colours, type Scheme } from './colours';
import { deriveColours, type ColoursByName } from './derive-colours';

type ColouredTheme = Pick<Theme, 'colours'>;

/**
 * Colours from which the dark scheme of a theme without one is derived: those of its light scheme, if it has an accent of
 * its own.
 */
function baseOfLight({ colours: own }: ColouredTheme): BaseColours | undefined {
  const { accent, motif2, ground } = own?.light ?? {};
  if (accent === undefined) return undefined;
  return {
    accent,
    ...(motif2 !== undefined && { ornament: motif2 }),
    ...(ground !== undefined && { ground }),
  };
}

/** The colours of a scheme: derived from the theme's base, or the engine's, overridden by those that the theme names. */
export function coloursOf(scheme: Scheme, theme: ColouredTheme): ColoursByName {
  if (scheme === 'contrast') return colours.contrast;
  const own = theme.colours?.[scheme];
  const isDarkMissing = scheme === 'dark' && own === undefined;
  const base = theme.colours?.base ?? (isDarkMissing ? baseOfLight(theme) : undefined);
  return base ? deriveColours(scheme, base, own) : { ...colours[scheme], ...own };
}
