import { createHash } from 'node:crypto';

/** The entity tag of a body: weak, since the body may be sent compressed in several ways. */
export function tagOf(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
