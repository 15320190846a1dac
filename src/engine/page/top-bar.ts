/**
 * Id of the element after the top bar. A browser that waits for an element before it renders waits for its start tag only:
 * for the top bar itself it would show an empty one.
 */
export const topBarEndId = 'top-bar-end';
