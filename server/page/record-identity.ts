import { createHash } from 'node:crypto';
import { recordId, type CouncilRecord } from '../../src/model/record/record';

/** Identifies a record among those of its source: its id, or without one a hash of its content. */
export function recordIdentity(record: CouncilRecord): string {
  return recordId(record) ?? createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 16);
}
