import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { follow, readSteps, servingCommand } from '../server/guide-steps';

const root = join(import.meta.dirname, '../..');

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** Runs the command that serves the site until the test ends. */
function serve(command: string, home: string, port: number): () => string {
  const env = { ...process.env, HOME: home, PORT: String(port), LOG_LEVEL: 'warn' };
  // A process group of its own: the shell and npm do not pass signals on.
  const child = spawn('bash', ['-c', command], { cwd: root, env, detached: true });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  onTestFinished(async () => {
    const ended = new Promise((resolve) => child.once('close', resolve));
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  });
  return () => output;
}

interface Answer {
  readonly status: number;
  readonly html: string;
}

/** Requests a page of a host; `fetch` cannot send another `Host` than that of the URL. */
function get(port: number, path: string): Promise<Answer | null> {
  return new Promise((resolve) => {
    const headers = { host: `vadpur.localhost:${String(port)}`, accept: 'text/html' };
    request({ port, path, headers, host: '127.0.0.1' }, (response) => {
      let html = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (html += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, html }));
    })
      .on('error', () => resolve(null))
      .end();
  });
}

test('the ten steps of the guide make a site that is served', async () => {
  const steps = readSteps(await readFile(join(root, 'docs/another-village.md'), 'utf8'));
  expect(steps).toHaveLength(10);
  expect(steps.filter(({ actions }) => actions.length === 0)).toEqual([]);
  const home = await temporaryFolder();
  const actions = steps.flatMap((step) => step.actions);
  for (const action of actions.slice(0, -1)) await follow(action, root, home);

  const port = await freePort();
  const output = serve(servingCommand(steps), home, port);
  await expect
    .poll(async () => (await get(port, '/mr'))?.status, { timeout: 90_000, message: output() })
    .toBe(200);
  const [start, wells, english, privacy] = await Promise.all(
    ['/mr', '/mr/wells', '/en/wells', '/mr/privacy'].map(async (path) => (await get(port, path))?.html),
  );
  expect(start).toContain('ग्रामसभा: २ ऑक्टोबर, सकाळी १० वाजता');
  expect(wells).toContain('वडपूर गावातील विहिरी');
  expect(wells).toContain('थोरली विहीर');
  expect(wells, 'a well that `where` leaves out').not.toContain('मळ्याची विहीर');
  expect(english).toContain('Wells of Vadpur');
  expect(english).toContain('12-03-1934');
  expect(english, 'the public address').toContain('href="https://vadpur.example/en/wells"');
  expect(privacy).toContain('office@vadpur.example');
});
