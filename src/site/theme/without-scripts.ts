/** Selector of an element of a page whose scripts do not run (B10.4.1). */
export const withoutScripts = 'html:not([data-scripts]) &';
