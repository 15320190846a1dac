import { randomUUID } from 'node:crypto';
import type { SiteConfig } from '../../engine/site-config.generated';
import type { AnsweredForm, PageForm } from '../../engine/form/page-form';
import { isReceiptProof } from '../submissions/receipt-proof';
import { isReference } from '../submissions/reference';
import type { SubmissionService } from '../submissions/service';
import { resolvePath } from '../../engine/page/page-url';
import { formsOfPage } from '../../templates/declarations';

/** Fields of the query of a page with a form: which form was posted, the reference number of what was received, and its proof. */
export const formQuery = { form: 'form', sent: 'sent', proof: 'proof' } as const;

/** The names of the forms on the page of a path. */
export function formsAt(config: SiteConfig, path: string): readonly string[] {
  return formsOfPage(config, resolvePath(config, path).page);
}

/**
 * Data of a page with forms for posts without script. All visitors of a page share its key: the server adds what was
 * typed. It is kept when the same is to be sent again.
 */
export function pageForm(answered: AnsweredForm | null, key: string = randomUUID()): PageForm {
  return { key, answered };
}

/**
 * The form that the query of a page names as received, after a post without script. Anyone can write such a URL, so it is
 * believed with the proof of its submission only (B4.8.13).
 */
export async function receivedForm(
  { store, site }: Pick<SubmissionService, 'store' | 'site'>,
  query: URLSearchParams,
  forms: readonly string[],
): Promise<AnsweredForm | null> {
  const [first] = forms;
  const form = query.get(formQuery.form) ?? first;
  const reference = query.get(formQuery.sent) ?? '';
  if (form === undefined || !forms.includes(form) || !isReference(reference)) return null;
  const submission = await store.findByReference({ site, reference });
  if (submission?.form !== form || !isReceiptProof(submission, query.get(formQuery.proof) ?? '')) return null;
  const { answerBy } = submission;
  const outcome = { state: 'received', reference, ...(answerBy !== null && { answerBy }) } as const;
  return { form, outcome, values: {} };
}
