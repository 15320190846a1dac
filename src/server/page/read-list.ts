import { setTimeout as sleep } from 'node:timers/promises';
import type { CouncilRecord } from '../../engine/record/record';
import type { SourceRequest } from '../../engine/source/source-request';
import type { Council } from '../council/council';

/**
 * The records of a whole list; null if it fails or is late.
 * @param waitMs milliseconds after which it is late
 */
export async function readPageList(
  council: Pick<Council, 'get'>,
  request: SourceRequest,
  waitMs: number,
): Promise<readonly CouncilRecord[] | null> {
  const late = sleep(Math.max(0, waitMs), null, { ref: false });
  const response = await Promise.race([council.get(request), late]);
  return response?.list?.records ?? null;
}
