import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../postgres';

const script = fileURLToPath(new URL('../submission-server.ts', import.meta.url));

/** The submission server as a process that can be killed and comes back at the same address. */
export class ServerProcess {
  private child: ChildProcess | undefined;

  private constructor(
    readonly address: string,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  /** @param environment variables of `submission-server.ts`, without `PORT` */
  static async start(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
    const port = String(await freePort());
    const server = new ServerProcess(`http://127.0.0.1:${port}`, { ...environment, PORT: port });
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
    const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script], {
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
