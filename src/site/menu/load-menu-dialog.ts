/** Loads the code of the menu of small screens. */
export const loadMenuDialog = () => import('./MenuDialog');
