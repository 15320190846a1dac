import { expect, test } from 'vitest';
import type { Desk } from '../../src/desk/server/open-desk';
import { readAccessLogCommand, runAccessLog } from '../../src/desk/server/run-access-log';
import { accept, name, pass, startDesk } from './desk-browser';
import { describeDatabases, newFolder } from './submission-databases';
import { postJson, referenceOf } from './submission-runs/post';

const dayMs = 86_400_000;
const complaint = { name: 'Salim', phone: '', address: '', type: 'Street Light', details: 'Broken pipe' };

/** Runs the command a week from now; the texts that it writes by file, '' for the terminal. */
async function run(desk: Desk, ...args: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const written = new Map<string, string>();
  await runAccessLog(readAccessLogCommand(args), {
    desk,
    timeZone: 'Asia/Kolkata',
    now: new Date(Date.now() + 7 * dayMs),
    write: async (text, file = '') => {
      written.set(file, text);
    },
  });
  return written;
}

/** The lines of a table without their times. */
const linesOf = (table = '') =>
  table
    .trim()
    .split('\r\n')
    .map((line) => line.slice(line.indexOf(',') + 1));

describeDatabases((newDatabase) => {
  test('the access log has who read, changed, exported and deleted what, and no content', async () => {
    const { address, desk } = await startDesk(await newDatabase());
    const reference = referenceOf(await postJson(`${address}/api/Complaint/Create`, complaint));
    const path = `/submissions/${reference}`;
    const reader = await accept(desk, address, 'Mina', 'inbox');
    await reader.call('GET', `${path}?language=EN`);
    pass(1000);
    await reader.call('PUT', path, { state: 'in-progress' });
    pass(1000);
    const cookie = [...reader.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    expect((await fetch(`${address}/api/desk/submissions.csv`, { headers: { cookie } })).status).toBe(200);
    pass(3 * dayMs);
    const publisher = await accept(desk, address);
    await publisher.call('DELETE', path);
    const all = (await run(desk)).get('');
    expect(linesOf(all)).toEqual([
      'person,action,reference,count',
      `Mina,read,${reference},`,
      `Mina,changed,${reference},`,
      'Mina,exported,,1',
      `${name},deleted,${reference},`,
    ]);
    expect(all).not.toContain(complaint.details);
    const since = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10);
    const written = await run(desk, '--since', since, '--out', 'access.csv');
    expect(linesOf(written.get('access.csv'))).toEqual([
      'person,action,reference,count',
      `${name},deleted,${reference},`,
    ]);
    expect(written.get('')).toBe('Entries in access.csv: 1\n');
  });
});

test('a wrong date and a desk that nobody has used are explained', async () => {
  const { desk } = await startDesk(await newFolder());
  await expect(run(desk, '--since', '2026-02-30')).rejects.toThrow('--since needs a date such as');
  await expect(run(desk, '--since', '31.3.2026')).rejects.toThrow('--since needs a date such as');
  await expect(run(desk, '--since', '2999-01-01')).rejects.toThrow('2999-01-01 has not come yet.');
  await expect(run(desk)).rejects.toThrow('Nobody has used the desk of www.motipura.example');
  expect(() => readAccessLogCommand(['--sinse', '2026-01-01'])).toThrow("Unknown option '--sinse'");
});
