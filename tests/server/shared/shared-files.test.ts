import { describe, expect, it } from 'vitest';
import { openSharedFiles } from '../../../src/server/database/shared/shared-files';
import { lostDatabase, newDatabase, openInstance, silentDatabase } from './open-shared';

const bytes = (size: number) => async () => Buffer.alloc(size, 1);
const file = (name: string) => ({ name, version: '', asOf: 0 });
const options = { folder: 'media', quota: 1_000 };

describe('a shared file', () => {
  it('is read by another instance, and not by another site', async () => {
    const { databaseUrl } = await newDatabase();
    expect(await openSharedFiles(openInstance(databaseUrl), options).keep(file('a'), bytes(3))).toBe(true);
    const found = await openSharedFiles(openInstance(databaseUrl), options).read(['none', 'a']);
    expect(found).toEqual({ name: 'a', bytes: Buffer.alloc(3, 1), asOf: 0 });
    const other = openInstance(databaseUrl, 'b.example');
    expect(await openSharedFiles(other, options).read(['a'])).toBeNull();
  });

  it('is written once', async () => {
    const { databaseUrl } = await newDatabase();
    const files = openSharedFiles(openInstance(databaseUrl), options);
    await files.keep(file('a'), bytes(3));
    expect(await files.keep(file('a'), () => Promise.reject(new Error('read again')))).toBe(true);
  });

  it('is replaced by a newer content only', async () => {
    const { databaseUrl } = await newDatabase();
    const files = openSharedFiles(openInstance(databaseUrl), options);
    await files.keep({ name: 'a', version: 'second', asOf: 2_000 }, bytes(2));
    await files.keep({ name: 'a', version: 'first', asOf: 1_000 }, bytes(1));
    expect(await files.read(['a'])).toMatchObject({ asOf: 2_000, bytes: Buffer.alloc(2, 1) });
    await files.keep({ name: 'a', version: 'third', asOf: 3_000 }, bytes(3));
    expect(await files.read(['a'])).toMatchObject({ asOf: 3_000, bytes: Buffer.alloc(3, 1) });
  });

  it('that did not change gets the newer time', async () => {
    const { databaseUrl } = await newDatabase();
    const files = openSharedFiles(openInstance(databaseUrl), options);
    for (const asOf of [1_000, 3_000, 2_000]) await files.keep({ name: 'a', version: 'v', asOf }, bytes(1));
    expect(await files.read(['a'])).toMatchObject({ asOf: 3_000 });
  });
});

describe('the quota', () => {
  it('removes derived files first, then those not used for longest', async () => {
    const { databaseUrl, rows } = await newDatabase();
    const files = openSharedFiles(openInstance(databaseUrl), options);
    for (const name of ['a', 'b', '320/a']) await files.keep(file(name), bytes(300));
    await rows(`update shared_files set used_at = now() - interval '1 hour' where name = 'a'`);
    await files.keep(file('c'), bytes(300));
    const names = async () =>
      (await rows('select name from shared_files order by name')).map(({ name }) => name);
    expect(await names()).toEqual(['a', 'b', 'c']);
    await files.keep(file('d'), bytes(300));
    expect(await names()).toEqual(['b', 'c', 'd']);
  });

  it('leaves other sites and other kinds of files alone', async () => {
    const { databaseUrl, rows } = await newDatabase();
    const other = openSharedFiles(openInstance(databaseUrl, 'b.example'), options);
    const answers = openSharedFiles(openInstance(databaseUrl), { folder: 'answers', quota: 1_000 });
    for (const files of [other, answers]) await files.keep(file('a'), bytes(900));
    const files = openSharedFiles(openInstance(databaseUrl), options);
    for (const name of ['a', 'b']) await files.keep(file(name), bytes(900));
    expect(await rows('select site, folder, name from shared_files order by site, folder')).toEqual([
      { site: 'a.example', folder: 'answers', name: 'a' },
      { site: 'a.example', folder: 'media', name: 'b' },
      { site: 'b.example', folder: 'media', name: 'a' },
    ]);
  });

  it('is not needed to remove what nobody used for a month', async () => {
    const { databaseUrl, rows } = await newDatabase();
    await openSharedFiles(openInstance(databaseUrl), options).keep(file('a'), bytes(3));
    await rows(`update shared_files set used_at = now() - interval '31 days'`);
    await openSharedFiles(openInstance(databaseUrl), options).keep(file('b'), bytes(3));
    expect(await rows('select name from shared_files')).toEqual([{ name: 'b' }]);
  });

  it('refuses a larger file', async () => {
    const { databaseUrl } = await newDatabase();
    const files = openSharedFiles(openInstance(databaseUrl), options);
    expect(await files.keep(file('a'), bytes(1_001))).toBe(false);
  });
});

describe('a database that cannot be reached', () => {
  it.each([
    ['refuses connections', async () => lostDatabase],
    ['never answers', silentDatabase],
  ])('because it %s gives no answer instead of an error, and one line in the log', async (_name, urlOf) => {
    const database = openInstance(await urlOf());
    const files = openSharedFiles(database, options);
    expect(await files.read(['a'])).toBeUndefined();
    expect(await files.keep(file('a'), bytes(3))).toBe(false);
    await files.remove('a');
    expect(database.lines).toEqual([expect.stringContaining('this instance works alone')]);
  });
});
