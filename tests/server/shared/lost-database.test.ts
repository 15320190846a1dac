import Fastify from 'fastify';
import { expect, inject, test } from 'vitest';
import { createDatabase, query } from '../postgres';
import { listen } from '../serve';
import { serveSite } from '../site-server';

test('pages are served without the database, and the server is not ready (B10.6.3)', async () => {
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  const council = Fastify({ forceCloseConnections: true });
  council.get('/api/*', async () => ({ status: true, data: [], message: null }));
  const API_HOST = await listen(council);
  const address = await serveSite({ variables: { DATABASE_URL: databaseUrl, API_HOST, API_CACHE: 'on' } });
  const statusOf = async (path: string) => (await fetch(address + path)).status;
  expect([await statusOf('/en'), await statusOf('/readyz')]).toEqual([200, 200]);
  await query(inject('postgresUrl'), `drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
  expect([await statusOf('/en/member'), await statusOf('/gu')]).toEqual([200, 200]);
  expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
});
