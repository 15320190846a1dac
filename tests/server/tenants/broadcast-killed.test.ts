import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { changeBroadcasts, readBroadcastState } from '../../../src/desk/server/district/broadcast-file';
import { temporaryFolder } from '../../temporary-folder';

const script = fileURLToPath(new URL('./broadcast-writer.ts', import.meta.url));
const options = ['--import', import.meta.resolve('tsx')];

test('a server that is killed while it publishes at all sites leaves the old or the new list, and no rest', async () => {
  const folder = await temporaryFolder();
  for (const steps of [1, 7, 20]) {
    const child = spawn(process.execPath, [...options, script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    for await (const part of child.stdout) {
      printed += String(part);
      if (printed.split('\n').length > steps) break;
    }
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    const acknowledged = Number(printed.trim().split('\n').at(-1));
    const { broadcasts } = await readBroadcastState(folder);
    expect(broadcasts.length).toBeGreaterThanOrEqual(acknowledged);
  }
  const { version } = await readBroadcastState(folder);
  await changeBroadcasts(folder, version, ({ broadcasts }) => ({ broadcasts, before: null }));
  expect(await readdir(folder)).toEqual(['broadcasts.json']);
});
