/** Limits of a queue. */
export interface QueueLimits {
  /** Tasks that run at the same time. */
  readonly concurrency: number;
  /** Tasks that wait for their turn; by default any number. */
  readonly maxWaiting?: number;
  /** Milliseconds that a task waits for its turn; by default any time. */
  readonly maxWaitMs?: number;
}

export interface QueueOptions extends QueueLimits {
  /** Begins a task that has waited; by default at once. */
  readonly begin?: (task: () => void) => void;
}

/** Runs a limited number of tasks at the same time; the others wait in their order. */
export interface Queue {
  /** Runs a task in its turn. With `refuse`, the limits of waiting apply, and it gives the result of a task beyond them. */
  run<Result, Refusal = never>(
    task: () => Promise<Result>,
    refuse?: () => Refusal,
  ): Promise<Result | Refusal>;
  /** Whether a task would be refused now. */
  readonly isFull: boolean;
}

/** Creates a queue. */
export function createQueue({
  concurrency,
  maxWaiting = Infinity,
  maxWaitMs,
  begin = (task) => task(),
}: QueueOptions): Queue {
  const waiting = new Set<() => void>();
  let running = 0;

  const isFull = (): boolean => running >= concurrency && waiting.size >= maxWaiting;

  /** Whether the turn of a task comes within some time. */
  function waitForTurn(ms: number | undefined): Promise<boolean> {
    if (running < concurrency) {
      running += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const giveUp = () => {
        waiting.delete(start);
        resolve(false);
      };
      const timer = ms === undefined ? undefined : setTimeout(giveUp, ms).unref();
      const start = () => {
        clearTimeout(timer);
        resolve(true);
      };
      waiting.add(start);
    });
  }

  function giveTurn(): void {
    const [next] = waiting;
    if (next) {
      waiting.delete(next);
      begin(next);
    } else running -= 1;
  }

  return {
    run: async (task, refuse) => {
      if (refuse && (isFull() || !(await waitForTurn(maxWaitMs)))) return refuse();
      if (!refuse) await waitForTurn(undefined);
      try {
        return await task();
      } finally {
        giveTurn();
      }
    },
    get isFull() {
      return isFull();
    },
  };
}

/** Who waits for a job: a visitor, or nobody. */
export type Urgency = 'visitor' | 'background';

/** Runs a job when it has its turn; returns `busy` when too many of its urgency wait. */
export type JobQueue = <Result>(urgency: Urgency, job: () => Promise<Result>) => Promise<Result | 'busy'>;

/** Creates a queue of jobs; of several that may run, one is always left for visitors. */
export function createJobQueue(limits: QueueLimits): JobQueue {
  const all = createQueue(limits);
  const unhurried = createQueue({ ...limits, concurrency: Math.max(1, limits.concurrency - 1) });
  const busy = () => 'busy' as const;
  return (urgency, job) =>
    urgency === 'background' ? unhurried.run(() => all.run(job), busy) : all.run(job, busy);
}

/** Calls an async function for every item, at most `limit` at a time. The results are in the order of the items. */
export function mapConcurrently<Item, Result>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = createQueue({ concurrency: limit });
  return Promise.all([...items].map((item) => queue.run(() => work(item))));
}
