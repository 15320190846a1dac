import type { Theme } from '@emotion/react';
import type { Display } from '../../model/site-config.generated';

declare module '@emotion/react' {
  interface Theme {
    /** Media query of the screens with the inline menu. */
    readonly wide: string;
  }
}

/**
 * What styles get from the site beside its custom properties (`themeVariables`): custom properties cannot be used in
 * media queries.
 */
export function createSiteTheme({ wideFrom }: Pick<Display, 'wideFrom'>): Theme {
  return { wide: `@media (min-width:${wideFrom}px)` };
}
