import { createHash, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';
import {
  type Broadcast,
  broadcastsFile,
  largestBroadcasts,
  mostBroadcasts,
} from '../../../engine/district/broadcast';
import { readBroadcasts } from '../../../server/site/district-layer';
import { DeskRefusal } from '../desk-request';
import { replaceDurably, syncFolder } from '../content/publish/durable-files';
import { removeLeftovers } from '../content/publish/journal';

/** What a district publishes, and a version that changes with it. */
export interface BroadcastState {
  readonly broadcasts: readonly Broadcast[];
  readonly before: readonly Broadcast[] | null;
  readonly version: string;
}

/** Reads what a district publishes. @throws DeskRefusal for a file that would lose something when it is written again */
export async function readBroadcastState(folder: string): Promise<BroadcastState> {
  const { broadcasts, before, problems } = await readBroadcasts(folder);
  if (problems.length > 0) throw new DeskRefusal('layer-broken');
  const text = JSON.stringify([broadcasts, before]);
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { broadcasts, before, version };
}

/** A new id: one of a broadcast that was taken back may still be hidden at a site. */
export const newBroadcastId = (): string => randomBytes(5).toString('hex');

/** The list after a step, and what the next undo gives back. */
export type BroadcastChange = Pick<BroadcastState, 'broadcasts' | 'before'>;

/** Time in ms after which the lock of a process that was killed is taken over. */
const staleMs = 5_000;
const waiting = { retries: 200, factor: 1, minTimeout: 50 };

/**
 * Runs work while no other work changes the file, in this process or another one.
 * @param work gets a signal for a lock that was lost, as on a machine that slept
 * @throws DeskRefusal when others keep the lock for longer than a person waits
 */
async function alone(path: string, work: (lost: AbortSignal) => Promise<void>): Promise<void> {
  const lost = new AbortController();
  const onCompromised = () => {
    lost.abort();
  };
  const release = await lock(path, {
    realpath: false,
    stale: staleMs,
    retries: waiting,
    onCompromised,
  }).catch((error: unknown) => {
    const isHeld = error instanceof Error && 'code' in error && error.code === 'ELOCKED';
    throw isHeld ? new DeskRefusal('busy', staleMs / 1000) : error;
  });
  try {
    await work(lost.signal);
  } finally {
    if (!lost.signal.aborted) await release();
  }
}

/**
 * Changes the file as a whole: it is the old or the new one, whatever happens meanwhile, and of two changes at once, also of
 * two processes, the second one is refused.
 * @param version of the state that the person saw
 * @throws DeskRefusal
 */
export async function changeBroadcasts(
  folder: string,
  version: string,
  change: (now: BroadcastState) => BroadcastChange | Promise<BroadcastChange>,
): Promise<void> {
  const path = join(folder, broadcastsFile);
  await mkdir(folder, { recursive: true });
  await alone(path, async (lost) => {
    const now = await readBroadcastState(folder);
    if (now.version !== version) throw new DeskRefusal('changed');
    const { broadcasts, before } = await change(now);
    const text = `${JSON.stringify({ broadcasts, before }, null, 2)}\n`;
    const isTooMuch = broadcasts.length > mostBroadcasts || Buffer.byteLength(text) > largestBroadcasts;
    if (isTooMuch) throw new DeskRefusal('layer-full');
    await removeLeftovers(folder);
    if (lost.aborted) throw new DeskRefusal('busy', 1);
    await replaceDurably(path, text);
    await syncFolder(folder);
  });
}
