import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { archiveName, archivePrefix } from '../../src/server/files/backup-archives';
import { dependencyChecks } from '../../src/server/start/health/dependency-checks';
import { temporaryFolder } from '../temporary-folder';
import { sampleSite } from './sample-site';

async function statesWith(free: number, isEmbedded: boolean) {
  const { config } = await sampleSite();
  const { database, media } = dependencyChecks({
    config,
    dataDir: await temporaryFolder(),
    council: null,
    store: { find: async () => undefined },
    isEmbedded,
    freeSpace: async () => free,
  });
  return [await database?.(), await media?.()];
}

test.each([
  [1e9, true, ['ok', 'ok']],
  [1e8, true, ['ok', 'degraded']],
  [1e6, true, ['failed', 'degraded']],
  [1e6, false, ['ok', 'degraded']],
])('with %d free bytes and an embedded database: %s, the states are %j', async (free, isEmbedded, states) => {
  expect(await statesWith(free, isEmbedded)).toEqual(states);
});

test.each([
  ['no archive', [], '2026-11-28T20:00:00Z', 'degraded'],
  ['one of the night', ['2026-11-27'], '2026-11-28T20:00:00Z', 'ok'],
  ['one of two nights ago', ['2026-11-26', '2026-11-25'], '2026-11-28T20:00:00Z', 'degraded'],
])('with %s of the site, the state of the backup is as it should be', async (_, days, now, state) => {
  const { config } = await sampleSite();
  const backupDir = await temporaryFolder();
  const { host } = new URL(config.publicAddress);
  const write = async (name: string, day: string) => {
    const file = join(backupDir, archiveName(archivePrefix(name), day));
    const at = new Date(`${day}T20:30:00Z`);
    await writeFile(file, '');
    await utimes(file, at, at);
  };
  for (const day of days) await write(host, day);
  await write('other.example', '2026-11-28');
  const { backup } = dependencyChecks({
    config,
    dataDir: backupDir,
    council: null,
    store: { find: async () => undefined },
    isEmbedded: true,
    backupDir,
    now: () => new Date(now),
  });
  expect(await backup?.()).toBe(state);
});
