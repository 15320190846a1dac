import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { createSemaphore } from '../council/semaphore';
import type { BackgroundRunner } from '../open-council';

/** Lets the background work of the sites of a process wait for the visitors who wait for a site. */
export interface BackgroundTurns {
  /** Notes that a visitor waits. Returns what ends that. */
  readonly visitorWaits: () => () => void;
  /** Runs the work of one site after the other, and its steps while no visitor waits. */
  readonly run: BackgroundRunner;
}

export function createBackgroundTurns(): BackgroundTurns {
  const turns = createSemaphore(1);
  const visitors = new EventEmitter();
  let waiting = 0;
  const pause = async (): Promise<void> => {
    while (waiting > 0) await once(visitors, 'none');
    await setImmediate();
  };
  return {
    visitorWaits: () => {
      waiting += 1;
      return () => {
        waiting -= 1;
        if (waiting === 0) visitors.emit('none');
      };
    },
    run: async (work) => {
      const release = await turns.acquire();
      try {
        await work(pause);
      } finally {
        release();
      }
    },
  };
}
