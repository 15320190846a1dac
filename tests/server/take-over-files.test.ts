import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, inject, test } from 'vitest';
import { openDesk } from '../../src/desk/server/open-desk';
import { openStore } from '../../src/server/submissions/store/open-store';
import type { DatabaseOptions } from '../../src/server/database/site-database';
import { createDatabase, query } from './postgres';
import { newFolder } from './submission-databases';

const formerFiles = ['submissions', 'desk'] as const;
const publicAddress = 'https://www.motipura.example';

const dumpOf = (name: string) =>
  readFileSync(new URL(`databases-0.1.0/${name}.sql`, import.meta.url), 'utf8');

/** A data folder as version 0.1.0 left it. */
async function formerFolder(names: readonly string[] = formerFiles): Promise<{ dataDir: string }> {
  const { dataDir } = await newFolder();
  for (const name of names) {
    const database = new Libsql(join(dataDir, `${name}.db`));
    database.exec('pragma journal_mode = wal');
    database.exec(dumpOf(name));
    database.close();
  }
  return { dataDir };
}

/** Reads the database of the fixtures as the site and its desk do. */
async function readAll(options: DatabaseOptions) {
  const store = await openStore(options);
  const desk = await openDesk({ ...options, publicAddress });
  try {
    const page = await store.page({ site: desk.site, limit: 50, offset: 0 });
    const notes = await Promise.all(page.map(({ reference }) => desk.notes.history(reference)));
    return {
      names: page.map(({ body }) => body.name).sort(),
      notes: notes
        .flat()
        .map(({ text }) => text)
        .sort(),
      unread: await store.count({ site: desk.site, states: ['stored'], isInProgress: false }),
      found: await store.count({ site: desk.site, search: 'રમેશ 1' }),
      people: await desk.people.list(),
      drafts: (await desk.drafts.of('Kokila')).map(({ key }) => key),
    };
  } finally {
    await desk.close();
    await store.close();
  }
}

const everything = {
  names: ['રમેશ 0', 'રમેશ 1', 'રમેશ 2'],
  notes: ['Called 0', 'Called 1', 'Called 2', 'in-progress'],
  unread: 2,
  found: 1,
  people: [{ name: 'Kokila', role: 'publisher', mobile: '', shortName: '' }],
  drafts: ['n-1'],
};

test('the two files of version 0.1.0 become one, and are kept', async () => {
  const { dataDir } = await formerFolder();
  expect(await readAll({ dataDir })).toEqual(everything);
  expect(await readAll({ dataDir })).toEqual(everything);
  expect(existsSync(join(dataDir, 'submissions.db'))).toBe(false);
  expect(readdirSync(join(dataDir, 'before-site-db'))).toEqual(
    expect.arrayContaining(['desk.db', 'submissions.db']),
  );
});

test.each([['submissions'], ['desk']])('a folder with %s.db only is taken over, too', async (name) => {
  const { dataDir } = await formerFolder([name]);
  const { names, people } = await readAll({ dataDir });
  expect(names).toEqual(name === 'desk' ? [] : everything.names);
  expect(people).toEqual(name === 'desk' ? everything.people : []);
});

test.each([
  [
    'while it copied',
    async (dataDir: string) => writeFileSync(join(dataDir, 'site.db.new-cut'), 'half of a file'),
  ],
  [
    'before the former files were moved',
    async (dataDir: string) => {
      await readAll({ dataDir });
      for (const name of formerFiles)
        writeFileSync(
          join(dataDir, `${name}.db`),
          readFileSync(join(dataDir, 'before-site-db', `${name}.db`)),
        );
    },
  ],
])('a start that was killed %s is completed by the next one', async (_when, kill) => {
  const { dataDir } = await formerFolder();
  await kill(dataDir);
  expect(await readAll({ dataDir })).toEqual(everything);
  expect(readdirSync(dataDir).filter((name) => /new-|^desk\.db|^submissions/.test(name))).toEqual([]);
});

test('a former file that is damaged stays where it is, and nothing is begun beside it', async () => {
  const { dataDir } = await formerFolder();
  writeFileSync(join(dataDir, 'desk.db'), 'x'.repeat(9000));
  await expect(openStore({ dataDir })).rejects.toThrow();
  expect(existsSync(join(dataDir, 'site.db'))).toBe(false);
  expect(existsSync(join(dataDir, 'submissions.db'))).toBe(true);
});

test('the tables of version 0.1.0 in PostgreSQL are taken over by two instances at once', async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  await query(databaseUrl, dumpOf('postgres'));
  const { dataDir } = await newFolder();
  const options = { dataDir, databaseUrl };
  const stores = await Promise.all([openStore(options), openStore(options)]);
  await Promise.all(stores.map((store) => store.close()));
  expect(await readAll(options)).toEqual(everything);
});
