import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { createQueue } from '../../server/jobs/queue';
import type { BackgroundRunner } from '../../server/start/open-council';

/** Pauses the background work of all sites of a process while a visitor waits for one of them to open. */
export interface BackgroundTurns {
  /** Adds a visitor who waits; the returned function removes that visitor. */
  readonly visitorWaits: () => () => void;
  /** Runs the work of one site at a time, each step only while no visitor waits. */
  readonly run: BackgroundRunner;
}

export function createBackgroundTurns(): BackgroundTurns {
  const turns = createQueue({ concurrency: 1 });
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
    run: (work) => turns.run(() => work(pause)),
  };
}
