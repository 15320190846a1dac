import { sentence } from '../sentences/sentence';
import { isDay } from '../../engine/form/clean-date';
import { actDay } from '../../engine/form/act-day';
import type { CheckContext } from '../check-context';
import type { Finding } from '../document/finding';
import { at, entriesOf, textAt, type Json } from '../document/json-access';
import type { Path } from '../document/path';

const hint = sentence('confirmed.day');

function checkDay(value: Json | undefined, path: Path): Finding[] {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return [];
  if (!isDay(value)) return [{ path, message: sentence('date.wrong', { text: value }), hint }];
  if (value >= actDay) return [];
  const message = sentence('confirmed.beforeAct', { day: value });
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
