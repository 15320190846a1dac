// The script of pages in browsers that run no other script of the site (B10.4.4).
export { loadPicturesForPrint } from './print-pictures';
export { spaceFlexItems } from './space-flex-items';
