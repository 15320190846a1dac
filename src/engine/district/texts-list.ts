/** Stands for the texts of a site where the name of a list is expected. */
export const textsList = '~messages';
