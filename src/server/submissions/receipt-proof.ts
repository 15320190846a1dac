import { createHash, timingSafeEqual } from 'node:crypto';
import type { Submission } from './submission';

/**
 * Proof in an address, beside the reference number, that only the sender of a submission has: a hash of its idempotency key, 96
 * bits in base64url. Without it, addresses would tell which numbers exist.
 */
export function receiptProof({ reference, key }: Pick<Submission, 'reference' | 'key'>): string {
  return createHash('sha256').update(`${reference}\n${key}`).digest('base64url').slice(0, 16);
}

/** Whether a text is the proof of a submission. */
export function isReceiptProof(submission: Pick<Submission, 'reference' | 'key'>, text: string): boolean {
  const [expected, sent] = [Buffer.from(receiptProof(submission)), Buffer.from(text)];
  return expected.length === sent.length && timingSafeEqual(expected, sent);
}
