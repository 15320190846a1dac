/** Work that is done in the background, for one key at a time. */
export interface BackgroundQueue {
  /** Adds a key; once only while it waits. */
  readonly add: (key: string) => void;
  /** Forgets the keys that wait. */
  readonly stop: () => void;
}

/**
 * Creates a queue. A key is started in a later turn of the event loop.
 * @param work ignored when it fails
 */
export function createBackgroundQueue(work: (key: string) => Promise<void>): BackgroundQueue {
  const waiting = new Set<string>();
  let isRunning = false;
  let isStopped = false;
  const next = () => {
    const [key] = waiting;
    isRunning = key !== undefined && !isStopped;
    if (key === undefined || isStopped) return;
    waiting.delete(key);
    void work(key)
      .catch(() => undefined)
      .finally(() => setImmediate(next));
  };
  return {
    add: (key) => {
      if (isStopped) return;
      waiting.add(key);
      if (isRunning) return;
      isRunning = true;
      setImmediate(next);
    },
    stop: () => {
      isStopped = true;
      waiting.clear();
    },
  };
}
