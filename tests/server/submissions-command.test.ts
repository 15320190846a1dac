import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { requireDatabase } from '../../scripts/commands/council-command';
import { openDesk } from '../../src/desk/server/open-desk';
import { openStore } from '../../src/server/submissions/store/open-store';
import type { DatabaseOptions } from '../../src/server/database/site-database';
import { createLocalTime, startOfDay } from '../../src/server/submissions/reading/local-time';
import { CommandError } from '../../src/server/command-line';
import { readCommand, runCommand } from '../../src/server/submissions/reading/run-command';
import type { ListedForms } from '../../src/server/submissions/reading/summarize';
import { isOfPerson } from '../../src/engine/form/same-person';
import { createReference, readReference } from '../../src/server/submissions/reference';
import { defaultPrefix } from '../../src/engine/form/default-prefix';
import { runCommand as runBuiltCommand, type EndedCommand } from './run-command';
import { testEnvironment } from './site-server';
import { newFolder } from './submission-databases';
import { startSubmissionServer } from './submission-server';
import { submissionSite } from './submission-site';

/** Runs the command in a process of its own, as the council does. */
const runProcess = ({ dataDir }: DatabaseOptions, ...args: readonly string[]): Promise<EndedCommand> =>
  runBuiltCommand(['submissions', ...args], { DATA_DIR: dataDir, DATABASE_URL: '' });

const forms: ListedForms = {
  ...submissionSite.config.forms,
  survey: {
    fields: [
      { name: 'name', kind: 'text' },
      { name: 'wish', kind: 'text' },
      { name: 'age', kind: 'select' },
      { name: 'agreed', kind: 'checkbox' },
    ],
    excerptField: 'wish',
  },
};

const host = 'www.motipura.example';

/** A desk that ignores the calls of the command. */
const recording = {
  record: async () => {},
  removed: async () => {},
  correct: async () => 'corrected' as const,
};

/** Runs a command in this process, which takes milliseconds instead of seconds. */
async function run(database: DatabaseOptions, ...args: readonly string[]): Promise<EndedCommand> {
  const store = await openStore(database);
  const timeZone = 'Asia/Kolkata';
  let output = '';
  const write = async (text: string | AsyncIterable<string>, file?: string) => {
    if (file !== undefined) await writeFile(file, text);
    else if (typeof text === 'string') output += text;
    else for await (const part of text) output += part;
  };
  try {
    const localTime = createLocalTime(timeZone);
    const context = {
      store,
      site: host,
      timeZone,
      localTime,
      retentionDays: undefined,
      forms,
      write,
      gateway: null,
      ...recording,
    };
    await runCommand(readCommand(args), context);
    return { code: 0, output, errors: '' };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { code: 1, output, errors: `${error.message}\n` };
  } finally {
    await store.close();
  }
}

/** Values that all submissions of these tests share. */
const stored = {
  site: host,
  language: 'GU',
  honeypot: false,
  filledInMs: null,
  consent: null,
  state: 'stored',
  dueAt: null,
} as const;

/** A question and a complaint; their reference numbers. */
async function fill(database: DatabaseOptions): Promise<readonly [string, string]> {
  const store = await openStore(database);
  const question = { name: 'રમેશ', email: '', phone: '+91 98250', question: '=1+1, "કેમ"?\nહા' };
  const complaint = { name: 'સુરેશ', phone: '02822220001', type: 'અન્ય', details: '' };
  const first = await store.insert({
    ...stored,
    form: 'question',
    key: 'key-0001',
    body: question,
  });
  // The list is in the order of time.
  const insertedAt = Date.now();
  await expect.poll(() => Date.now()).toBeGreaterThan(insertedAt);
  const second = await store.insert({
    ...stored,
    form: 'complaint',
    key: 'key-0002',
    body: complaint,
    honeypot: true,
  });
  await store.close();
  return [first.submission.reference, second.submission.reference];
}

test('list shows what is open, done takes one away, list --all shows it again', async () => {
  const database = await newFolder();
  const [question, complaint] = await fill(database);
  expect((await run(database, 'list')).output).toMatch(new RegExp(`${question}.*\n${complaint}.*\n2 in all`));
  expect((await run(database, 'done', question.toLowerCase())).output).toBe(
    `${question} is marked as done.\n`,
  );
  expect((await run(database, 'list')).output).toMatch(new RegExp(`^${complaint}.*\n1 in all`));
  expect((await run(database, 'list', '--all', '--form', 'question')).output).toMatch(/done.*\n1 in all/);
});

