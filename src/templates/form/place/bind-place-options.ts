import { recordContext, type BindContext } from '../../../engine/binding/context';
import { prepareRecords } from '../../../engine/binding/prepare-records';
import { bindText } from '../../../engine/binding/text';
import type { FieldOption } from '../../../engine/form/field-options';
import { fieldText, type CouncilRecord } from '../../../engine/record/record';
import type { PlaceList } from '../../../engine/site-config.generated';

/** Choices of a place under the text that they have in common; null for none. */
export interface PlaceGroup {
  readonly label: string | null;
  readonly options: readonly FieldOption[];
}

/** The choices of a list of places in groups: each record with a key and a label, once. */
export function bindPlaceOptions(
  list: PlaceList,
  records: readonly CouncilRecord[],
  context: BindContext,
): readonly PlaceGroup[] {
  const ofSource = recordContext(list.source, context);
  const groups = new Map<string | null, FieldOption[]>();
  const known = new Set<string>();
  for (const record of prepareRecords(records, list, context)) {
    const [value, text] = [fieldText(record, list.key), bindText(list.label, record, ofSource)?.text];
    if (value === null || text === undefined || known.has(value)) continue;
    known.add(value);
    const number = list.number === undefined ? null : fieldText(record, list.number);
    const option = { value, label: number === null ? text : `${number} – ${text}` };
    const group = list.group === undefined ? null : (bindText(list.group, record, ofSource)?.text ?? null);
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups].map(([label, options]) => ({ label, options }));
}
