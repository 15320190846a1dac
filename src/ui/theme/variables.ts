import type { Theme } from '../../config/site-config.generated';
import { colours, type Scheme } from '../../theme/colours';

function kebab(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(';');
}

/** The colours of a scheme as the site wants them: the engine's own with the site's over them. */
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
 * Every token that differs by theme or scheme as a custom property, so that no component knows the scheme.
 * The visitor's system chooses it; `data-scheme` on the root forces one (for designers).
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
