import { unwatchFile, watchFile, type Stats } from 'node:fs';
import { join } from 'node:path';
import { broadcastsFile, sharedFolder } from '../../engine/district/broadcast';

/** Time in ms between two looks at the file: it may not exist yet, and is always replaced as a whole. */
const lookMs = 1_000;

/** Calls a function whenever the file of a district's layer has changed; returns a function that stops that. */
export function watchLayer(folder: string, onChange: () => void): () => void {
  const path = join(folder, sharedFolder, broadcastsFile);
  const compare = (now: Stats, before: Stats) => {
    if (now.mtimeMs !== before.mtimeMs || now.ino !== before.ino || now.size !== before.size) onChange();
  };
  watchFile(path, { interval: lookMs, persistent: false }, compare);
  return () => {
    unwatchFile(path, compare);
  };
}
