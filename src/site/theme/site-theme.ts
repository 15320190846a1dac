import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { alertOverrides } from './overrides/alert-overrides';
import { buttonOverrides } from './overrides/button-overrides';
import { dialogOverrides } from './overrides/dialog-overrides';
import { fieldOverrides } from './overrides/field-overrides';
import type { Display } from '../../engine/site-config.generated';

/** A colour of the site for MUI: each property as a custom property of `themeVariables`, so that schemes change by CSS alone. */
function paletteColour(
  main: string,
  { hover = main, soft, text }: Record<'soft' | 'text', string> & { hover?: string },
) {
  return {
    main: `var(--${main})`,
    light: `var(--${soft})`,
    dark: `var(--${hover})`,
    contrastText: `var(--${text})`,
  };
}

/** The palette of MUI in the tokens of the site; complete, since MUI cannot calculate with custom properties. */
const palette = {
  primary: paletteColour('accent', { hover: 'accent-hover', soft: 'accent-soft', text: 'on-accent' }),
  secondary: paletteColour('deep', { soft: 'line-deep', text: 'on-deep' }),
  error: paletteColour('error', { soft: 'error-soft', text: 'surface' }),
  warning: paletteColour('notice-line', { soft: 'notice', text: 'ink' }),
  info: paletteColour('accent', { soft: 'accent-soft', text: 'on-accent' }),
  success: paletteColour('success', { soft: 'success-soft', text: 'surface' }),
  text: { primary: 'var(--ink)', secondary: 'var(--ink-soft)', disabled: 'var(--line-strong)' },
  background: { default: 'var(--ground)', paper: 'var(--surface)' },
  divider: 'var(--line)',
  // MUI would calculate it from the colour behind the text.
  getContrastText: () => 'var(--on-accent)',
};

/**
 * The theme of MUI made from a site: its palette refers to the custom properties of `themeVariables`, the only place of
 * colours; the fonts and sizes of text are those of the base styles.
 */
export function createSiteTheme(
  { wideFrom }: Pick<Display, 'wideFrom'>,
  direction: 'ltr' | 'rtl' = 'ltr',
): Theme {
  const options = {
    direction,
    palette,
    // `lg`: screens with the inline menu.
    breakpoints: { values: { xs: 0, sm: 640, md: 768, lg: wideFrom, xl: 1440 } },
    typography: { fontFamily: 'inherit', fontSize: 16, button: { textTransform: 'none' } },
    components: {
      ...alertOverrides,
      ...buttonOverrides,
      ...dialogOverrides,
      ...fieldOverrides,
    },
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: 'var(--radius-control)' },
  } satisfies ThemeOptions;
  // With a colour space, MUI writes shades of a custom property as CSS functions instead of calculating them.
  return createTheme(options, { colorSpace: 'srgb' });
}
