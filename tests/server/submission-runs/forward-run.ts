import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseOptions } from '../../../src/server/database/site-database';
import { accept, type CouncilAnswer, startCouncil } from './council-server';
import { readStore } from './crash-run';
import { type Acknowledged, sendUntilAcknowledged } from './persistent-client';
import { ServerProcess } from './server-process';

export interface ForwardRunOptions extends DatabaseOptions {
  readonly submissions: number;
  readonly clients: number;
  /** At least so many kills between the council server's answer and ours. */
  readonly kills: number;
  /** At least so many calls that fail: an error status, a broken connection, or no answer in time. */
  readonly faults: number;
}

export interface ForwardResult {
  readonly acknowledged: number;
  readonly kills: number;
  readonly faults: number;
  /** From the last kill or fault until everything was delivered. */
  readonly recoveryMs: number;
  /** Acknowledged, and not at the council's server or not `sent` in our store. */
  readonly lost: number;
  /** Stored more than once by us, or acknowledged under two numbers. */
  readonly doubled: number;
  /** Accepted by the council's server more than once under one idempotency key, after a kill. */
  readonly sentAgain: number;
}

interface Killer {
  server?: ServerProcess;
  kills: number;
  /** While the server is down. */
  isBusy: boolean;
}

const timeoutSeconds = 0.5;

const faultyAnswers: readonly CouncilAnswer[] = [
  (response) => response.writeHead(500).end('<html>'),
  (response) => response.writeHead(429).end(),
  (response) => response.destroy(),
  (response) => response.writeHead(200).write('{"status":'),
  () => {},
];

/**
 * Clients send questions that are forwarded to a council's server. That server fails now and then, and ours is killed
 * just before or after it accepts one.
 */
export async function forwardRun(options: ForwardRunOptions): Promise<ForwardResult> {
  const { dataDir, databaseUrl, submissions, clients, kills, faults } = options;
  const killer: Killer = { kills: 0, isBusy: false };
  const accepted: string[] = [];
  let faulty = 0;
  const council = await startCouncil((response, request) => {
    if (faulty < faults && Math.random() < 0.2) {
      faultyAnswers[faulty % faultyAnswers.length]?.(response, request);
      faulty += 1;
      return;
    }
    accepted.push(request.key);
    if (Math.random() < 0.5) response.once('finish', () => void killOnce(killer, kills));
    else void killOnce(killer, kills);
    accept(response, request);
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
      for (
        let count = 0;
        acknowledged.length < submissions || killer.kills < kills || faulty < faults;
        count += 1
      ) {
        acknowledged.push(
          await sendUntilAcknowledged(server.address, `client ${client} submission ${count}`),
        );
      }
    }),
  );
  while (killer.isBusy) await sleep(20);
  const recoveryMs = await untilDelivered(options);
  await server.kill();
  await council.close();
  return {
    kills: killer.kills,
    faults: faulty,
    recoveryMs,
    ...(await compare(acknowledged, accepted, options)),
  };
}

/** Longest time from the council's recovery until everything is delivered. */
const longestRecoveryMs = 180_000;

async function untilDelivered(options: DatabaseOptions): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < longestRecoveryMs) {
    const stored = await readStore(options);
    if (stored.every(({ state }) => state !== 'pending')) break;
    await sleep(200);
  }
  return Date.now() - began;
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
  accepted: readonly string[],
  options: DatabaseOptions,
): Promise<Omit<ForwardResult, 'kills' | 'faults' | 'recoveryMs'>> {
  const stored = await readStore(options);
  const sent = new Set(stored.filter(({ state }) => state === 'sent').map(({ key }) => key));
  const atCouncil = new Set(accepted);
  const names = new Set(stored.map(({ body }) => body.name));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ key }) => !sent.has(key) || !atCouncil.has(key)).length,
    doubled: stored.length - names.size + acknowledged.filter(({ references }) => references.size > 1).length,
    sentAgain: accepted.length - atCouncil.size,
  };
}
