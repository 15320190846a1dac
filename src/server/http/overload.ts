import { createQueue, type QueueLimits } from '../jobs/queue';

/** Refuses a request because the server has too much to do; answered with 503 and Retry-After. */
export class OverloadError extends Error {
  readonly statusCode = 503;

  constructor() {
    super('The server is overloaded');
    this.name = 'OverloadError';
  }
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
  const queue = createQueue({ ...limits, begin: setImmediate });
  const refuse = () => {
    throw new OverloadError();
  };
  return (...args) => queue.run(() => work(...args), refuse);
}
