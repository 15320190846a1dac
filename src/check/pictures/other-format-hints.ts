import type { OtherFormat } from '../../engine/picture/file-format';
import { sentence, type Sentence } from '../sentences/sentence';

/** Hint for a picture in a format that browsers do not show. */
export const saveAgain = sentence('picture.again');

/** Hint for a file in a format that is not accepted, whatever ending its name has. */
export const otherFormatHints: Readonly<Record<OtherFormat, Sentence>> = {
  heic: sentence('picture.againPhone'),
  tiff: saveAgain,
  bmp: saveAgain,
  ico: saveAgain,
  jxl: saveAgain,
  pdf: sentence('picture.againPdf'),
  html: sentence('picture.againHtml'),
};
