import { bindPicture } from '../../src/binding/picture';
import type { PictureSize } from '../../src/model/picture/picture-name';
import { pictureSize } from '../../src/model/picture/picture-url';
import { nestedRecords, type CouncilRecord } from '../../src/model/record/record';
import type { EntityFields } from '../../src/model/site/site';
import type { PageRecords } from './page-records';

/** A picture of this site for previews of a shared link. */
export interface SharePicture extends PictureSize {
  /** Path on this site. */
  readonly path: string;
}

/** Formats that previews of links show. */
const shownFormats = /\.(?:png|jpg|webp)$/;
const smallestWidth = 600;

/** A path as a picture for previews; null for pictures of other sites and in other formats. */
export function sharePicture(path: string | null): SharePicture | null {
  const size = path !== null && shownFormats.test(path) ? pictureSize(path) : null;
  return path !== null && size ? { path, ...size } : null;
}

function* picturesIn(fields: EntityFields, record: CouncilRecord): Generator<string> {
  for (const [name, field] of Object.entries(fields)) {
    const picture = field.kind === 'image' ? bindPicture(name, record) : null;
    if (picture !== null) yield picture;
    if (field.kind !== 'records') continue;
    for (const item of nestedRecords(record, name)) yield* picturesIn(field.fields ?? {}, item);
  }
}

/** The first large picture in landscape format that a page shows; null without one. */
export function firstLargePicture(lists: readonly PageRecords[]): SharePicture | null {
  for (const { entity, records } of lists) {
    for (const record of records) {
      for (const path of picturesIn(entity.fields, record)) {
        const picture = sharePicture(path);
        if (picture && picture.width >= smallestWidth && picture.width >= picture.height) return picture;
      }
    }
  }
  return null;
}
