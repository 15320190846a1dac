import type { Theme } from '@emotion/react';

declare module '@emotion/react' {
  /** Values of a site that the styles of components need beside its custom properties. */
  export interface Theme {
    /** Width in px from which the menu is inline (`display.wideFrom`). */
    readonly wideFrom: number;
    readonly direction: 'ltr' | 'rtl';
    /** Name → path of the icons that the config names, beside those of `icon-paths.ts`. */
    readonly icons?: Readonly<Record<string, string>>;
  }
}

/** The media query of screens with the inline menu, for a style: `${wide} { … }`. */
export const wide = ({ theme }: { readonly theme: Theme }): string =>
  `@media (min-width:${theme.wideFrom}px)`;