test('reach lists whom to tell after a breach, without what they wrote', async () => {
  const database = await newFolder();
  const [question, complaint] = await fill(database);
  const { output } = await run(database, 'reach', '--since', '2026-01-31');
  expect(output).toMatch(new RegExp(`રમેશ.*98250.*GU.*${question}.*name phone question.*since`));
  expect(output).toMatch(new RegExp(`સુરેશ.*02822220001.*${complaint}`));
  expect(output).not.toContain('કેમ');
  expect(output).toContain('2 submissions were in reach: 0 received before 2026-01-31, 2 since.');
  expect(output).not.toContain('before the Act');
  const early = await run(database, 'reach', '--since', '2023-08-10');
  expect(early.output).toContain('2023-08-10 is before the Act of 11 August 2023');
});

test.each([
  ['31.01.2026', 'reach needs --since with a date'],
  ['2999-01-01', '2999-01-01 has not come yet.'],
])('reach refuses the day %s', async (day, message) => {
  const { code, errors } = await run(await newFolder(), 'reach', '--since', day);
  expect(code).toBe(1);
  expect(errors).toContain(message);
});

test('list shows the sender and the field that the form names', async () => {
  const database = await newFolder();
  const store = await openStore(database);
  await store.insert({
    ...stored,
    form: 'survey',
    key: 'key-0003',
    referencePrefix: 'SURV',
    body: { name: 'Ramesh', wish: 'A bench at the lake', age: '6 to 20', agreed: true, origin: 'website' },
  });
  await store.close();
  expect((await run(database, 'list')).output).toMatch(/^SURV-\w{4}-\w{4} .*Ramesh: A bench at the lake\n/);
});

test('a command neither shows nor deletes the submissions of another site', async () => {
  const database = await newFolder();
  const [question] = await fill(database);
  const store = await openStore(database);
  const { submission: other } = await store.insert({
    ...stored,
    site: 'other.example',
    form: 'question',
    key: 'key-0004',
    body: { name: 'Leela', phone: '+91 98250' },
  });
  const { output } = await run(database, 'list', '--all');
  expect(output).not.toContain('Leela');
  expect(output).toContain('Submissions to other addresses (--site): other.example\n');
  const file = join(database.dataDir, 'all.csv');
  await run(database, 'export', '--out', file);
  expect(await readFile(file, 'utf8')).not.toContain('Leela');
  const missing = `There is no submission ${other.reference} to ${host}.\n`;
  for (const command of ['show', 'done', 'delete']) {
    expect((await run(database, command, other.reference)).errors).toBe(missing);
  }
  await run(database, 'purge', '--before', '2999-01-01');
  expect(await store.list({ site: host })).toEqual([]);
  expect(await store.list({ site: 'other.example' })).toEqual([other]);
  expect((await run(database, 'list', '--site', 'other.example')).output).toContain('Leela');
  expect((await run(database, 'show', question)).code).toBe(1);
  await store.close();
});

test('show tells everything of one', async () => {
  const database = await newFolder();
  const [, complaint] = await fill(database);
  const { output } = await run(database, 'show', complaint);
  for (const part of [complaint, 'સુરેશ', '02822220001', 'અન્ય', 'perhaps sent by a program'])
    expect(output).toContain(part);
});

