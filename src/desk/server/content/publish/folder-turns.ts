import { createSemaphore, type Semaphore } from '../../../../server/jobs/semaphore';

/** One for each site: a process may have several apps of one while it is reloaded. */
const turns = new Map<string, { readonly semaphore: Semaphore; users: number }>();

/** Runs work while no other work of this process publishes a site or reads all of it. @param site path of its config */
export async function inTurn<Result>(site: string, work: () => Promise<Result>): Promise<Result> {
  const turn = turns.get(site) ?? { semaphore: createSemaphore(1), users: 0 };
  turns.set(site, turn);
  turn.users += 1;
  const release = await turn.semaphore.acquire();
  try {
    return await work();
  } finally {
    release();
    turn.users -= 1;
    if (turn.users === 0) turns.delete(site);
  }
}
