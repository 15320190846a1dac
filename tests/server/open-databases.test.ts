import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabases } from '../../src/server/start/open-databases';
import { readSampleSite, testEnvironment } from './site-server';

test.each([
  [{ DATA_DIR: '/dev/null' }, 'DATA_DIR: the database in “/dev/null” cannot be opened: '],
  [{ DATABASE_URL: 'postgres://127.0.0.1:9/x' }, 'DATABASE_URL: the database cannot be opened: '],
])('a database that cannot be opened is named by its variable: %j', async (variables, message) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const opening = openDatabases(await testEnvironment(variables), await readSampleSite(), app);
  await expect(opening).rejects.toThrow(message);
});
