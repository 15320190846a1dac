/** Refuses a request because the server has too much to do; answered with 503 and Retry-After. */
export class OverloadError extends Error {
  readonly statusCode = 503;

  constructor() {
    super('The server is overloaded');
    this.name = 'OverloadError';
  }
}

export interface QueueLimits {
  /** Calls in progress. */
  readonly running: number;
  /** Calls that wait for one of these to end. */
  readonly waiting: number;
}

/**
 * Queues calls of `work`, and refuses those that do not fit into the queue. Between two calls the event loop serves
 * other requests.
 * @throws OverloadError when the queue is full
 */
export function limitInProgress<Args extends readonly unknown[], Result>(
  limits: QueueLimits,
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const queue: (() => void)[] = [];
  let running = 0;
  const enter = () => {
    if (running < limits.running) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= limits.waiting) throw new OverloadError();
    return new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = () => {
    const next = queue.shift();
    if (next) setImmediate(next);
    else running -= 1;
  };
  return async (...args) => {
    await enter();
    try {
      return await work(...args);
    } finally {
      leave();
    }
  };
}
