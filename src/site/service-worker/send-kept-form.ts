import { objectOf, parseJson } from '../../engine/json/json';
import type { SentForm, UnsentForm } from '../browser/kept-forms';
import { postForm } from '../browser/post-form';

/** The receipt of an answer; null where the server refuses the form. Rejects when it may succeed later. */
async function receiptOf(
  { key, site, form }: UnsentForm<unknown>,
  response: Response,
): Promise<SentForm | null> {
  const { ok, status } = response;
  if (status === 429 || status >= 500) throw new Error(String(status));
  const text = await response.text();
  const value = parseJson(text);
  const answer = objectOf(value);
  // A hotspot that asks to sign in answers with a page.
  if (!ok || answer.status === false || (text.trim() !== '' && value === undefined)) return null;
  const { reference, answerBy } = objectOf(Array.isArray(answer.data) ? answer.data[0] : null);
  return {
    ...{ key, site, form, at: Date.now(), state: 'received' },
    reference: typeof reference === 'string' ? reference : null,
    answerBy: typeof answerBy === 'string' ? answerBy : null,
  };
}

/** Sends a form; resolves with its receipt, or with null where the server refuses it. Rejects when it may succeed later. */
export function sendKeptForm(kept: UnsentForm<unknown>): Promise<SentForm | null> {
  return postForm(kept.submission, (response) => receiptOf(kept, response));
}
