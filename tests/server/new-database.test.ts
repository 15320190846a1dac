import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLibsqlFile } from '../../src/server/database/libsql-file';
import { temporaryFolder } from '../temporary-folder';

test('a new database has its first page when it gets its name, and leaves nothing beside it', async () => {
  const folder = await temporaryFolder();
  const { database, path } = openLibsqlFile(folder, 'new.db', 0);
  expect((await stat(path)).size).toBeGreaterThan(0);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  database.close();
  expect((await readdir(folder)).filter((name) => name.includes('-new-'))).toEqual([]);
  expect(join(folder, 'new.db')).toBe(path);
});
