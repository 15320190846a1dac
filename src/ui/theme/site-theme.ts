import { createTheme, type Theme as MuiTheme } from '@mui/material/styles';
import type { Display, Theme } from '../../model/site-config.generated';
import { coloursOf } from './theme-variables';

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    xs: true;
    sm: true;
    md: true;
    lg: true;
    xl: false;
    wide: true;
  }
}

function palette(scheme: 'light' | 'dark', theme: Theme) {
  const colours = coloursOf(scheme, theme);
  const of = (name: string) => colours[name] ?? '#000000';
  return {
    primary: { main: of('accent'), dark: of('accentHover'), contrastText: of('onAccent') },
    error: { main: of('error') },
    success: { main: of('success') },
    background: { default: of('ground'), paper: of('surface') },
    text: { primary: of('ink'), secondary: of('inkSoft') },
    divider: of('line'),
  };
}

function createMuiTheme(theme: Theme, wideFrom: number): MuiTheme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: { light: { palette: palette('light', theme) }, dark: { palette: palette('dark', theme) } },
    breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1024, wide: wideFrom } },
    shape: { borderRadius: theme.radius?.control ?? 4 },
    typography: { fontFamily: 'var(--fonts)', button: { textTransform: 'none', letterSpacing: 0 } },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: { defaultProps: { elevation: 0 } },
    },
  });
}

// Cached, because the server renders every page of a site with its theme, whose creation takes milliseconds.
const created = new WeakMap<Theme, { readonly wideFrom: number; readonly muiTheme: MuiTheme }>();

/**
 * The site's MUI theme. Styles use the colours of `themeVariables`, so that the colour scheme changes without script;
 * `wide` is the width from which the inline menu is used.
 */
export function createSiteTheme(theme: Theme, { wideFrom }: Pick<Display, 'wideFrom'>): MuiTheme {
  const found = created.get(theme);
  if (found?.wideFrom === wideFrom) return found.muiTheme;
  const muiTheme = createMuiTheme(theme, wideFrom);
  created.set(theme, { wideFrom, muiTheme });
  return muiTheme;
}
