/** Runs work after changes. */
export interface ChangeQueue {
  /** Notes a change: the work runs when there was no other one for some time. */
  readonly note: () => void;
  /** Starts no further run; one in progress is completed. */
  readonly stop: () => void;
}

/**
 * Creates a queue that runs work once for changes that follow each other quickly, and never twice at the same time: a
 * change during a run is followed by another run.
 * @param work never rejects
 * @param quietMs time without a change before the work starts, in ms
 */
export function createChangeQueue(work: () => Promise<void>, quietMs: number): ChangeQueue {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isDue = false;
  let isStopped = false;
  const run = async () => {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    while (isDue && !isStopped) {
      isDue = false;
      await work();
    }
    isRunning = false;
  };
  return {
    note: () => {
      clearTimeout(timer);
      if (!isStopped) timer = setTimeout(() => void run(), quietMs).unref();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
