import { bindPicture } from '../../engine/binding/picture';
import { pictureSize, sharedPicture, type SharedPicture } from '../../engine/picture/picture-url';
import { nestedRecords, type CouncilRecord } from '../../engine/record/record';
import type { EntityFields } from '../../engine/site/site';
import type { PageRecords } from './page-records';

const smallestWidth = 600;

function* picturesIn(fields: EntityFields, record: CouncilRecord): Generator<string> {
  for (const [name, field] of Object.entries(fields)) {
    const picture = field.kind === 'image' ? bindPicture(name, record) : null;
    if (picture !== null) yield picture;
    if (field.kind !== 'records') continue;
    for (const item of nestedRecords(record, name)) yield* picturesIn(field.fields ?? {}, item);
  }
}

/** The first large picture in landscape format that a page shows, as a picture for previews; null without one. */
export function firstLargePicture(lists: readonly PageRecords[]): SharedPicture | null {
  for (const { entity, records } of lists) {
    for (const record of records) {
      for (const url of picturesIn(entity.fields, record)) {
        const size = pictureSize(url);
        if (size && size.width >= smallestWidth && size.width >= size.height) return sharedPicture(url);
      }
    }
  }
  return null;
}
