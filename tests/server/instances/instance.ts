import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../../temporary-folder';

const script = fileURLToPath(new URL('./instance-process.ts', import.meta.url));
const loaders = [import.meta.resolve('tsx'), new URL('./asset-loader.mjs', import.meta.url).href];

/** An instance of the site: a process with a data folder of its own. */
export interface Instance {
  readonly address: string;
  /** Ends it at once, whatever it was doing. */
  readonly kill: () => Promise<void>;
}

/** Starts an instance, which ends with the test. @throws when it ends before it listens */
export async function startInstance(environment: Readonly<Record<string, string>>): Promise<Instance> {
  const env = { ...process.env, LOG_LEVEL: 'silent', DATA_DIR: await temporaryFolder(), ...environment };
  const options = loaders.flatMap((loader) => ['--import', loader]);
  const child = spawn(process.execPath, [...options, script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  const printed = await Promise.race([once(child.stdout, 'data'), ended]);
  const address = String(printed[0]).trim();
  if (!address.startsWith('http')) throw new Error('The instance did not start.');
  return { address, kill };
}
