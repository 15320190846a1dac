import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Runs the command in a process of its own. */
function run(...args: readonly string[]) {
  const cwd = join(import.meta.dirname, '../..');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.mjs', ...args], {
    cwd,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const usage = 'npm run check -- [--json] [--api URL] [path of the site config]';

test('--help prints how the check is called', () => {
  const { status, stdout, stderr } = run('--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(usage);
});

test.each([
  ['an unknown option', ['--jsn'], "Unknown option '--jsn'.\n"],
  ['a second site', ['a.json', 'b.json'], 'Unexpected argument “b.json”.\n'],
])('%s is an error that says how the check is called', (_case, args, message) => {
  const { status, stdout, stderr } = run(...args);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(message);
  expect(stderr).toContain(usage);
});

test('--json prints one object, wherever it is', () => {
  const { status, stdout } = run('nowhere.json', '--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, errors: 1, problems: [{ file: 'nowhere.json' }] });
});
