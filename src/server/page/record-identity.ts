import { recordId, type CouncilRecord } from '../../engine/record/record';
import { contentHash } from '../files/content-hash';

/** Identifies a record among those of its source: its id, or without one a hash of its content. */
export function recordIdentity(record: CouncilRecord): string {
  return recordId(record) ?? contentHash(JSON.stringify(record));
}
