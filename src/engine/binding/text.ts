import type { TextBinding } from '../site-config.generated';
import type { FieldKind, KindShownAs } from '../record/field-kinds';
import { formatRupees } from './amount';
import type { LinkedPart } from '../record/telephone-parts';
import { contactLinks } from './contact-links';
import type { RecordContext, BindContext } from './context';
import { fieldText, type CouncilRecord } from '../record/record';
import { truncateText } from './truncate';
import { parseDay } from '../record/parse-day';
import { parseTime } from '../record/parse-time';
import { formatDay, formatTime } from './date';
import { parseDecimal, formatDecimal } from './decimal';
import { inDigits, isolateNumber } from './digits';
import { tagText, type TaggedText } from './tagged-text';

/** A number with its unit, by a format of `display.numbers`: 1,250.5 ha (B9.1.7). */
function formatNumber(
  number: number,
  format: string | undefined,
  { site, translate }: Pick<BindContext, 'site' | 'translate'>,
): string {
  const { unit, decimals = 3 } = (format && site.config.display.numbers[format]) || {};
  const text = isolateNumber(formatDecimal(number, [0, decimals], site), site);
  return unit === undefined ? text : `${text}\u00a0${translate(unit)}`;
}

/** The text of a slot. */
export interface BoundText extends TaggedText {
  /** The first characters, where the text is longer than the binding's `cutAt` (B9.2.1). */
  readonly short?: string;
  /** True for dates, amounts and numbers, which must not wrap. */
  readonly unbroken?: boolean;
  /** Of a field with telephone numbers or e-mail addresses: the parts of the text, of which at least one is a link. */
  readonly links?: readonly LinkedPart[];
}

type TextOptions = Exclude<TextBinding, string>;

type Format = (
  record: CouncilRecord,
  field: string,
  context: RecordContext,
  format?: string,
) => string | null;

function formatDate(record: CouncilRecord, field: string, context: RecordContext): string | null {
  const day = parseDay(record[field]);
  return day && formatDay(day, context);
}

function formatTimeOf(record: CouncilRecord, field: string, { site }: RecordContext): string | null {
  const time = parseTime(record[field]);
  return time && formatTime(time, site);
}

function formatAmount(
  record: CouncilRecord,
  field: string,
  context: RecordContext,
  format?: string,
): string | null {
  const rupees = parseDecimal(record[field]);
  return rupees === null ? null : formatRupees(rupees, format, context);
}

function formatQuantity(
  record: CouncilRecord,
  field: string,
  context: RecordContext,
  format?: string,
): string | null {
  const number = parseDecimal(record[field]);
  return number === null ? null : formatNumber(number, format, context);
}

function formatOrder(record: CouncilRecord, field: string, { site }: RecordContext): string | null {
  const text = fieldText(record, field);
  return text && inDigits(text, site.language);
}

interface FieldFormat {
  readonly format: Format;
  /** Whether the text must not wrap. */
  readonly unbroken?: true;
}

/** The text format of each kind of field that has one. */
const formats: Readonly<Record<KindShownAs<'format'>, FieldFormat>> = {
  date: { format: formatDate, unbroken: true },
  time: { format: formatTimeOf, unbroken: true },
  amount: { format: formatAmount, unbroken: true },
  number: { format: formatQuantity, unbroken: true },
  percent: { format: formatOrder },
  order: { format: formatOrder },
};

const plain: FieldFormat = { format: fieldText };
const formatOf: Partial<Record<FieldKind, FieldFormat>> = formats;

/** The formatted value of the first field that has one. */
function valueOf(fields: readonly string[], record: CouncilRecord, context: RecordContext, format?: string) {
  for (const field of fields) {
    const kind = context.fields[field]?.kind ?? 'text';
    const { format: write, unbroken } = formatOf[kind] ?? plain;
    const text = write(record, field, context, format);
    if (text !== null) return { text, kind, field, unbroken };
  }
  return null;
}

/** The field's value as text, else the fallback, else null. Accepts any JSON value. */
export function bindText(
  binding: TextBinding | undefined,
  record: CouncilRecord,
  context: RecordContext,
): BoundText | null {
  if (binding === undefined) return null;
  const { field, fields, fallback, cutAt, format }: TextOptions =
    typeof binding === 'string' ? { field: binding } : binding;
  const value = valueOf(fields ?? (field ? [field] : []), record, context, format);
  if (!value) return fallback === undefined ? null : { text: context.translate(fallback) };
  const limit = cutAt === true ? context.site.config.display.cutAt : cutAt;
  const short = limit ? truncateText(value.text, limit) : null;
  const links = contactLinks(record, value.field, value);
  return {
    ...tagText(value.text, context.site),
    ...(short !== null && { short }),
    ...(value.unbroken && { unbroken: true }),
    ...(links?.some(({ href }) => href !== null) && { links }),
  };
}
