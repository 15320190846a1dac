import { createSemaphore } from './semaphore';

/** Who waits for a job: a visitor, or nobody. */
export type Urgency = 'visitor' | 'background';

export interface JobQueueOptions {
  /** Jobs at the same time; of several, one is always left for visitors. */
  readonly concurrency: number;
  /** Jobs of each urgency that may wait. */
  readonly maxWaiting: number;
}

/** Runs a job when it has its turn; returns `busy` when too many wait. */
export type JobQueue = <Result>(urgency: Urgency, job: () => Promise<Result>) => Promise<Result | 'busy'>;

/** Creates a queue that runs jobs in their order. */
export function createJobQueue({ concurrency, maxWaiting }: JobQueueOptions): JobQueue {
  const all = createSemaphore(concurrency);
  const unhurried = createSemaphore(Math.max(1, concurrency - 1));
  return async (urgency, job) => {
    const isUnhurried = urgency === 'background';
    if ((isUnhurried ? unhurried : all).waiting >= maxWaiting) return 'busy';
    const endUnhurried = isUnhurried ? await unhurried.acquire() : undefined;
    const end = await all.acquire();
    try {
      return await job();
    } finally {
      end();
      endUnhurried?.();
    }
  };
}
