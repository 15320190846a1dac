/** Id of the first visible part of a page in its document. */
export const topBarId = 'top-bar';
