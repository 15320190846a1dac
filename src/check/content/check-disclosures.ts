import { sentence } from '../sentences/sentence';
import type { Problem } from '../../engine/site/checked-site';
import { disclosureEntity, missingItems } from '../../engine/record/disclosures';
import { hiddenKey } from '../../engine/record/hidden-record';
import { isNothing } from '../../engine/values/is-nothing';
import { entityOfSource, type CheckContext } from '../check-context';
import { at, keysOf, textOf, type Json } from '../document/json-access';
import { recordsOf, type RecordsFile } from './check-record-ids';

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || isNothing(textOf(value));

/** Warns of an item that is called published without saying where. */
function checkPublished({ records, problem }: RecordsFile): Problem[] {
  return records.flatMap((record, index) => {
    if (at(record, 'state') !== 'published' || !isEmpty(at(record, 'link'))) return [];
    const message = sentence('disclosure.noLink');
    const hint = sentence('disclosure.nameLink');
    return [problem({ path: [index, 'state'], message, hint, severity: 'warning' })];
  });
}

/** Reports what section 4(1)(b) of the Right to Information Act asks for and the council does not publish (B11.11.1). */
export function checkDisclosures(
  context: CheckContext,
  files: Readonly<Record<string, RecordsFile>>,
): Problem[] {
  const sources = keysOf(at(context.config, 'sources')).filter(
    (source) => entityOfSource(context, source)?.name === disclosureEntity,
  );
  const names = [...new Set(sources.map((source) => recordsOf(context, source)))];
  return names.flatMap((name) => {
    const file = files[name];
    if (!file) return [];
    const missing = missingItems(file.records.filter((record) => at(record, hiddenKey) !== true));
    const message = sentence('disclosure.missing', { items: missing.join(', ') });
    const hint = sentence('disclosure.publish');
    const note = file.problem({ path: [], message, hint, severity: 'note' });
    return [...checkPublished(file), ...(missing.length > 0 ? [note] : [])];
  });
}
