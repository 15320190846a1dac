import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { changeBroadcasts, readBroadcastState } from '../../../src/desk/server/district/broadcast-file';
import { broadcastsFile } from '../../../src/engine/district/broadcast';
import { temporaryFolder } from '../../temporary-folder';

const script = fileURLToPath(new URL('./broadcast-writer.ts', import.meta.url));

/** Starts a process that publishes in a folder. */
const startWriter = (folder: string, name: string, steps: number) =>
  spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, folder, name, String(steps)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });

async function keepAll(folder: string): Promise<void> {
  const { version } = await readBroadcastState(folder);
  await changeBroadcasts(folder, version, ({ broadcasts }) => ({ broadcasts, before: null }));
}

test('a server that is killed while it publishes at all sites leaves the old or the new list, and no rest (B11.23.7)', async () => {
  const folder = await temporaryFolder();
  let acknowledged = 0;
  for (const steps of [1, 7, 20]) {
    const child = startWriter(folder, `k${String(steps)}x`, 100);
    let printed = '';
    for await (const part of child.stdout) {
      printed += String(part);
      if (printed.split('\n').length > steps) break;
    }
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    acknowledged += Number(printed.trim().split('\n').at(-1));
    const { broadcasts } = await readBroadcastState(folder);
    expect(broadcasts.length).toBeGreaterThanOrEqual(acknowledged);
  }
  await keepAll(folder);
  expect(await readdir(folder)).toEqual([broadcastsFile]);
});

test('two servers that publish at the same time keep each other’s steps (B11.23.7)', async () => {
  const folder = await temporaryFolder();
  const writers = ['a', 'b'].map((name) => startWriter(folder, name, 20));
  await Promise.all(
    writers.map(async (writer) => {
      writer.stdout.resume();
      expect(await once(writer, 'exit')).toEqual([0, null]);
    }),
  );
  const { broadcasts } = await readBroadcastState(folder);
  expect(new Set(broadcasts.map(({ id }) => id)).size).toBe(40);
  expect(await readdir(folder)).toEqual([broadcastsFile]);
});

test('the lock of a server that was killed is taken over while a step waits for it', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, `${broadcastsFile}.lock`));
  // A step waits for 10 s and is refused then.
  await keepAll(folder);
  expect(await readdir(folder)).toEqual([broadcastsFile]);
});
