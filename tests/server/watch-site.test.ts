import { watch } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchSite, type WatchSiteOptions } from '../../src/server/start/reload/watch-site';
import { temporaryFolder } from '../temporary-folder';

/** A site with one record file, and how often a change of it was noticed. */
async function watchedSite(options: Partial<WatchSiteOptions> = {}) {
  const folder = await temporaryFolder();
  const path = (name: string) => join(folder, name);
  await mkdir(path('content/records'), { recursive: true });
  await writeFile(path('content/records/news.json'), '[]');
  await writeFile(path('site.config.json'), '{}');
  const noted = { changes: 0, failures: 0 };
  const files = watchSite({
    config: path('site.config.json'),
    onChange: () => (noted.changes += 1),
    onFailure: () => (noted.failures += 1),
    ...options,
  });
  onTestFinished(files.close);
  const follow = () => files.follow(path('content'));
  /** Whether a change is noticed; the watch then follows the folder again, as after every change. */
  const notices = async (change: () => Promise<unknown>) => {
    noted.changes = 0;
    await change();
    await expect.poll(() => noted.changes).toBeGreaterThan(0);
    await follow();
  };
  return { path, noted, follow, notices };
}

describe('the watch of a site', () => {
  it('notices every replacement of a file', async () => {
    const { path, follow, notices } = await watchedSite();
    await follow();
    for (const file of ['content/records/news.json', 'site.config.json'])
      for (let count = 0; count < 3; count += 1) {
        await writeFile(path(`new-${String(count)}`), String(count));
        await notices(() => rename(path(`new-${String(count)}`), path(file)));
        await notices(() => writeFile(path(file), 'changed in place'));
      }
  });

  it('notices files in folders that were made or moved to their place later', async () => {
    const { path, follow, notices } = await watchedSite();
    await follow();
    await notices(() => mkdir(path('content/messages/more'), { recursive: true }));
    await notices(() => writeFile(path('content/messages/more/a.json'), '{}'));
    await mkdir(path('other/records'), { recursive: true });
    await notices(() => rename(path('content'), path('old')));
    await notices(() => rename(path('other'), path('content')));
    await notices(() => writeFile(path('content/records/news.json'), '[1]'));
    await notices(() => rm(path('content/records'), { recursive: true }));
  });

  it('says whether folders were added, in which a change may have been missed', async () => {
    const { path, follow } = await watchedSite();
    expect(await follow()).toBe(true);
    expect(await follow()).toBe(false);
    await mkdir(path('content/messages'));
    expect(await follow()).toBe(true);
    await rm(path('content'), { recursive: true });
    expect(await follow()).toBe(false);
  });

  it.each([
    ['site.config.json', '', true],
    ['content', '', true],
    [null, '', true],
    ['other.json', '', false],
    ['news.json', 'content/records', true],
    [null, 'content/records', true],
    ['.news.json.swp', 'content/records', false],
  ])('knows whether %j in the folder “%s” is a change: %s', async (name, folder, isChange) => {
    const entries = new Map<string, (event: string, name: string | null) => void>();
    const watchFolder: WatchSiteOptions['watchFolder'] = (watched, onEntry) => {
      entries.set(watched, onEntry);
      return watch(watched);
    };
    const { path, noted, follow } = await watchedSite({ watchFolder });
    await follow();
    entries.get(resolve(path(folder)))?.('change', name);
    expect(noted.changes).toBe(isChange ? 1 : 0);
  });

  it('leaves out hidden folders', async () => {
    const { path, follow } = await watchedSite();
    await follow();
    await mkdir(path('content/.git/objects'), { recursive: true });
    expect(await follow()).toBe(false);
  });

  it('reports once that files cannot be watched, and goes on without', async () => {
    const watchFolder = () => {
      throw Object.assign(new Error('no space for watches'), { code: 'ENOSPC' });
    };
    const { noted, follow } = await watchedSite({ watchFolder });
    expect(await follow()).toBe(false);
    expect(noted.failures).toBe(1);
  });
});
