import { hashOfText } from '../text/hash-of-text';
import type { FormBody } from './form-schema';

/**
 * The idempotency key of a body: the same for every retry and tab of one filling-in (`id`), another one as soon as
 * a letter is changed.
 */
export function submissionKey(id: string, body: FormBody): string {
  return `${id}.${hashOfText(JSON.stringify(body))}`;
}
