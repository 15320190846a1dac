import { createHash } from 'node:crypto';

/** Number of the lease of a site's publications among those of a database. */
export function publicationLease(site: string): number {
  return createHash('sha256').update(`publication ${site}`).digest().readInt32BE(0);
}
