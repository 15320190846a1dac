import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { defaultLimits } from '../../../src/server/http/limits';
import { createAppSwitch } from '../../../src/server/start/reload/app-switch';
import { hostSites } from '../../../src/operations/sites/hosted-sites';
import type { SiteEntry } from '../../../src/operations/sites/site-directory';
import { memoryLog } from '../serve';
import { readSampleSite } from '../site-server';

const entryOf = (name: string, isAlwaysOpen = false): SiteEntry => ({
  name,
  config: `/sites/${name}/site.config.json`,
  shared: { folder: '/sites/_shared', site: name },
  publicAddress: `https://${name}.example`,
  hosts: [`${name}.localhost`],
  isAlwaysOpen,
});

/** Sites whose apps answer nothing, with a clock of the test; one may be open besides those always open. */
async function host({ idleMs = 20 } = {}) {
  const site = await readSampleSite();
  const clock = { now: 0 };
  const closed: string[] = [];
  const busy = new Set<string>();
  const sites = hostSites({
    read: async () => ({ site, problems: [], folder: null }),
    openSite: async ({ name }) => {
      const apps = createAppSwitch(Fastify(), { limits: defaultLimits, drainMs: 1 });
      return {
        apps: { ...apps, isBusy: () => busy.has(name) },
        noteChange: () => undefined,
        close: async () => {
          closed.push(name);
          await apps.close();
        },
      };
    },
    log: memoryLog(),
    maxOpen: 1,
    idleMs,
    clock: () => clock.now,
  });
  onTestFinished(() => sites.close());
  return { sites, clock, closed, busy };
}

it('a site with a request in progress is not closed for another one', async () => {
  const { sites, clock, closed, busy } = await host({ idleMs: 60_000 });
  busy.add('a');
  for (const name of ['a', 'b', 'c']) {
    clock.now += 1;
    await sites.open(entryOf(name));
  }
  expect(closed).toEqual(['b']);
});

it('a site that no longer works without requests is closed when nobody uses it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { sites, clock, closed } = await host({ idleMs: 20 });
  await sites.open(entryOf('a', true));
  clock.now += 60_000;
  vi.advanceTimersByTime(60);
  await new Promise((resolve) => setImmediate(resolve));
  expect(closed).toEqual([]);
  sites.retain([entryOf('a')]);
  vi.advanceTimersByTime(20);
  await expect.poll(() => closed).toEqual(['a']);
});

it('a site that is gone from the folder is closed, and opened again when it is back', async () => {
  const { sites, closed } = await host();
  await sites.open(entryOf('a', true));
  sites.retain([]);
  await expect.poll(() => closed).toEqual(['a']);
  expect(sites.stateOf(entryOf('a'))).toBe('closed');
  expect(await sites.open(entryOf('a', true))).toBeDefined();
});
