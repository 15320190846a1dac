import type { TextBinding } from '../config/site-config.generated';
import type { FieldKind } from '../config/site';
import { formatRupees, rupeesOf } from './amount';
import type { RecordContext } from './context';
import { textOf, type CouncilRecord } from './council-record';
import { cutText } from './cut';
import { dayOf, formatDay } from './date';
import { wordsOf, type Words } from './words';

/** What a text slot gets. */
export interface BoundText extends Words {
  /** The first characters, where the text is longer than the binding's `cutAt`. */
  readonly short?: string;
  /** Dates and amounts never break over lines. */
  readonly unbroken?: boolean;
}

type TextOptions = Exclude<TextBinding, string>;

type Format = (
  record: CouncilRecord,
  field: string,
  context: RecordContext,
  format?: string,
) => string | null;

function formatDate(record: CouncilRecord, field: string, context: RecordContext): string | null {
  const day = dayOf(record[field]);
  return day && formatDay(day, context);
}

function formatAmount(
  record: CouncilRecord,
  field: string,
  context: RecordContext,
  format?: string,
): string | null {
  const rupees = rupeesOf(record[field]);
  return rupees === null ? null : formatRupees(rupees, format, context);
}

const formats: Partial<Record<FieldKind, Format>> = { date: formatDate, amount: formatAmount };

/** The first of the fields that holds something, as text: dates as DD-MM-YYYY, amounts by their format. */
function valueOf(fields: readonly string[], record: CouncilRecord, context: RecordContext, format?: string) {
  for (const field of fields) {
    const kind = context.fields[field]?.kind ?? 'text';
    const text = (formats[kind] ?? textOf)(record, field, context, format);
    if (text !== null) return { text, unbroken: kind in formats };
  }
  return null;
}

/** The text of a slot: the field's value, else the fallback, else null. Total: any JSON value gives a text or null. */
export function bindText(
  binding: TextBinding | undefined,
  record: CouncilRecord,
  context: RecordContext,
): BoundText | null {
  if (binding === undefined) return null;
  const { field, fields, fallback, cutAt, format }: TextOptions =
    typeof binding === 'string' ? { field: binding } : binding;
  const value = valueOf(fields ?? (field ? [field] : []), record, context, format);
  if (!value) return fallback === undefined ? null : { text: context.say(fallback) };
  const short = cutAt ? cutText(value.text, cutAt) : null;
  return {
    ...wordsOf(value.text, context.site),
    ...(short !== null && { short }),
    ...(value.unbroken && { unbroken: true }),
  };
}
