/** Order of turns: `now` is for what a visitor waits for. */
export const priorities = ['now', 'soon', 'later'] as const;

export type Priority = (typeof priorities)[number];

/** What waits for a turn. */
export interface TurnRequest {
  readonly priority: Priority;
  /** Memory that it holds while it waits. */
  readonly bytes: number;
  /** Ends the waiting; without effect once the turn has begun. */
  readonly signal?: AbortSignal | undefined;
}

/** How many may wait, and how much memory they may hold together. */
export interface WaitingLimits {
  readonly count: number;
  readonly bytes: number;
}

/** Hands out a fixed set of workers, one per turn. */
export interface Turns<Worker> {
  /** A worker, after waiting for one; null when too many wait, when it was aborted, and after `close`. */
  acquire(request: TurnRequest): Promise<Worker | null>;
  /** Gives back a worker that was acquired with this priority. */
  release(worker: Worker, priority: Priority): void;
  /** Ends the waiting of all, and every later one. */
  close(): void;
}

interface Waiting<Worker> {
  readonly start: (worker: Worker | null) => void;
  readonly bytes: number;
}

/** Creates turns; of several workers, one is always left for `now`. The limits hold for each priority by itself. */
export function createTurns<Worker>(workers: readonly Worker[], limits: WaitingLimits): Turns<Worker> {
  const free = [...workers];
  const mostUnhurried = Math.max(1, workers.length - 1);
  const queues: Record<Priority, Waiting<Worker>[]> = { now: [], soon: [], later: [] };
  let unhurried = 0;
  let isClosed = false;

  const mayStart = (priority: Priority): boolean => priority === 'now' || unhurried < mostUnhurried;

  function take(priority: Priority, worker: Worker): Worker {
    if (priority !== 'now') unhurried += 1;
    return worker;
  }

  function hasRoom(queue: readonly Waiting<Worker>[], bytes: number): boolean {
    const waitingBytes = queue.reduce((sum, waiting) => sum + waiting.bytes, 0);
    return queue.length < limits.count && waitingBytes + bytes <= limits.bytes;
  }

  /** Priority of the next turn. */
  const next = (): Priority | undefined =>
    priorities.find((priority) => queues[priority].length > 0 && mayStart(priority));

  function wait({ priority, bytes, signal }: TurnRequest): Promise<Worker | null> {
    const queue = queues[priority];
    if (!hasRoom(queue, bytes)) return Promise.resolve(null);
    return new Promise((resolve) => {
      const abort = () => {
        const index = queue.indexOf(waiting);
        if (index !== -1) queue.splice(index, 1);
        resolve(null);
      };
      const start = (worker: Worker | null) => {
        signal?.removeEventListener('abort', abort);
        resolve(worker);
      };
      const waiting = { start, bytes };
      queue.push(waiting);
      signal?.addEventListener('abort', abort, { once: true });
    });
  }

  return {
    acquire: async (request) => {
      if (isClosed || request.signal?.aborted) return null;
      const worker = mayStart(request.priority) ? free.pop() : undefined;
      return worker === undefined ? wait(request) : take(request.priority, worker);
    },
    release: (worker, priority) => {
      if (priority !== 'now') unhurried -= 1;
      const following = next();
      if (following === undefined) free.push(worker);
      else queues[following].shift()?.start(take(following, worker));
    },
    close: () => {
      isClosed = true;
      for (const queue of Object.values(queues)) for (const { start } of queue.splice(0)) start(null);
    },
  };
}
