import { createTheme, type Theme as MuiTheme } from '@mui/material/styles';
import type { Display, Theme } from '../../config/site-config.generated';
import { coloursOf } from './variables';

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

/**
 * The site's theme for the component library. Colours live in custom properties (`themeVariables`), so that a
 * scheme changes without script; `wide` is the width from which the inline menu is used.
 */
export function createSiteTheme(theme: Theme, display: Pick<Display, 'wideFrom'>): MuiTheme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'media' },
    colorSchemes: { light: { palette: palette('light', theme) }, dark: { palette: palette('dark', theme) } },
    breakpoints: { values: { xs: 0, sm: 480, md: 768, lg: 1024, wide: display.wideFrom } },
    shape: { borderRadius: theme.radius?.control ?? 4 },
    typography: { fontFamily: 'var(--fonts)', button: { textTransform: 'none', letterSpacing: 0 } },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: { defaultProps: { elevation: 0 } },
    },
  });
}
