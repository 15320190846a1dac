import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../../server/submissions/store/open-store';
import type { StoreOptions } from '../../../server/submissions/store/store-driver';
import type { Submission } from '../../../server/submissions/submission';
import { type Acknowledged, sendUntilAcknowledged } from './persistent-client';
import { ServerProcess } from './server-process';

export interface CrashRunOptions extends StoreOptions {
  /** At least so many. */
  readonly submissions: number;
  readonly clients: number;
  /** At least so many times the server is killed. */
  readonly kills: number;
}

export interface CrashResult {
  readonly acknowledged: number;
  readonly kills: number;
  /** Acknowledged, and not in the store under their number with their text. */
  readonly lost: number;
  /** Stored more than once, or acknowledged under two numbers. */
  readonly doubled: number;
}

/** Clients send questions while the server is killed at random moments; then the store is counted. */
export async function crashRun(options: CrashRunOptions): Promise<CrashResult> {
  const { dataDir, databaseUrl, submissions, clients, kills } = options;
  const server = await ServerProcess.start({
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  const progress = { kills: 0, isOver: () => progress.kills >= kills && acknowledged.length >= submissions };
  const acknowledged: Acknowledged[] = [];
  const senders = Array.from({ length: clients }, async (_, client) => {
    for (let count = 0; !progress.isOver(); count += 1) {
      acknowledged.push(await sendUntilAcknowledged(server.address, `client ${client} submission ${count}`));
      await sleep(Math.random() * 60);
    }
  });
  await killUntil(server, progress);
  await Promise.all(senders);
  await server.kill();
  return { kills: progress.kills, ...compare(acknowledged, await readStore(options)) };
}

/** Kills while the server works and, one time in five, while it starts. */
async function killUntil(
  server: ServerProcess,
  progress: { kills: number; isOver: () => boolean },
): Promise<void> {
  while (!progress.isOver()) {
    await sleep(Math.random() * 200);
    await server.kill();
    progress.kills += 1;
    if (Math.random() < 0.2) {
      server.spawn();
      await sleep(Math.random() * 600);
      await server.kill();
      progress.kills += 1;
    }
    await server.run();
  }
}

export async function readStore(options: StoreOptions): Promise<readonly Submission[]> {
  const store = await openStore(options);
  const stored = await store.list({});
  await store.close();
  return stored;
}

function compare(
  acknowledged: readonly Acknowledged[],
  stored: readonly Submission[],
): Omit<CrashResult, 'kills'> {
  const isKept = ({ key, name, references }: Acknowledged) =>
    stored.some((row) => row.key === key && row.body.name === name && references.has(row.reference));
  const names = new Set(stored.map(({ body }) => body.name));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((one) => !isKept(one)).length,
    doubled: stored.length - names.size + acknowledged.filter(({ references }) => references.size > 1).length,
  };
}
