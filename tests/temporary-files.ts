import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const prefix = 'panchayat-tests-';

/**
 * Gives a run a temporary folder of its own, for its workers and for every process that they start. It is removed when the
 * run ends, so that no test has to remove its files.
 */
export function setup(): void {
  // Another project of the same run made it.
  if (tmpdir().includes(prefix)) return;
  const folder = mkdtempSync(join(tmpdir(), prefix));
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
}
