import {
  appendFile,
  cp,
  mkdir,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { create } from 'tar';
import { expect, test } from 'vitest';
import { openRepository } from '../../src/desk/server/content/publish/repository';
import { openSharedUploads } from '../../src/desk/server/files/shared-uploads';
import { type Desk, openDesk } from '../../src/desk/server/open-desk';
import { readEnvironment } from '../../src/server/environment';
import { unpackArchive } from '../../src/operations/handover/archive';
import { checksumFile, writeChecksums } from '../../src/operations/handover/checksums';
import type { HandoverPlace } from '../../src/operations/handover/handover-place';
import { restoreHandover } from '../../src/operations/handover/restore-handover';
import { readHandoverCommand, runHandover } from '../../src/operations/handover/run-handover';
import { openDatabase } from '../../src/server/database/open-database';
import { SubmissionQueries } from '../../src/server/submissions/store/submission-queries';
import { createVisitStore } from '../../src/operations/visits/visit-store';
import { temporaryFolder } from '../temporary-folder';
import { password } from './desk-browser';
import { copySmallSite } from './site-folder';
import { describeDatabases, newFolder } from './submission-databases';

const engineFolder = join(import.meta.dirname, '../..');
const publicAddress = 'https://nimkhedi.example';
const site = new URL(publicAddress).host;
const person = 'Kokila Patel';
const now = new Date('2026-11-28T04:30:00Z');

/** The lines of the steps of the last command. */
const saidSteps: string[] = [];

/** Runs the command; resolves with what it prints. */
async function run(
  variables: Readonly<Record<string, string | undefined>>,
  ...args: string[]
): Promise<string> {
  const reading = readEnvironment(variables);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  let output = '';
  const write = (text: string) => void (output += text);
  const { environment } = reading;
  saidSteps.length = 0;
  const say = (line: string) => void saidSteps.push(line);
  await runHandover(readHandoverCommand(args), { environment, engineFolder, now, write, say });
  return output;
}

const variablesOf = ({ config, dataDir, databaseUrl }: HandoverPlace) => ({
  SITE_CONFIG: config,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
});

/** Stores a submission of each of some hosts; its reference. */
async function submit(place: HandoverPlace, hosts: readonly string[]): Promise<readonly string[]> {
  const driver = await openDatabase(place);
  try {
    const store = new SubmissionQueries(driver);
    const stored = {
      language: 'HI',
      honeypot: false,
      filledInMs: 4200,
      state: 'stored',
      dueAt: null,
    } as const;
    const consent = { notice: 'v1', language: 'HI', at: now.toISOString() };
    const references: string[] = [];
    for (const host of hosts) {
      const body = { name: 'रामलाल', age: 41, agreed: true };
      const added = await store.insert({
        ...stored,
        consent,
        site: host,
        form: 'question',
        key: `key-${host}`,
        body,
        photos: [{ field: 'photo', source: 'hash', bytes: Buffer.from('a photo') }],
      });
      references.push(added.submission.reference);
    }
    const counts = [{ day: '2026-11-27', kind: 'page', path: '/', language: 'HI', count: 7 }] as const;
    await createVisitStore(driver).add(site, counts);
    return references;
  } finally {
    await driver.close();
  }
}

const upload = 'pictures/well.webp';

const sharedFiles = (desk: Desk) => openSharedUploads(desk.database, desk.site, () => now);

/** A site with a history, a submission with a note, a draft with a file, and somebody at the desk. */
async function usedSite(place: HandoverPlace): Promise<string> {
  const content = join(dirname(place.config), 'content');
  await openRepository(content).commit({
    author: { name: person, email: 'kokila@desk.invalid' },
    message: 'Begin',
    at: now,
  });
  const [reference = ''] = await submit(place, [site, 'other.example']);
  const desk = await openDesk({ ...place, publicAddress });
  try {
    const names = { mobile: '9825012345', shortName: 'ramu' };
    await desk.people.accept(await desk.people.invite(person, 'publisher', names), { password });
    await desk.notes.assign(reference, person, person);
    await desk.notes.addNote(reference, 'Called back', person);
    await desk.drafts.save(person, [{ list: 'notices', key: '1', before: null, after: { id: 1 } }]);
    // Another instance received it.
    if (place.databaseUrl !== undefined) await sharedFiles(desk).add(upload, Buffer.from('picture'));
  } finally {
    await desk.close();
  }
  const uploaded = join(place.dataDir, 'desk/files', upload);
  if (place.databaseUrl === undefined) {
    await mkdir(dirname(uploaded), { recursive: true });
    await writeFile(uploaded, 'picture');
  }
  return reference;
}

const smallSite = async (data: Omit<HandoverPlace, 'config'>): Promise<HandoverPlace> => ({
  ...data,
  config: (await copySmallSite()).config,
});

const newPlace = async (data: Omit<HandoverPlace, 'config'>): Promise<HandoverPlace> => ({
  ...data,
  config: join(await temporaryFolder(), 'srv/site.config.json'),
});

/** Reads the submissions and the desk of a place. */
async function dataOf(place: HandoverPlace, reference: string) {
  const driver = await openDatabase(place);
  const desk = await openDesk({ ...place, publicAddress });
  try {
    const store = new SubmissionQueries(driver);
    return {
      submissions: await store.list({ site }),
      photo: String(await store.photo({ site, reference }, 1)),
      others: await store.list({ site: 'other.example' }),
      visits: await createVisitStore(driver).list({ site, from: '2026-01-01', to: '2026-12-31' }),
      handling: await desk.notes.of(reference),
      notes: await desk.notes.history(reference),
      drafts: await desk.drafts.of(person),
      log: (await desk.log.readSince('', ['password-set', 'exported'])).map(({ id }) => id),
    };
  } finally {
    await desk.close();
    await driver.close();
  }
}

describeDatabases((newSource) => {
  describeDatabases((newTarget) => {
    test('a site is handed over and restored with everything but what opens the desk', async () => {
      const source = await smallSite(await newSource());
      const reference = await usedSite(source);
      const sourceFolder = dirname(source.config);
      const record = 'content/records/members.json';
      await utimes(join(sourceFolder, record), now, now);
      const file = join(await temporaryFolder(), 'nimkhedi.tar.gz');
      const told = await run(variablesOf(source), '--out', file);
      expect(saidSteps).toEqual([
        'Copying the content …',
        `Reading the database of ${site} …`,
        'Packing the archive …',
      ]);
      expect(told).toContain('1 submission and 1 person of the desk');
      expect(told).toContain('submissions to other.example. Was that this site?');
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      const target = await newPlace(await newTarget());
      const steps = await run(variablesOf(target), '--restore', file);
      expect(saidSteps).toEqual([
        'Unpacking 1 MB …',
        'Checking its files …',
        `Placing the content and the data of ${site} …`,
      ]);
      const targetFolder = dirname(target.config);
      expect((await readdir(targetFolder)).sort()).toEqual(['content', 'site.config.json']);
      for (const name of ['site.config.json', record])
        expect(await readFile(join(targetFolder, name), 'utf8')).toBe(
          await readFile(join(sourceFolder, name), 'utf8'),
        );
      expect((await stat(join(targetFolder, record))).mtime).toEqual(now);
      const repository = openRepository(join(targetFolder, 'content'));
      expect(await repository.commits(9)).toMatchObject([{ author: person, message: 'Begin' }]);
      const uploaded = join(target.dataDir, 'desk/files', upload);
      expect(await readFile(uploaded, 'utf8')).toBe('picture');
      const expected = await dataOf(source, reference);
      expect(await dataOf(target, reference)).toEqual({ ...expected, others: [] });
      expect(expected.submissions).toHaveLength(1);
      expect(expected.photo).toBe('a photo');
      expect(expected.notes).toHaveLength(2);
      const [, token = ''] = /Kokila Patel \(publisher\): https:.+#(\S+)/.exec(steps) ?? [];
      const desk = await openDesk({ ...target, publicAddress });
      expect(await desk.people.list()).toEqual([]);
      const isShared = target.databaseUrl !== undefined;
      expect(await sharedFiles(desk).among([upload])).toEqual(isShared ? [upload] : []);
      expect(await desk.people.accept(token, { password })).toEqual({ name: person, role: 'publisher' });
      expect((await desk.people.find('રામુ'))?.name).toBe(person);
      expect((await desk.people.find('+91 98250 12345'))?.name).toBe(person);
      await desk.close();
      await rm(targetFolder, { recursive: true });
      await expect(run(variablesOf(target), '--restore', file)).rejects.toThrow(
        /is not empty; nothing was changed|has data of nimkhedi.example already/,
      );
    });
  });
});

test('a site of a folder of sites is handed over by its name, and restored beside another one', async () => {
  const sites = await temporaryFolder();
  const dataDir = await temporaryFolder();
  const first = await copySmallSite();
  await mkdir(join(sites, 'vadpur'));
  await run({ SITE_CONFIG: first.config, DATA_DIR: dataDir }, '--out', join(sites, 'a.tar.gz'));
  const variables = { SITES_DIR: sites, DATA_DIR: dataDir };
  await run(variables, '--restore', join(sites, 'a.tar.gz'), '--site', 'nimkhedi');
  expect(await readdir(join(sites, 'nimkhedi'))).toContain('site.config.json');
  expect(await readdir(join(dataDir, 'nimkhedi'))).toContain('site.db');
  expect(await run(variables, '--out', join(sites, 'b.tar.gz'), '--site', 'nimkhedi')).toContain(site);
  await expect(run(variables, '--out', join(sites, 'c.tar.gz'))).rejects.toThrow('The folder has: nimkhedi.');
  await expect(run(variables, '--restore', join(sites, 'b.tar.gz'), '--site', '../x')).rejects.toThrow(
    '--site needs',
  );
  await expect(run({ DATA_DIR: dataDir }, '--out', 'x', '--site', 'nimkhedi')).rejects.toThrow(
    'one of several sites',
  );
});

test('links, settings of Git and hidden files are left out, and nothing is overwritten', async () => {
  const place = await smallSite(await newFolder());
  const content = join(dirname(place.config), 'content');
  await openRepository(content).commit({
    author: { name: person, email: 'k@desk.invalid' },
    message: 'Begin',
    at: now,
  });
  await writeFile(join(content, '.git/config'), '[remote]\n\turl = https://user:secret@host.example/\n');
  await writeFile(join(content, '.env'), 'PASSWORD=secret');
  await symlink('/etc/hostname', join(content, 'documents/host.pdf'));
  const file = join(await temporaryFolder(), 'a.tar.gz');
  expect(await run(variablesOf(place), '--out', file)).toContain('“documents/host.pdf” is a symbolic link');
  const unpacked = await temporaryFolder();
  await unpackArchive(file, unpacked);
  const names = await readdir(unpacked, { recursive: true });
  expect(names.filter((name) => /config$|hooks|\.env|host\.pdf/.test(name))).toEqual([]);
  await expect(run(variablesOf(place), '--out', file)).rejects.toThrow('exists. Name another file.');
  await expect(run(variablesOf(place), '--restore', file)).rejects.toThrow('exists; nothing was changed');
  const missing = { ...variablesOf(place), SITE_CONFIG: join(unpacked, 'none.json') };
  await expect(run(missing, '--out', `${file}.2`)).rejects.toThrow('cannot be read (SITE_CONFIG');
});

test('a site whose content is missing or empty is not handed over', async () => {
  const place = await smallSite(await newFolder());
  const content = join(dirname(place.config), 'content');
  const file = join(await temporaryFolder(), 'a.tar.gz');
  const message = 'The content folder is missing or empty.';
  await rm(content, { recursive: true });
  await expect(run(variablesOf(place), '--out', file)).rejects.toThrow(message);
  await mkdir(content);
  await expect(run(variablesOf(place), '--out', file)).rejects.toThrow(message);
});

/** A folder with the files of an archive, which is written once for all tests. */
async function unpackHandover(): Promise<string> {
  const place = await smallSite(await newFolder());
  const folder = await temporaryFolder();
  await submit(place, [site]);
  await run(variablesOf(place), '--out', join(folder, 'a.tar.gz'));
  await mkdir(join(folder, 'files'));
  await unpackArchive(join(folder, 'a.tar.gz'), join(folder, 'files'));
  return join(folder, 'files');
}

let unpacking: Promise<string> | undefined;

/** A copy of the files of an archive. */
async function unpackedHandover(): Promise<string> {
  const folder = join(await temporaryFolder(), 'files');
  await cp(await (unpacking ??= unpackHandover()), folder, { recursive: true });
  return folder;
}

/** Packs a changed handover and restores it. @param names beside the files of the handover */
async function restoreChanged(
  change: (folder: string) => Promise<unknown>,
  { names = [], isSealed = true }: { names?: readonly string[]; isSealed?: boolean } = {},
) {
  const folder = await unpackedHandover();
  await change(folder);
  if (isSealed) {
    await rm(join(folder, checksumFile));
    await writeFile(join(folder, checksumFile), await writeChecksums(folder));
  }
  const file = `${folder}.tar.gz`;
  const all = ['README.md', 'manifest.json', checksumFile, 'site', 'data', ...names];
  await create({ cwd: folder, gzip: true, file, preservePaths: true, portable: true }, all);
  const place = await newPlace(await newFolder());
  return { place, restored: restoreHandover({ archive: file, place }) };
}

const edit = (file: string, from: string | RegExp, to: string) => async (folder: string) => {
  const path = join(folder, file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
};

test.each<[string, Parameters<typeof restoreChanged>, RegExp]>([
  [
    'a path outside',
    [(folder) => writeFile(`${folder}/../evil`, ''), { names: ['../evil'] }],
    /“\.\.\/evil” does not belong/,
  ],
  ['a link', [(folder) => symlink('/etc', `${folder}/site/content/etc`)], /is no file but a SymbolicLink/],
  [
    'a hook',
    [
      (folder) =>
        mkdir(`${folder}/site/content/.git/hooks`, { recursive: true }).then(() =>
          writeFile(`${folder}/site/content/.git/hooks/post-checkout`, ''),
        ),
    ],
    /hooks\/post-checkout” does not belong/,
  ],
  [
    'a name that moves the cursor',
    [(folder) => writeFile(`${folder}/site/content/pictures/a\u001b[2J.webp`, '')],
    /does not belong/,
  ],
  [
    'a name with a line end',
    [(folder) => writeFile(`${folder}/site/content/pictures/a\n.webp`, '')],
    /does not belong/,
  ],
  [
    'a name that turns the direction of writing',
    [(folder) => writeFile(`${folder}/site/content/pictures/fdp\u202e.webp`, '')],
    /does not belong/,
  ],
  ['a strange file', [(folder) => writeFile(`${folder}/data/run.sh`, '')], /“data\/run\.sh” does not belong/],
  [
    'a changed file',
    [(folder) => appendFile(`${folder}/site/site.config.json`, ' '), { isSealed: false }],
    /“site\/site\.config\.json” is not as it was written/,
  ],
  [
    'a missing file',
    [(folder) => rm(`${folder}/data/people.json`), { isSealed: false }],
    /“data\/people\.json” is not as it was written/,
  ],
  [
    'no checksums',
    [(folder) => writeFile(`${folder}/${checksumFile}`, ''), { isSealed: false }],
    /it has no checksums/,
  ],
  [
    'a later format',
    [edit('manifest.json', '"format": 1', '"format": 2')],
    /has format 2, and this engine reads 1/,
  ],
  ['no manifest', [edit('manifest.json', '{', '[')], /its manifest\.json cannot be read/],
  [
    'another site',
    [edit('site/site.config.json', publicAddress, 'https://other.example')],
    /its config is of other\.example/,
  ],
  [
    'a content folder outside',
    [edit('site/site.config.json', /"content": "[^"]+"/, '"content": "../../x"')],
    /is not inside of the folder/,
  ],
  [
    'rows of another site',
    [edit('data/tables/submissions.jsonl', site, 'other.example')],
    /its submissions are not of/,
  ],
  ['rows that are broken', [edit('data/tables/visits.jsonl', '{', '')], /its visits are not of/],
  [
    'unknown columns',
    [edit('data/tables/submissions.jsonl', '"form"', '"urgency":1,"form"')],
    /its submissions have “urgency”/,
  ],
  ['broken people', [edit('data/people.json', '[', '{')], /its people cannot be read/],
])('an archive with %s is refused, and leaves nothing behind', async (_kind, args, message) => {
  const { place, restored } = await restoreChanged(...args);
  await expect(restored).rejects.toThrow(message);
  const left = await readdir(join(dirname(place.config), '..'), { recursive: true });
  expect(left.filter((name) => name !== 'srv')).toEqual([]);
});

test('an archive that is cut off, no archive, or too large is refused', async () => {
  const place = await smallSite(await newFolder());
  const file = join(await temporaryFolder(), 'a.tar.gz');
  await run(variablesOf(place), '--out', file);
  const target = await newPlace(await newFolder());
  const limits = { files: 500, bytes: 5000 };
  await expect(restoreHandover({ archive: file, place: target, limits })).rejects.toThrow('it is too large');
  const few = { files: 3, bytes: 1e9 };
  await expect(restoreHandover({ archive: file, place: target, limits: few })).rejects.toThrow(
    'it is too large',
  );
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, whole.length / 2));
  await expect(restoreHandover({ archive: file, place: target })).rejects.toThrow(
    'The archive cannot be read',
  );
  await writeFile(file, 'a letter');
  await expect(restoreHandover({ archive: file, place: target })).rejects.toThrow(
    'The archive cannot be read',
  );
  await expect(restoreHandover({ archive: `${file}.x`, place: target })).rejects.toThrow('There is no');
});

test('an error while it is restored removes what was placed', async () => {
  const { place, restored } = await restoreChanged(async (folder) => {
    const table = join(folder, 'data/tables/submissions.jsonl');
    await appendFile(table, await readFile(table));
  });
  await expect(restored).rejects.toThrow(/UNIQUE/i);
  expect(await readdir(dirname(place.config))).toEqual([]);
});

test.each([
  [[], 'Name the file'],
  [['--out', 'a', '--restore', 'a'], 'exclude each other'],
  [['--restore', ''], '--restore needs a file'],
  [['--restore', 'a', '--earlier', 'b.example'], '--earlier belongs to --out'],
])('the arguments %j are refused', (args, message) => {
  expect(() => readHandoverCommand(args)).toThrow(message);
});
