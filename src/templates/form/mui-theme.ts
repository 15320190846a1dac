import { createTheme, THEME_ID } from '@mui/material/styles';

const muiTheme = createTheme({
  components: {
    MuiInputBase: {
      defaultProps: { fullWidth: true },
      styleOverrides: {
        root: { color: 'inherit', font: 'inherit', letterSpacing: 'inherit', display: 'block' },
        input: {
          boxSizing: 'border-box',
          height: 'auto',
          letterSpacing: 'inherit',
          // Drawn by browsers with forced colours.
          '&:focus': { outline: '3px solid transparent' },
        },
      },
    },
  },
});

/**
 * The theme of MUI's components, in its own scope beside the site's theme. They inherit fonts and colours, which are
 * custom properties of the page, so that the HTML needs no second set of them.
 */
export const scopedMuiTheme = { [THEME_ID]: muiTheme };
