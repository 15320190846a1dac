import type { ThemeColours } from '../../src/engine/site-config.generated';

/** Colours of a second theme, to review that a theme is data only. */
export const jambu: ThemeColours = {
  light: {
    ground: '#F7F4F5',
    sunken: '#EEE8EA',
    line: '#D9CFD3',
    accent: '#6A2350',
    accentHover: '#4C1639',
    accentSoft: '#F5E6EF',
    bar: '#6A2350',
    deep: '#3A112B',
    onDeepSoft: '#DCC9D3',
    lineDeep: '#633352',
    motif: '#2F6F62',
    motif2: '#E0A43A',
  },
  dark: {
    accent: '#E9B3D3',
    accentHover: '#F6D3E7',
    accentSoft: '#3A2233',
    onAccent: '#2E0A20',
    bar: '#4A1B39',
    deep: '#140A10',
    lineDeep: '#44303C',
    motif: '#6FB7A8',
    motif2: '#E0A43A',
  },
};
