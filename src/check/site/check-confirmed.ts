import { isDay } from '../../engine/form/clean-date';
import { actDay } from '../../engine/form/act-day';
import type { CheckContext } from '../check-context';
import type { Finding } from '../document/finding';
import { at, entriesOf, textAt, type Json } from '../document/json-access';
import type { Path } from '../document/path';

const hint = 'Write the day on which the council read and confirmed the text, such as “2026-11-30”.';

function checkDay(value: Json | undefined, path: Path): Finding[] {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return [];
  if (!isDay(value)) return [{ path, message: `“${value}” is not a date.`, hint }];
  if (value >= actDay) return [];
  const message =
    `${value} is before the Digital Personal Data Protection Act, 2023, of 11 August 2023: a text that was confirmed ` +
    'then cannot say what the Act asks for.';
  return [{ path, message, hint, severity: 'warning' }];
}

/** Checks the days on which the council confirmed texts about data: real ones, and none before the Act (B11.6.12). */
export function checkConfirmed({ config }: CheckContext): Finding[] {
  const notice = ['submissions', 'noticeConfirmed'];
  const documents = entriesOf(at(config, 'documents')).flatMap(([name, document]) =>
    checkDay(textAt(document, 'confirmed'), ['documents', name, 'confirmed']),
  );
  return [...documents, ...checkDay(at(config, ...notice), notice)];
}
