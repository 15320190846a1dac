// What a page needs in browsers in which no other script of it runs (B10.4.4).
export { loadPicturesForPrint } from './print-pictures';
export { spaceFlexItems } from './space-flex-items';
