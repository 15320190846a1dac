import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, extract } from 'tar';
import { expect, test } from 'vitest';
import { readBackupCommand, runBackup } from '../../src/operations/backup/run-backup';
import { checkArchiveByRestoring } from '../../src/operations/backup/check-archive';
import { decryptFile } from '../../src/operations/handover/age-file';
import { writeChecksums, checksumFile } from '../../src/operations/handover/checksums';
import { readHandoverCommand, runHandover } from '../../src/operations/handover/run-handover';
import { openDatabase } from '../../src/server/database/open-database';
import { readEnvironment } from '../../src/server/environment';
import { SubmissionQueries } from '../../src/server/submissions/store/submission-queries';
import { temporaryFolder } from '../temporary-folder';
import { copySmallSite } from './site-folder';

const engineFolder = join(import.meta.dirname, '../..');

/** Runs the command; resolves with what it prints. */
async function run(variables: Readonly<Record<string, string>>, to: string, now: string): Promise<string> {
  const reading = readEnvironment(variables);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  let output = '';
  const write = (text: string) => void (output += text);
  const { environment } = reading;
  await runBackup(readBackupCommand(['--to', to], environment), {
    environment,
    engineFolder,
    now: new Date(now),
    write,
  });
  return output;
}

async function submit(dataDir: string): Promise<void> {
  const driver = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    const at = '2026-11-20T04:30:00Z';
    await new SubmissionQueries(driver).insert({
      ...{ language: 'HI', honeypot: false, filledInMs: 4200, state: 'stored', dueAt: null },
      ...{ site: 'nimkhedi.example', form: 'question', key: 'key-1' },
      consent: { notice: 'v1', language: 'HI', at },
      body: { name: 'सीता', age: 35, agreed: true },
    });
  } finally {
    await driver.close();
  }
}

test('a backup is checked, and only its owner may read it', async () => {
  const { config, folder } = await copySmallSite();
  const data = join(folder, 'data');
  await submit(data);
  const to = join(await temporaryFolder(), 'backups');
  const output = await run({ SITE_CONFIG: config, DATA_DIR: data }, to, '2026-11-28T20:00:00Z');
  expect(output.replace(/\d+ kB/, 'N kB')).toMatchInlineSnapshot(`
    "nimkhedi.example-2026-11-28.tar.gz: checked, 1 submissions, N kB
    "
  `);
  expect(await readdir(to)).toEqual(['nimkhedi.example-2026-11-28.tar.gz']);
  expect((await stat(join(to, 'nimkhedi.example-2026-11-28.tar.gz'))).mode & 0o077).toBe(0);
  expect((await stat(to)).mode & 0o077).toBe(0);
});

test('a second backup of a day replaces the first, and old ones are deleted', async () => {
  const { config, folder } = await copySmallSite();
  const variables = { SITE_CONFIG: config, DATA_DIR: join(folder, 'data') };
  const to = await temporaryFolder();
  for (let day = 10; day < 20; day += 1)
    await writeFile(join(to, `nimkhedi.example-2026-11-${String(day)}.tar.gz`), 'old');
  for (const other of ['vadpur.example-2020-01-01.tar.gz', 'nimkhedi.example-2020.txt'])
    await writeFile(join(to, other), 'not ours');
  await run(variables, to, '2026-11-20T01:00:00Z');
  await run(variables, to, '2026-11-20T02:00:00Z');
  const days = ['14', '15', '16', '17', '18', '19', '20'].map(
    (day) => `nimkhedi.example-2026-11-${day}.tar.gz`,
  );
  expect((await readdir(to)).sort()).toEqual(
    [...days, 'nimkhedi.example-2020.txt', 'vadpur.example-2020-01-01.tar.gz'].sort(),
  );
});

test('a site that cannot be backed up is named, keeps its older backups, and does not stop the others', async () => {
  const sites = await temporaryFolder();
  const { folder } = await copySmallSite();
  for (const name of ['asodar', 'broken', 'vadpur']) await cp(folder, join(sites, name), { recursive: true });
  await rm(join(sites, 'broken/content'), { recursive: true });
  const to = await temporaryFolder();
  await writeFile(join(to, 'broken-2026-11-27.tar.gz'), 'older');
  const work = run({ SITES_DIR: sites, DATA_DIR: join(sites, '../data') }, to, '2026-11-28T20:00:00Z');
  await expect(work).rejects.toThrow(/^broken: The content folder is missing or empty\.$/);
  expect((await readdir(to)).sort()).toEqual([
    'asodar-2026-11-28.tar.gz',
    'broken-2026-11-27.tar.gz',
    'vadpur-2026-11-28.tar.gz',
  ]);
});

/** Changes the archive of a backup. */
async function changed(archive: string, change: (folder: string) => Promise<void>): Promise<string> {
  const folder = await temporaryFolder();
  await extract({ file: archive, cwd: folder });
  await change(folder);
  await rm(join(folder, checksumFile));
  await writeFile(join(folder, checksumFile), await writeChecksums(folder));
  const file = `${archive}.changed.tar.gz`;
  await create({ cwd: folder, file, gzip: true }, (await readdir(folder)).sort());
  return file;
}

