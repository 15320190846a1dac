import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreOptions } from '../../../server/submissions/open-store';
import { accept, type CouncilRequest, startCouncil } from './council-server';
import { readStore } from './crash-run';
import { type Acknowledged, sendUntilAcknowledged } from './persistent-client';
import { ServerProcess } from './server-process';

export interface ForwardRunOptions extends StoreOptions {
  readonly submissions: number;
  readonly clients: number;
  /** At least so many kills between the council server's answer and ours. */
  readonly kills: number;
}

export interface ForwardResult {
  readonly acknowledged: number;
  readonly kills: number;
  /** Acknowledged, and not at the council's server or not `sent` in our store. */
  readonly lost: number;
  /** Stored more than once by us, or acknowledged under two numbers. */
  readonly doubled: number;
  /** Sent to the council's server more than once, which losing none costs. */
  readonly sentAgain: number;
}

interface Killer {
  server?: ServerProcess;
  kills: number;
  /** While the server is down. */
  isBusy: boolean;
}

const timeoutSeconds = 0.5;

/** Clients send questions that go on to a council's server; ours is killed as that one has just answered, or is about to. */
export async function forwardRun(options: ForwardRunOptions): Promise<ForwardResult> {
  const { dataDir, databaseUrl, submissions, clients, kills } = options;
  const killer: Killer = { kills: 0, isBusy: false };
  const council = await startCouncil((response) => {
    if (Math.random() < 0.5) response.once('finish', () => void killOnce(killer, kills));
    else void killOnce(killer, kills);
    accept(response, { path: '', key: '', body: null });
  });
  const server = await ServerProcess.start({
    DATA_DIR: dataDir,
    API_HOST: council.host,
    UPSTREAM_TIMEOUT: String(timeoutSeconds),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  killer.server = server;
  const acknowledged: Acknowledged[] = [];
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      for (let count = 0; acknowledged.length < submissions || killer.kills < kills; count += 1) {
        acknowledged.push(
          await sendUntilAcknowledged(server.address, `client ${client} submission ${count}`),
        );
      }
    }),
  );
  while (killer.isBusy) await sleep(20);
  await server.kill();
  await council.close();
  return { kills: killer.kills, ...(await compare(acknowledged, council.requests, options)) };
}

/** One kill for about twenty answers, so that work gets done between them. */
async function killOnce(killer: Killer, most: number): Promise<void> {
  if (!killer.server || killer.isBusy || killer.kills >= most || Math.random() > 0.05) return;
  killer.isBusy = true;
  killer.kills += 1;
  await killer.server.kill();
  await killer.server.run();
  killer.isBusy = false;
}

async function compare(
  acknowledged: readonly Acknowledged[],
  requests: readonly CouncilRequest[],
  options: StoreOptions,
): Promise<Omit<ForwardResult, 'kills'>> {
  const stored = await readStore(options);
  const sent = new Set(stored.filter(({ state }) => state === 'sent').map(({ key }) => key));
  const atCouncil = new Set(requests.map(({ key }) => key));
  const names = new Set(stored.map(({ body }) => body.name));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ key }) => !sent.has(key) || !atCouncil.has(key)).length,
    doubled: stored.length - names.size + acknowledged.filter(({ references }) => references.size > 1).length,
    sentAgain: requests.length - atCouncil.size,
  };
}
