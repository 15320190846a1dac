import { spawnSync } from 'node:child_process';

/** Ends the process with one line when a program is not installed. */
export function requireCommands(...names: readonly string[]): void {
  const missing = names.filter((name) => spawnSync(name, ['-v']).error);
  if (missing.length === 0) return;
  console.error(`This bench needs ${missing.join(' and ')}: apt-get install ${missing.join(' ')}`);
  process.exit(1);
}