test('the check finds rows that are missing, and files that are damaged', async () => {
  const { config, folder } = await copySmallSite();
  const data = join(folder, 'data');
  await submit(data);
  const to = await temporaryFolder();
  await run({ SITE_CONFIG: config, DATA_DIR: data }, to, '2026-11-28T20:00:00Z');
  const archive = join(to, 'nimkhedi.example-2026-11-28.tar.gz');
  const same = await changed(archive, async () => {});
  await checkArchiveByRestoring(same, to);
  const empty = await changed(archive, (place) =>
    writeFile(join(place, 'data/tables/submissions.jsonl'), ''),
  );
  await expect(checkArchiveByRestoring(empty, to)).rejects.toThrow();
  const bytes = await readFile(archive);
  const middle = Math.floor(bytes.length / 2);
  bytes.fill(0, middle, middle + 16);
  await writeFile(archive, bytes);
  await expect(checkArchiveByRestoring(archive, to)).rejects.toThrow();
  expect((await readdir(to)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('an address with a port gives a name without a colon', async () => {
  const { config, folder, read, write } = await copySmallSite();
  const text = await read('site.config.json');
  await write('site.config.json', text.replace('https://nimkhedi.example', 'http://localhost:8080'));
  const to = await temporaryFolder();
  await run({ SITE_CONFIG: config, DATA_DIR: join(folder, 'data') }, to, '2026-11-28T20:00:00Z');
  expect(await readdir(to)).toEqual(['localhost_8080-2026-11-28.tar.gz']);
});

/** A key in a file, and what the environment names. */
async function newKey(): Promise<{ readonly file: string; readonly recipient: string }> {
  const file = join(await temporaryFolder(), 'backup.key');
  let printed = '';
  const reading = readEnvironment({});
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const { environment } = reading;
  await runBackup(readBackupCommand(['--new-key', file], environment), {
    ...{ environment, engineFolder, now: new Date() },
    write: (text) => void (printed += text),
  });
  const [, recipient = ''] = /^BACKUP_RECIPIENT=(age1\S+)$/m.exec(printed) ?? [];
  return { file, recipient };
}

test('with a public key a backup is encrypted, and restored with the private one', async () => {
  const { config, folder } = await copySmallSite();
  const data = join(folder, 'data');
  await submit(data);
  const key = await newKey();
  expect((await stat(key.file)).mode & 0o077).toBe(0);
  await expect(newKey().then(({ file }) => readFile(file, 'utf8'))).resolves.not.toBe(
    await readFile(key.file, 'utf8'),
  );
  const to = await temporaryFolder();
  const variables = { SITE_CONFIG: config, DATA_DIR: data };
  await run(variables, to, '2026-11-28T19:00:00Z');
  const output = await run({ ...variables, BACKUP_RECIPIENT: key.recipient }, to, '2026-11-28T20:00:00Z');
  expect(output).toMatch(/^nimkhedi\.example-2026-11-28\.tar\.gz\.age: checked and encrypted, 1 submissions/);
  const name = 'nimkhedi.example-2026-11-28.tar.gz.age';
  expect(await readdir(to)).toEqual([name]);
  const archive = join(to, name);
  expect((await stat(archive)).mode & 0o077).toBe(0);
  expect((await readFile(archive, 'latin1')).startsWith('age-encryption.org/v1')).toBe(true);

  const target = await temporaryFolder();
  const reading = readEnvironment({
    SITE_CONFIG: join(target, 'site/site.config.json'),
    DATA_DIR: join(target, 'data'),
  });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  let told = '';
  const steps: string[] = [];
  const context = {
    ...{ environment: reading.environment, engineFolder, now: new Date() },
    write: (text: string) => void (told += text),
    say: (line: string) => void steps.push(line),
  };
  expect(() => readHandoverCommand(['--restore', archive])).toThrow(/--key FILE/);
  const other = await newKey();
  const wrong = readHandoverCommand(['--restore', archive, '--key', other.file]);
  await expect(runHandover(wrong, context)).rejects.toThrow(/cannot be decrypted/);
  await runHandover(readHandoverCommand(['--restore', archive, '--key', key.file]), context);
  expect(told).toContain('is restored in');
  expect(steps.at(-4)).toBe('Decrypting the archive …');
  expect(await readdir(to)).toEqual([name]);
});

test('an encrypted backup that is damaged, and a file without a key, are named', async () => {
  const { config, folder } = await copySmallSite();
  const key = await newKey();
  const to = await temporaryFolder();
  const variables = { SITE_CONFIG: config, DATA_DIR: join(folder, 'data'), BACKUP_RECIPIENT: key.recipient };
  await run(variables, to, '2026-11-28T20:00:00Z');
  const archive = join(to, 'nimkhedi.example-2026-11-28.tar.gz.age');
  const out = join(await temporaryFolder(), 'plain.tar.gz');
  await expect(decryptFile(archive, out, config)).rejects.toThrow(/no line that begins with AGE-SECRET-KEY-/);
  const bytes = await readFile(archive);
  bytes.fill(0, bytes.length - 40, bytes.length - 20);
  await writeFile(archive, bytes);
  await expect(decryptFile(archive, out, key.file)).rejects.toThrow(/cannot be decrypted/);
});

test('a key that is none is a mistake of the environment', () => {
  expect(readEnvironment({ BACKUP_RECIPIENT: 'ssh-rsa AAAA' })).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('BACKUP_RECIPIENT: expected a public key of age')],
  });
});

test('the oldest backups make room, and the newest stays', async () => {
  const { config, folder } = await copySmallSite();
  const to = await temporaryFolder();
  const megabyte = Buffer.alloc(1_000_000);
  for (const day of ['15', '16', '17', '18', '19'])
    await writeFile(join(to, `nimkhedi.example-2026-11-${day}.tar.gz`), megabyte);
  const variables = { SITE_CONFIG: config, DATA_DIR: join(folder, 'data'), BACKUP_LIMIT: '3' };
  await run(variables, to, '2026-11-20T01:00:00Z');
  const files = (await readdir(to)).sort();
  expect(files.at(-1)).toBe('nimkhedi.example-2026-11-20.tar.gz');
  expect(files.slice(0, -1)).toEqual(['18', '19'].map((day) => `nimkhedi.example-2026-11-${day}.tar.gz`));
});
