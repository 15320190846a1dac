import { photoFileName } from '../../../engine/form/photos';
import type { InboxTexts } from '../../../server/submissions/reading/inbox-texts';
import type { Submission } from '../../../server/submissions/submission';
import type { InboxSubmission } from '../../api/inbox-api';

/** The photos of a submission as the desk shows them. */
export function shownPhotos(
  { form, reference, photos }: Submission,
  texts: Pick<InboxTexts, 'fieldLabel'>,
  language: string,
): InboxSubmission['photos'] {
  return photos.map(({ field }, index) => ({
    number: index + 1,
    label: texts.fieldLabel(form, field, language),
    name: photoFileName(reference, index + 1),
  }));
}
