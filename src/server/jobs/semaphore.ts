/** Lets a limited number of tasks run at the same time; the others wait in order. */
export interface Semaphore {
  /** Waits for a turn; the task ends when the returned function is called. */
  acquire(): Promise<() => void>;
  /** Number of tasks that wait. */
  readonly waiting: number;
}

export function createSemaphore(limit: number): Semaphore {
  const waiting: (() => void)[] = [];
  let running = 0;

  const release = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    acquire: async () => {
      if (running < limit) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return release;
    },
    get waiting() {
      return waiting.length;
    },
  };
}

/** Waits for a turn until the signal aborts; then rejects with a `TimeoutError`. */
export async function acquireBeforeAbort(semaphore: Semaphore, signal: AbortSignal): Promise<() => void> {
  const turn = semaphore.acquire();
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(new DOMException('no turn in time', 'TimeoutError'));
    });
  });
  try {
    return await Promise.race([turn, aborted]);
  } catch (error) {
    void turn.then((release) => {
      release();
    });
    throw error;
  }
}
