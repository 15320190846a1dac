import type { Theme } from '../../engine/site-config.generated';
import type { Scheme } from '../../engine/theme/colours';
import { coloursOf } from '../../engine/theme/theme-colours';

function kebab(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';');
}

function schemeBlock(scheme: Scheme, theme: Theme): string {
  const floating = scheme === 'dark' ? '0 8px 24px rgb(0 0 0 / .5)' : '0 8px 24px rgb(10 49 53 / .16)';
  const dark = scheme === 'dark';
  return `color-scheme:${dark ? 'dark' : 'light'};${declarations(coloursOf(scheme, theme))};--floating:${floating};--picture:${dark ? 'brightness(.9)' : 'none'}`;
}

/**
 * The design tokens that differ by theme or colour scheme, as custom properties. The visitor's system selects the
 * scheme, unless the visitor has chosen one, which `data-scheme` on the root element names. Paper is always light.
 */
export function themeVariables(theme: Theme): string {
  const { control = 4, card = 6 } = theme.radius ?? {};
  const { darkScheme } = theme;
  const [dark, contrast] = [schemeBlock('dark', theme), schemeBlock('contrast', theme)];
  const bySystem = ':root:not([data-scheme])';
  return [
    `:root{${schemeBlock('light', theme)};--radius-control:${control}px;--radius-card:${card}px}`,
    ...(darkScheme === 'system'
      ? [`@media screen and (prefers-color-scheme:dark){${bySystem}{${dark}}}`]
      : []),
    `@media screen and (prefers-contrast:more){${bySystem}{${contrast}}}`,
    ...(darkScheme === 'off' ? [] : [`@media screen{:root[data-scheme=dark]{${dark}}}`]),
    `@media screen{:root[data-scheme=contrast]{${contrast}}}`,
  ].join('\n');
}
