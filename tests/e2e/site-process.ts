import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryDataFolder, temporaryFolder } from '../temporary-folder';

const root = fileURLToPath(new URL('../..', import.meta.url));
const main = join(root, 'dist/server/main.js');
/** Longest wait in ms for the line with the address. */
const startMs = 120_000;

/** The built site in a separate process. */
export interface SiteProcess {
  /** Such as http://127.0.0.1:40123. */
  readonly address: string;
  readonly pid: number;
  /** Its temporary data folder, unless the environment names another one. */
  readonly dataDir: string;
  readonly output: () => string;
  /** Ends it, by default as a service manager does. */
  readonly stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

/** Exit code and output of a process. */
export interface Exit {
  readonly code: number | null;
  readonly output: string;
}

type Environment = Readonly<Record<string, string>>;

function run(
  environment: Environment,
  dataDir: string,
  node = process.execPath,
  program: readonly string[] = [main],
): { child: ChildProcess; output: () => string } {
  const child = spawn(node, program, {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      API_CACHE: 'off',
      // A page that a browser has kept would hide what the server sends.
      SERVICE_WORKER: 'off',
      ...environment,
    },
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  return { child, output: () => output };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

function ended(child: ChildProcess): Promise<number | null> {
  return hasEnded(child)
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));
}

async function addressOf(child: ChildProcess, output: () => string): Promise<string> {
  const started = performance.now();
  for (;;) {
    const address = /sites? (?:is|are)(?: served)? at (http:\/\/[\d.]+:\d+)/.exec(output())?.[1];
    if (address) return address;
    if (hasEnded(child)) throw new Error(`The site did not start:\n${output()}`);
    if (performance.now() - started > startMs) {
      child.kill();
      throw new Error(`The site did not say where it is:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts the built site on a free port with a temporary data folder, on the Node binary given.
 * Rejects with its output if it exits.
 * @param program file and arguments, if not those of the clone
 */
export async function startSite(
  environment: Environment = {},
  node?: string,
  program?: readonly string[],
): Promise<SiteProcess> {
  const dataDir = await temporaryDataFolder();
  const { child, output } = run(environment, dataDir, node, program);
  const address = await addressOf(child, output);
  const stop = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    child.kill(signal);
    await ended(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { address, pid: child.pid ?? 0, dataDir, output, stop };
}

/** Starts the built site with an invalid environment and waits until it exits. */
export async function startExpectingExit(environment: Environment): Promise<Exit> {
  const dataDir = await temporaryFolder();
  const { child, output } = run(environment, dataDir);
  const code = await ended(child);
  await rm(dataDir, { recursive: true, force: true });
  return { code, output: output() };
}
