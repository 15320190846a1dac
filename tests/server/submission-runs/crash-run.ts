import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '../../../src/server/submissions/store/open-store';
import type { DatabaseOptions } from '../../../src/server/database/site-database';
import type { Submission } from '../../../src/server/submissions/submission';
import { type Acknowledged, sendUntilAcknowledged } from './persistent-client';
import { ServerProcess } from './server-process';

export interface CrashRunOptions extends DatabaseOptions {
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
  const acknowledged: Acknowledged[] = [];
  let killed = 0;
  const senders = Array.from({ length: clients }, async (_, client) => {
    for (let count = 0; killed < kills || acknowledged.length < submissions; count += 1) {
      acknowledged.push(await sendUntilAcknowledged(server.address, `client ${client} submission ${count}`));
      await sleep(Math.random() * 60);
    }
  });
  while (killed < kills) {
    // Some work between kills, however slow the machine is.
    while (acknowledged.length < (submissions * killed) / kills) await sleep(20);
    await sleep(Math.random() * 200);
    killed += await killAndRestart(server);
  }
  await Promise.all(senders);
  await server.kill();
  return { kills: killed, ...compare(acknowledged, await readStore(options)) };
}

/** Kills while the server works and, one time in five, also while it starts; returns the number of kills. */
async function killAndRestart(server: ServerProcess): Promise<number> {
  await server.kill();
  const isKilledAgain = Math.random() < 0.2;
  if (isKilledAgain) {
    server.spawn();
    await sleep(Math.random() * 600);
    await server.kill();
  }
  await server.run();
  return isKilledAgain ? 2 : 1;
}

/** The submissions of all sites. */
export async function readStore(options: DatabaseOptions): Promise<readonly Submission[]> {
  const store = await openStore(options);
  const sites = await store.sites();
  const stored = await Promise.all(sites.map((site) => store.list({ site })));
  await store.close();
  return stored.flat();
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
