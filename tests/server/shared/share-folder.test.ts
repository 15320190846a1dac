import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBoundedFolder } from '../../../src/server/files/bounded-folder';
import { shareFolder } from '../../../src/server/database/shared/share-folder';
import type { SharedDatabase } from '../../../src/server/database/shared/shared-database';
import { openSharedFiles } from '../../../src/server/database/shared/shared-files';
import { temporaryFolder } from '../../temporary-folder';
import { memoryLog } from '../serve';
import { lostDatabase, newDatabase, openCounted, openInstance } from './open-shared';

const bytes = Buffer.from('picture');

/** The folder of an instance with a disk of its own. */
async function openFolder(database: SharedDatabase) {
  const path = join(await temporaryFolder(), 'media');
  const freeSpace = () => Promise.resolve(1e12);
  const local = { path, contents: 'pictures', pattern: /\.webp$/, quota: 1e6, log: memoryLog(), freeSpace };
  const folder = await openBoundedFolder(local);
  return shareFolder(folder, openSharedFiles(database, { folder: 'media', quota: 1e6 }));
}

describe('a file of another instance', () => {
  it('is there as soon as it was written', async () => {
    const { databaseUrl } = await newDatabase();
    await (await openFolder(openInstance(databaseUrl))).write('a.webp', bytes);
    const path = await (await openFolder(openInstance(databaseUrl))).find('none.webp', 'a.webp');
    expect(await readFile(path ?? '')).toEqual(bytes);
  });

  it('is there when it is derived, too', async () => {
    const { databaseUrl, rows } = await newDatabase();
    await (await openFolder(openInstance(databaseUrl))).write('320/a.webp', bytes);
    await expect.poll(() => rows('select name from shared_files')).toHaveLength(1);
    expect(await (await openFolder(openInstance(databaseUrl))).find('320/a.webp')).not.toBeNull();
  });

  it('is read from the database once', async () => {
    const { databaseUrl } = await newDatabase();
    await (await openFolder(openInstance(databaseUrl))).write('a.webp', bytes);
    const { database, queries } = openCounted(databaseUrl);
    const folder = await openFolder(database);
    await Promise.all(Array.from({ length: 20 }, () => folder.find('a.webp')));
    await folder.find('a.webp');
    expect(queries.filter((text) => text.startsWith('select'))).toHaveLength(1);
  });
});

describe('a file that was on the disk before', () => {
  it('is shared when it is used', async () => {
    const { databaseUrl, rows } = await newDatabase();
    const folder = await openFolder(openInstance(databaseUrl));
    await folder.write('a.webp', bytes);
    await rows('delete from shared_files');
    const again = shareFolder(
      folder,
      openSharedFiles(openInstance(databaseUrl), { folder: 'media', quota: 1e6 }),
    );
    await again.find('a.webp');
    await expect.poll(() => rows('select name from shared_files')).toEqual([{ name: 'a.webp' }]);
  });
});

describe('a file that nobody has', () => {
  it('costs one query for all its names, and none when it is asked for again', async () => {
    const { databaseUrl } = await newDatabase();
    const { database, queries } = openCounted(databaseUrl);
    const folder = await openFolder(database);
    const names = ['a.png', 'a.jpg', 'a.webp'];
    expect(await folder.find(...names)).toBeNull();
    expect(await folder.find(...names)).toBeNull();
    expect(await folder.find('a.jpg')).toBeNull();
    expect(queries).toHaveLength(1);
  });

  it('is found as soon as this instance writes it', async () => {
    const { databaseUrl } = await newDatabase();
    const folder = await openFolder(openInstance(databaseUrl));
    expect(await folder.find('a.webp')).toBeNull();
    await folder.write('a.webp', bytes);
    expect(await folder.find('a.webp')).not.toBeNull();
  });
});

describe('without the database', () => {
  it('the folder works as before', async () => {
    const folder = await openFolder(openInstance(lostDatabase));
    expect(await folder.find('a.webp')).toBeNull();
    expect(await folder.write('a.webp', bytes)).toBe(true);
    const path = await folder.find('a.webp');
    expect(await readFile(path ?? '')).toEqual(bytes);
    await rm(folder.path, { recursive: true });
    expect(await folder.find('a.webp')).toBeNull();
  });
});
