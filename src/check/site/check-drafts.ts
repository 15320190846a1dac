import type { Finding } from '../document/finding';
import { at, entriesOf, textAt } from '../document/json-access';
import type { CheckContext } from '../check-context';

/** Reports the legal texts that the council has not confirmed: one note for all of them (B11.6.10). */
export function checkDrafts({ config }: CheckContext): Finding[] {
  const documents = entriesOf(at(config, 'documents'))
    .filter(([, document]) => textAt(document, 'confirmed') === undefined)
    .map(([name]) => `“${name}”`);
  const hasNotices = entriesOf(at(config, 'forms')).some(([, form]) => textAt(form, 'basis') !== undefined);
  const isDraft = hasNotices && textAt(config, 'submissions', 'noticeConfirmed') === undefined;
  const drafts = [...documents, ...(isDraft ? ['the notices of the forms'] : [])];
  if (drafts.length === 0) return [];
  return [
    {
      path: [documents.length > 0 ? 'documents' : 'submissions'],
      onKey: true,
      message: `Legal texts are drafts until the council confirms them: ${drafts.join(', ')}.`,
      hint: 'When the council has read them, write the day into “confirmed” of the document and “submissions.noticeConfirmed”.',
      severity: 'note',
    },
  ];
}
