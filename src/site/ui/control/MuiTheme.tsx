import { useTheme } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useMemo, type ReactNode } from 'react';
import { createSiteTheme } from '../../theme/site-theme';

/** Gives the components of MUI in it the theme of the site. Not around a whole page: most pages load without MUI. */
export function MuiTheme({ children }: { readonly children: ReactNode }) {
  const { wideFrom, direction } = useTheme();
  const theme = useMemo(() => createSiteTheme({ wideFrom }, direction), [wideFrom, direction]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
