import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { z } from 'zod';
import { openSharedDatabase, type SharedDatabase } from '../../../src/server/database/shared/shared-database';
import { openStore } from '../../../src/server/submissions/store/open-store';
import { createDatabase } from '../postgres';
import { temporaryFolder } from '../../temporary-folder';
import { memoryLog } from '../serve';

/** An empty database with its tables, and an SQL client of it. */
export async function newDatabase() {
  const databaseUrl = await createDatabase(inject('postgresUrl'));
  const store = await openStore({ dataDir: await temporaryFolder(), databaseUrl });
  await store.close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const rows = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows;
  return { databaseUrl, rows };
}

/** A database as one instance opens it, with the lines that it logs. */
export function openInstance(
  databaseUrl: string,
  site = 'a.example',
): SharedDatabase & { readonly lines: readonly string[] } {
  const log = memoryLog();
  const database = openSharedDatabase({ databaseUrl, site, log });
  onTestFinished(() => database.close());
  return { ...database, lines: log.lines };
}

/** The same with the texts of its queries. */
export function openCounted(databaseUrl: string) {
  const instance = openInstance(databaseUrl);
  const queries: string[] = [];
  const query: SharedDatabase['query'] = (use, text, values) => {
    queries.push(text);
    return instance.query(use, text, values);
  };
  return { database: { ...instance, query }, queries };
}

/** A database that refuses connections. */
export const lostDatabase = 'postgres://nobody@127.0.0.1:1/none';

/** A database that accepts connections and never answers. */
export async function silentDatabase(): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return `postgres://nobody@127.0.0.1:${port}/none`;
}
