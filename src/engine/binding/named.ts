import type { Named } from '../site-config.generated';
import type { CouncilRecord } from '../record/record';
import type { RecordContext } from './context';
import { bindText, type BoundText } from './text';

/** The name of a field's value, else the value as text; null without one. */
export function bindNamed(
  binding: Named | undefined,
  record: CouncilRecord,
  context: RecordContext,
): BoundText | null {
  if (binding === undefined) return null;
  const { field, names = {} } = typeof binding === 'string' ? { field: binding } : binding;
  const value = bindText(field, record, context);
  const name = value && Object.hasOwn(names, value.text) ? names[value.text] : undefined;
  return name === undefined ? value : { text: context.translate(name) };
}
