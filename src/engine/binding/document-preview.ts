import { pictureSize } from '../picture/picture-url';
import { documentPreview } from '../record/document-properties';
import type { CouncilRecord } from '../record/record';
import { bindUrl } from './url';

/** The first page of a document, ready to render. */
export interface BoundPreview {
  /** Of the document. */
  readonly address: string;
  /** URL of the picture. */
  readonly picture: string;
  /** Width over height, such as `480/679`. */
  readonly ratio: string;
}

/** Of a sheet of A4, for a picture whose URL does not tell its size. */
const sheetRatio = '210/297';

/** The first page of the document in a field; null where there is no picture of it. */
export function bindDocumentPreview(field: string | undefined, record: CouncilRecord): BoundPreview | null {
  const address = bindUrl(field, record);
  const picture = field === undefined ? null : documentPreview(record, field);
  if (address === null || picture === null) return null;
  const size = pictureSize(picture);
  return { address, picture, ratio: size ? `${size.width}/${size.height}` : sheetRatio };
}
