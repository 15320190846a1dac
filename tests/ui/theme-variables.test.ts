import { expect, test } from 'vitest';
import { coloursOf, themeVariables } from '../../src/ui/theme/theme-variables';

const plain = { logo: '/logo.svg', icon: '/icon.svg' };

test('the colours of the site override the defaults of their scheme only', () => {
  const theme = { ...plain, colours: { light: { accent: '#123456' } } };
  expect(coloursOf('light', theme).accent).toBe('#123456');
  expect(coloursOf('dark', theme).accent).toBe(coloursOf('dark', plain).accent);
  expect(coloursOf('light', theme).ink).toBe(coloursOf('light', plain).ink);
});

test('high contrast ignores the colours of the site', () => {
  const theme = { ...plain, colours: { light: { accent: '#123456' }, dark: { accent: '#123456' } } };
  expect(coloursOf('contrast', theme)).toEqual(coloursOf('contrast', plain));
});

test('every scheme has a rule, chosen by the system or by data-scheme', () => {
  const selectors = themeVariables(plain)
    .split('\n')
    .map((rule) => rule.slice(0, rule.indexOf('{color-scheme')));
  expect(selectors).toEqual([
    ':root',
    '@media (prefers-color-scheme:dark){:root:not([data-scheme])',
    '@media (prefers-contrast:more){:root:not([data-scheme])',
    ':root[data-scheme=dark]',
    ':root[data-scheme=contrast]',
  ]);
});

test('names are kebab-case and radii have defaults', () => {
  const css = themeVariables({ ...plain, radius: { card: 10 } });
  expect(css).toContain('--accent-hover:');
  expect(css).toContain('--radius-control:4px;--radius-card:10px');
});