test('export writes a table that a spreadsheet opens and does not run', async () => {
  const database = await newFolder();
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

test('a person is found by telephone number or e-mail address, and deleted', async () => {
  const database = await newFolder();
  const [question, complaint] = await fill(database);
  const list = async (person: string) => (await run(database, 'list', '--person', person)).output;
  expect(await list('2822 220001')).toMatch(new RegExp(`^${complaint}.*\\n1 in all`));
  expect((await run(database, 'list', '--person', 'રમેશ')).errors).toContain('--person needs');
  expect((await run(database, 'delete', complaint, question)).output).toBe(
    `${complaint} is deleted.\n${question} is deleted.\n`,
  );
  expect((await run(database, 'list', '--all')).output).toBe('0 in all\n');
});

test('the log of the desk has who read, corrected and deleted what in the terminal, without content', async () => {
  const database = await newFolder();
  const [question, complaint] = await fill(database);
  await runProcess(database, 'show', question);
  await runProcess(database, 'list');
  await runProcess(database, 'correct', complaint, '--field', 'phone', '--value', '98250 00000');
  await runProcess(database, 'delete', question.toLowerCase());
  await runProcess(database, 'purge', '--before', '2999-01-01');
  const desk = await openDesk({ ...database, publicAddress: `https://${host}` });
  onTestFinished(() => desk.close());
  const { entries } = await desk.log.read();
  const user = `${userInfo().username} (npm run submissions)`;
  expect(entries.map(({ person, action, subject }) => [person, action, subject])).toEqual([
    [user, 'submission-deleted', complaint],
    [user, 'submission-deleted', question],
    [user, 'submission-corrected', complaint],
    [user, 'submissions-listed', '2'],
    [user, 'submission-read', question],
  ]);
});

test('purge deletes what was received before a day', async () => {
  const database = await newFolder();
  await fill(database);
  expect((await run(database, 'purge', '--before', '2020-01-01')).output).toContain('0 submissions');
  expect((await run(database, 'purge', '--before', '2020-13-01')).errors).toContain('--before needs a date');
  expect((await run(database, 'purge')).errors).toContain('no submissions.retentionDays');
  expect((await run(database, 'purge', '--before', '2999-01-01')).output).toContain('2 submissions');
});

test.each([
  ['98250 12345', '+91-9825012345', true],
  ['૯૮૨૫૦૧૨૩૪૫', '9825012345', true],
  ['09825012345', '९८२५०१२३४५', true],
  ['9825012346', '9825012345', false],
  ['house 9825012345', '9825012345', false],
  ['Ramesh@Example.in ', 'ramesh@example.in', true],
])('the field %j is of the person %j: %s', (value, person, expected) =>
  expect(isOfPerson({ body: { phone: value } }, person)).toBe(expected),
);

test('a day begins at midnight of the council’s time zone', () => {
  expect(startOfDay('2026-04-01', 'Asia/Kolkata')).toBe('2026-03-31T18:30:00.000Z');
  expect(startOfDay('2026-02-30', 'Asia/Kolkata')).toBeNull();
  // The clocks change two hours later.
  expect(startOfDay('2026-10-04', 'Australia/Sydney')).toBe('2026-10-03T14:00:00.000Z');
});

test('the server deletes settled submissions after the retention period when it starts', async () => {
  const database = await newFolder();
  const [question, complaint] = await fill(database);
  const store = await openStore(database);
  await store.markDone({ site: host, reference: question });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const site = { ...submissionSite, config: { ...submissionSite.config, submissions: { retentionDays: 7 } } };
  const server = await startSubmissionServer({ ...database, store, site });
  const left = async () => (await store.list({ site: host })).map(({ reference }) => reference);
  await expect.poll(left).toEqual([complaint]);
  await server.close();
});

test('the command lists what the server stored, and explains an empty folder', async () => {
  const database = await newFolder();
  const [question] = await fill(database);
  expect((await runProcess(database, 'list')).output).toContain(question);
  const environment = { ...(await testEnvironment()), dataDir: (await newFolder()).dataDir };
  expect(() => requireDatabase(environment, 'no submission has arrived')).toThrow(
    'no submission has arrived',
  );
});

test('an unknown reference, command or option is reported', async () => {
  const database = await newFolder();
  await fill(database);
  expect((await run(database, 'show', 'Q-0000-0000')).errors).toBe(
    'There is no submission Q-0000-0000 to www.motipura.example.\n',
  );
  expect((await run(database, 'show', 'x-1')).errors).toBe(
    'There is no submission x-1 to www.motipura.example.\n',
  );
  expect((await run(database, 'remove')).errors).toMatch(
    /^“remove” is not a command\. Possible values: .+\n\nnpm run submissions -- list/,
  );
  expect((await run(database, 'list', '--foo')).code).toBe(1);
});

test('a form that the site never had is reported, and one that it no longer has is found', async () => {
  const database = await newFolder();
  await fill(database);
  const store = await openStore(database);
  await store.insert({
    ...stored,
    form: 'earlier',
    key: 'key-0005',
    body: { name: 'Leela' },
  });
  await store.close();
  const names = Object.keys(forms).join(', ');
  const errors = `www.motipura.example has no form “nope”. Its forms: ${names}.\n`;
  expect(await run(database, 'list', '--form', 'nope')).toMatchObject({ code: 1, errors });
  const file = join(database.dataDir, 'nope.csv');
  expect(await run(database, 'export', '--form', 'nope', '--out', file)).toMatchObject({ code: 1, errors });
  expect((await run(database, 'list', '--form', 'earlier')).output).toMatch(/Leela.*\n1 in all/);
  expect((await run(database, 'list', '--form', 'survey')).output).toBe('0 in all\n');
});

test('a reference is found again however it is written', () => {
  for (const prefix of ['Q', 'LOIO']) {
    const reference = createReference(prefix);
    expect(readReference(` ${reference.toLowerCase().replaceAll('-', ' ')} `)).toBe(reference);
  }
  expect(readReference('Q-OIL0-1111')).toBe('Q-0110-1111');
});

test.each([
  ['question', 'Q'],
  ['પ્રશ્ન road', 'R'],
  ['પ્રશ્ન', 'S'],
])('references of the form %s begin with %s where its config says nothing', (form, prefix) =>
  expect(defaultPrefix(form)).toBe(prefix),
);
