/** Attribute of the last button that was clicked before the page's scripts were loaded. */
export const earlyClickAttribute = 'data-early-click';
