import type { Problem } from '../../engine/site/checked-site';
import { referencesOf, type CheckContext } from '../check-context';
import { at, itemsOf, textAt } from '../document/json-access';
import { checkTimes } from './check-event';
import { recordsOf, type RecordsFile } from './check-record-ids';

/** The fields of hours in nested lists, by the source of their records. */
interface HoursUse {
  readonly source: string;
  readonly items: string;
  readonly opens: string;
  readonly closes: string;
}

/** The sections that show hours. */
function hoursUses(context: CheckContext): HoursUse[] {
  return referencesOf(context, 'source').flatMap(({ value, parents }) => {
    const section = parents.at(-1);
    const items = textAt(section, 'group', 'items');
    const opens = textAt(section, 'hours', 'opens');
    const closes = textAt(section, 'hours', 'closes');
    if (typeof value !== 'string' || items === undefined || opens === undefined || closes === undefined)
      return [];
    return [{ source: value, items, opens, closes }];
  });
}

/** Reports hours whose end is not after their beginning: pages would leave them out. */
export function checkHours(context: CheckContext, files: Readonly<Record<string, RecordsFile>>): Problem[] {
  return hoursUses(context).flatMap(({ source, items, opens, closes }) => {
    const file = files[recordsOf(context, source)];
    if (!file) return [];
    return file.records.flatMap((record, index) =>
      itemsOf(at(record, items)).flatMap((item, place) =>
        checkTimes(item, opens, closes).map(({ path, ...finding }) =>
          file.problem({ ...finding, path: [index, items, place, ...path] }),
        ),
      ),
    );
  });
}
