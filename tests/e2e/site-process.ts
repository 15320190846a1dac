import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const main = join(root, 'dist/server/main.js');

/** The built site, running as a process of its own. */
export interface SiteProcess {
  /** Such as http://127.0.0.1:40123. */
  readonly address: string;
  readonly output: () => string;
  readonly stop: () => Promise<void>;
}

/** How a process that was not to run ended. */
export interface Refusal {
  readonly code: number | null;
  readonly output: string;
}

type Environment = Readonly<Record<string, string>>;

function run(environment: Environment, dataDir: string): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      ...environment,
    },
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  return { child, output: () => output };
}

function ended(child: ChildProcess): Promise<number | null> {
  return child.exitCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));
}

async function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const address = /http:\/\/[\d.]+:\d+/.exec(output())?.[0];
    if (address) return address;
    if (child.exitCode !== null) throw new Error(`The site did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Starts the built site on a free port with a data folder of its own. Rejects with its output when it ends at once. */
export async function startSite(environment: Environment = {}): Promise<SiteProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const { child, output } = run(environment, dataDir);
  const address = await addressOf(child, output);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { address, output, stop };
}

/** Starts the built site where it must refuse, and waits for its end. */
export async function startRefused(environment: Environment): Promise<Refusal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const { child, output } = run(environment, dataDir);
  const code = await ended(child);
  await rm(dataDir, { recursive: true, force: true });
  return { code, output: output() };
}
