import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { freePort } from '../postgres';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Bundles the submission server: a start then takes a third of the time that it takes to compile each of its modules.
 * @returns path of the script, from which Node finds the packages of the project
 */
async function bundleServer(): Promise<string> {
  // Workers of Vitest write at the same time.
  const outDir = join(root, 'node_modules/.cache/submission-server', process.env.VITEST_POOL_ID ?? '0');
  const ssr = 'tests/server/submission-server.ts';
  await build({ configFile: false, root, logLevel: 'warn', build: { ssr, outDir, target: 'node20' } });
  return join(outDir, 'submission-server.js');
}

let bundled: Promise<string> | undefined;

/** The submission server as a process that can be killed and comes back at the same address. */
export class ServerProcess {
  private child: ChildProcess | undefined;

  private constructor(
    readonly address: string,
    private readonly script: string,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  /** @param environment variables of `submission-server.ts`, without `PORT` */
  static async start(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
    bundled ??= bundleServer();
    const port = String(await freePort());
    const server = new ServerProcess(`http://127.0.0.1:${port}`, await bundled, {
      ...environment,
      PORT: port,
    });
    await server.run();
    return server;
  }

  /** Starts the process; resolves when it listens, or when it ended before that. */
  async run(): Promise<void> {
    const child = this.spawn();
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }

  /** Starts the process and does not wait. */
  spawn(): ChildProcess {
    const env = { ...process.env, ...this.environment };
    const child = spawn(process.execPath, [this.script], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child = child;
    return child;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** `kill -9`: at once, at whatever it was doing. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child?.exitCode !== null || child.signalCode !== null) return; // Not started, or ended.
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
