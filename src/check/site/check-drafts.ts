import { sentence, type Sentence } from '../sentences/sentence';
import type { Finding } from '../document/finding';
import { at, entriesOf, textAt } from '../document/json-access';
import type { CheckContext } from '../check-context';

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
