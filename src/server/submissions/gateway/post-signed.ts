import { createHmac } from 'node:crypto';
import { postHeaders } from '../../../engine/form/form-post';
import { isRefusal, withTimeLimit } from '../forward';

/** What came of an attempt to send: `unavailable` may succeed later. */
export interface Posted {
  readonly state: 'sent' | 'rejected' | 'unavailable';
  /** Status of the answer, or name of the error; never its text. */
  readonly answer: string;
}

interface SignedPost {
  readonly url: string;
  /** The same for every attempt, and for no other message. */
  readonly id: string;
  readonly body: string;
  /** Base64. */
  readonly key: string;
}

/** Time limit of an attempt, in ms. */
export const postTimeoutMs = 10_000;

/** The signature of the Standard Webhooks specification: HMAC-SHA256 over the id, the time and the body. */
export function signature({ id, body, key }: Omit<SignedPost, 'url'>, timestamp: string): string {
  const signed = createHmac('sha256', Buffer.from(key, 'base64')).update(`${id}.${timestamp}.${body}`);
  return `v1,${signed.digest('base64')}`;
}

async function post(signed: SignedPost, signal: AbortSignal): Promise<Posted> {
  const { url, id, body } = signed;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [postHeaders.key]: id,
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature(signed, timestamp),
    },
    body,
    redirect: 'manual',
    signal,
  });
  await response.body?.cancel();
  const { ok, status } = response;
  return {
    state: ok ? 'sent' : isRefusal(status) ? 'rejected' : 'unavailable',
    answer: String(status),
  };
}

/** Posts a signed message. Redirects are not followed, and the answer is not read. Never rejects. */
export async function postSigned(signed: SignedPost, stopped: AbortSignal): Promise<Posted> {
  try {
    return await withTimeLimit(postTimeoutMs, stopped, (signal) => post(signed, signal));
  } catch (error) {
    return { state: 'unavailable', answer: error instanceof Error ? error.name : 'no answer' };
  }
}
