import { sentence, type Sentence } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { at, entriesOf, textAt, type Json } from '../document/json-access';
import type { CheckContext } from '../check-context';
import { isDay } from '../../engine/form/clean-date';
import { actDay } from '../../engine/form/act-day';
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

/** Fewest days that the Rules of 2025 ask for: Rule 8(3) has personal data and logs kept for at least one year. */
const fewestDays = 365;

/** Warns of a retention period that is shorter than the law asks for (B11.6.11). */
export function checkRetention({ config }: CheckContext): Finding[] {
  const path = ['submissions', 'retentionDays'];
  const days = at(config, ...path);
  if (typeof days !== 'number' || days >= fewestDays) return [];
  return [
    {
      path,
      message: sentence('retention.short', { days: String(days) }),
      hint: sentence('retention.more', { days: String(fewestDays) }),
      severity: 'warning',
    },
  ];
}

function words(names: string, hasNotices: boolean): Sentence {
  if (names === '') return sentence('drafts.notices');
  return sentence(hasNotices ? 'drafts.documentsAndNotices' : 'drafts.documents', { names });
}

/** Reports the legal texts that the council has not confirmed: one note for all of them (B11.6.10). */
export function checkDrafts({ config }: CheckContext): Finding[] {
  const documents = entriesOf(at(config, 'documents'))
    .filter(([, document]) => textAt(document, 'confirmed') === undefined)
    .map(([name]) => `“${name}”`);
  const hasNotices = entriesOf(at(config, 'forms')).some(([, form]) => textAt(form, 'basis') !== undefined);
  const isDraft = hasNotices && textAt(config, 'submissions', 'noticeConfirmed') === undefined;
  const names = documents.join(', ');
  if (names === '' && !isDraft) return [];
  return [
    {
      path: [documents.length > 0 ? 'documents' : 'submissions'],
      onKey: true,
      message: words(names, isDraft),
      hint: sentence('drafts.confirm'),
      severity: 'note',
    },
  ];
}
