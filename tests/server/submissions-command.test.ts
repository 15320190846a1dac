import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openStore, type StoreOptions } from '../../server/submissions/open-store';
import { writeCsv } from '../../server/submissions/reading/csv';
import { createReference, readReference } from '../../server/submissions/reference';
import { describeDatabases, useFolders } from './submission-databases';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Ended {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

function run({ dataDir, databaseUrl = '' }: StoreOptions, ...args: readonly string[]): Promise<Ended> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/submissions.mjs', ...args],
      { cwd: root, env },
      (error, output, errors) => resolve({ code: error ? Number(error.code) : 0, output, errors }),
    );
  });
}

/** A question and a complaint; their reference numbers. */
async function fill(database: StoreOptions): Promise<readonly [string, string]> {
  const store = await openStore(database);
  const same = { site: 'www.motipura.example', language: 'GU', filledInMs: null, state: 'stored' } as const;
  const question = { name: 'રમેશ', email: '', phone: '+91 98250', question: '=1+1, "કેમ"?\nહા' };
  const complaint = { name: 'સુરેશ', phone: '02822220001', type: 'અન્ય', details: '' };
  const first = await store.keep({
    ...same,
    form: 'question',
    key: 'key-0001',
    body: question,
    honeypot: false,
  });
  await sleep(5); // The list is in the order of time.
  const second = await store.keep({
    ...same,
    form: 'complaint',
    key: 'key-0002',
    body: complaint,
    honeypot: true,
  });
  await store.close();
  return [first.submission.reference, second.submission.reference];
}

describeDatabases((newDatabase) => {
  const slow = { timeout: 30_000 };

  test('list shows what is open, done takes one away, list --all shows it again', slow, async () => {
    const database = await newDatabase();
    const [question, complaint] = await fill(database);
    expect((await run(database, 'list')).output).toMatch(
      new RegExp(`${question}.*\n${complaint}.*\n2 in all`),
    );
    expect((await run(database, 'done', question.toLowerCase())).output).toBe(
      `${question} is marked as done.\n`,
    );
    expect((await run(database, 'list')).output).toMatch(new RegExp(`^${complaint}.*\n1 in all`));
    expect((await run(database, 'list', '--all', '--form', 'question')).output).toMatch(/done.*\n1 in all/);
  });

  test('show tells everything of one', slow, async () => {
    const database = await newDatabase();
    const [, complaint] = await fill(database);
    const { output } = await run(database, 'show', complaint);
    for (const part of [complaint, 'સુરેશ', '02822220001', 'અન્ય', 'perhaps sent by a program'])
      expect(output).toContain(part);
  });

  test('export writes a table that a spreadsheet opens and does not run', slow, async () => {
    const database = await newDatabase();
    const [question, complaint] = await fill(database);
    const file = join(database.dataDir, 'out.csv');
    expect((await run(database, 'export', '--out', file)).output).toContain('2 submissions');
    const text = await readFile(file, 'utf8');
    expect(text).toMatch(
      /^\ufeffreference,received,form,state,suspicious,language,site,name,email,phone,question,type,details\r\n/,
    );
    expect(text).toContain(`${question},`);
    expect(text).toContain(`,રમેશ,,'+91 98250,"'=1+1, ""કેમ""?\nહા",,\r\n`);
    expect(text).toMatch(
      new RegExp(
        `${complaint},[^,]*,complaint,stored,yes,GU,www.motipura.example,સુરેશ,,'02822220001,,અન્ય,\r\n$`,
      ),
    );
  });
});

const newFolder = useFolders();

test('an empty folder is told as such', async () => {
  const { code, errors } = await run(await newFolder(), 'list');
  expect([code, errors]).toEqual([1, expect.stringContaining('nothing was sent yet')]);
});

test('an unknown reference, command or option is told', async () => {
  const database = await newFolder();
  await fill(database);
  expect((await run(database, 'show', 'Q-0000-0000')).errors).toBe('There is no submission Q-0000-0000.\n');
  expect((await run(database, 'delete')).errors).toContain('npm run submissions -- list');
  expect((await run(database, 'list', '--foo')).code).toBe(1);
}, 30_000);

test.each(['=1', '+1', '-1', '@a', '\t=1', '\r=1', '＝1'])('the cell %j is text', (cell) =>
  expect(writeCsv([[cell]])).toMatch(/^\ufeff"?'/),
);

test('a reference is found again however it is written', () => {
  const reference = createReference('question');
  expect(readReference(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(reference);
  expect(readReference('Q-OIL0-1111')).toBe('Q-0110-1111');
});
