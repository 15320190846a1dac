import type { Theme } from '../../model/site-config.generated';
import { colours, type Scheme } from '../../model/theme/colours';

function kebab(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';');
}

/** The colours of a scheme: the defaults overridden by the site's. */
export function coloursOf(scheme: Scheme, theme: Theme): Readonly<Record<string, string>> {
  if (scheme === 'contrast') return colours.contrast;
  return { ...colours[scheme], ...theme.colours?.[scheme] };
}

function schemeBlock(scheme: Scheme, theme: Theme): string {
  const floating = scheme === 'dark' ? '0 8px 24px rgb(0 0 0 / .5)' : '0 8px 24px rgb(10 49 53 / .16)';
  const dark = scheme === 'dark';
  return `color-scheme:${dark ? 'dark' : 'light'};${declarations(coloursOf(scheme, theme))};--floating:${floating};--picture:${dark ? 'brightness(.9)' : 'none'}`;
}

/**
 * The design tokens that differ by theme or colour scheme, as custom properties. The visitor's system selects the
 * scheme; Storybook forces one by `data-scheme` on the root element.
 */
export function themeVariables(theme: Theme): string {
  const { control = 4, card = 6 } = theme.radius ?? {};
  return [
    `:root{${schemeBlock('light', theme)};--radius-control:${control}px;--radius-card:${card}px}`,
    `@media (prefers-color-scheme:dark){:root:not([data-scheme]){${schemeBlock('dark', theme)}}}`,
    `@media (prefers-contrast:more){:root:not([data-scheme]){${schemeBlock('contrast', theme)}}}`,
    `:root[data-scheme=dark]{${schemeBlock('dark', theme)}}`,
    `:root[data-scheme=contrast]{${schemeBlock('contrast', theme)}}`,
  ].join('\n');
}
