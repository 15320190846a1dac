import type { RecordContext } from '../../engine/binding/context';
import { bindText, type BoundText } from '../../engine/binding/text';
import { bindUrl } from '../../engine/binding/url';
import { parseDecimal } from '../../engine/binding/decimal';
import { recordKey, type CouncilRecord } from '../../engine/record/record';
import type { SectionOf } from '../declaration';

/** A position on a picture, in percent from its left and upper edge. */
export interface MapPosition {
  readonly x: number;
  readonly y: number;
}

/** A place of a map, ready to render. */
export interface Place {
  /** Unique in its list even if ids repeat. */
  readonly key: string;
  readonly title: BoundText;
  readonly body: BoundText | null;
  /** The link to another map; null for a record without a safe URL. */
  readonly address: string | null;
  /** Null for a place without one, or outside of the picture; it is in the list all the same. */
  readonly position: MapPosition | null;
}

function percentOf(value: unknown): number | null {
  const number = parseDecimal(value);
  return number !== null && number >= 0 && number <= 100 ? number : null;
}

function positionOf({ bind: { x, y } }: SectionOf<'place-map'>, record: CouncilRecord): MapPosition | null {
  const [left, top] = [percentOf(record[x]), percentOf(record[y])];
  return left === null || top === null ? null : { x: left, y: top };
}

/** The places of a map, one for each record with a name, in the order of the records. */
export function bindPlaces(
  section: SectionOf<'place-map'>,
  records: readonly CouncilRecord[],
  context: RecordContext,
): readonly Place[] {
  const { bind } = section;
  return records.flatMap((record, index) => {
    const title = bindText(bind.title, record, context);
    if (!title) return [];
    return [
      {
        key: recordKey(record, index),
        title,
        body: bindText(bind.body, record, context),
        address: bindUrl(bind.address, record),
        position: positionOf(section, record),
      },
    ];
  });
}
