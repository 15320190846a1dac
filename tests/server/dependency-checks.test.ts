import { expect, test } from 'vitest';
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
