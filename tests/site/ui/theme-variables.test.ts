import { expect, test } from 'vitest';
import { themeVariables } from '../../../src/site/theme/theme-variables';

const plain = { logo: '/logo.svg', icon: '/icon.svg', darkScheme: 'system' } as const;

const selectorsOf = (css: string) =>
  css.split('\n').map((rule) => rule.slice(0, rule.indexOf('{color-scheme')));

test('every scheme has a rule, chosen by the system or by data-scheme, and paper has the light one', () => {
  expect(selectorsOf(themeVariables(plain))).toEqual([
    ':root',
    '@media screen and (prefers-color-scheme:dark){:root:not([data-scheme])',
    '@media screen and (prefers-contrast:more){:root:not([data-scheme])',
    '@media screen{:root[data-scheme=dark]',
    '@media screen{:root[data-scheme=contrast]',
  ]);
});

test.each([
  ['choice', [':root[data-scheme=dark]']],
  ['off', []],
] as const)('a dark scheme that is “%s” does not follow the system', (darkScheme, rules) => {
  const selectors = selectorsOf(themeVariables({ ...plain, darkScheme }));
  expect(selectors.join()).not.toContain('prefers-color-scheme');
  expect(selectors.filter((one) => one.includes('dark')).map((one) => one.split('{')[1])).toEqual(rules);
});

test('names are kebab-case and radii have defaults', () => {
  const css = themeVariables({ ...plain, radius: { card: 10 } });
  expect(css).toContain('--accent-hover:');
  expect(css).toContain('--radius-control:4px;--radius-card:10px');
});
