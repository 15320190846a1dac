import { createQueue, type Queue } from '../../../../server/jobs/queue';

/** One for each site: a process may have several apps of one while it is reloaded. */
const turns = new Map<string, { readonly queue: Queue; users: number }>();

/** Runs work while no other work of this process publishes a site or reads all of it. @param site path of its config */
export async function inTurn<Result>(site: string, work: () => Promise<Result>): Promise<Result> {
  const turn = turns.get(site) ?? { queue: createQueue({ concurrency: 1 }), users: 0 };
  turns.set(site, turn);
  turn.users += 1;
  try {
    return await turn.queue.run(work);
  } finally {
    turn.users -= 1;
    if (turn.users === 0) turns.delete(site);
  }
}
