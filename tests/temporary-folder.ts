import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test's data; it is removed when the run ends (`temporary-files.ts`). */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'test-'));
}
