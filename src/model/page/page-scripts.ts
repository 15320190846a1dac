/** Id of the template element with the site's scripts, which the first script of the page puts into the document. */
export const pageScriptsId = 'page-scripts';
