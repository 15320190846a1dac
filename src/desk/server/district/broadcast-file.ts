import { createHash, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
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
import { inTurn } from '../content/publish/folder-turns';

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

/**
 * Changes the file as a whole: it is the old or the new one, whatever happens meanwhile.
 * @param version of the state that the person saw
 * @throws DeskRefusal
 */
export async function changeBroadcasts(
  folder: string,
  version: string,
  change: (now: BroadcastState) => BroadcastChange | Promise<BroadcastChange>,
): Promise<void> {
  await inTurn(folder, async () => {
    const now = await readBroadcastState(folder);
    if (now.version !== version) throw new DeskRefusal('changed');
    const { broadcasts, before } = await change(now);
    const text = `${JSON.stringify({ broadcasts, before }, null, 2)}\n`;
    const isTooMuch = broadcasts.length > mostBroadcasts || Buffer.byteLength(text) > largestBroadcasts;
    if (isTooMuch) throw new DeskRefusal('layer-full');
    await mkdir(folder, { recursive: true });
    await removeLeftovers(folder);
    await replaceDurably(join(folder, broadcastsFile), text);
    await syncFolder(folder);
  });
}
