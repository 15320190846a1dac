import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../../../tests/e2e/site-process';
import { freePort } from '../../../tests/server/postgres';
import { atLeast, exactly, printFigures, reportOnly } from './figures';
import { openDeskClient, type DeskClient, type DeskEnvironment } from './desk-client';

const kills = 50;
/** Seconds after which a slow machine stops earlier. */
const mostSeconds = 160;

/** Actions of a person at the desk that are repeated while the server is killed. */
export interface DeskWork {
  /**
   * Does it once.
   * @param number of this time, growing
   * @param acknowledge says that the server acknowledged a kind of change
   */
  readonly change: (client: DeskClient, number: number, acknowledge: (kind: string) => void) => Promise<void>;
  /** Losses and half-done work after a restart, in words. @param acknowledged the last number of a kind */
  readonly findLosses: (
    client: DeskClient,
    acknowledged: (kind: string) => number,
  ) => Promise<readonly string[]>;
}

/** Result of some kills. */
interface KillResult {
  readonly killed: number;
  readonly acknowledged: number;
  /** Of the first change, without a kill. */
  readonly changeMs: number;
  readonly problems: readonly string[];
}

/** A site whose server is killed while somebody works at its desk. */
export interface KilledSite {
  readonly work: DeskWork;
  readonly environment: DeskEnvironment;
}

/** Changes things again and again until a signal; what ended it before. */
async function workUntil(signal: AbortSignal, changeOnce: () => Promise<void>): Promise<string[]> {
  try {
    while (!signal.aborted) await changeOnce();
  } catch (error) {
    return signal.aborted ? [] : [String(error)];
  }
  return [];
}

/** @param isDone whether there were enough kills */
async function killOne(
  { work, environment }: KilledSite,
  isDone: (killed: number) => boolean,
): Promise<KillResult> {
  const fixed = { ...environment, PORT: String(await freePort()) };
  let site = await startSite(fixed);
  const last = new Map<string, number>();
  let [sent, acknowledged] = [0, 0];
  try {
    const client = await openDeskClient(site.address, environment);
    const changeOnce = async () => {
      sent += 1;
      await work.change(client, sent, (kind) => {
        last.set(kind, sent);
        acknowledged += 1;
      });
    };
    // As after each kill, the first change is the slowest.
    const started = performance.now();
    await changeOnce();
    const changeMs = performance.now() - started;
    const problems: string[] = [];
    let killed = 0;
    for (; !isDone(killed); killed += 1) {
      const killing = new AbortController();
      const working = workUntil(killing.signal, changeOnce);
      await sleep(Math.random() * changeMs * 1.5);
      killing.abort();
      await site.stop('SIGKILL');
      const failures = await working;
      site = await startSite(fixed);
      const losses = await work.findLosses(client, (kind) => last.get(kind) ?? 0);
      problems.push(...[...failures, ...losses].map((problem) => `kill ${killed + 1}: ${problem}`));
    }
    return { killed, acknowledged, changeMs, problems };
  } finally {
    await site.stop();
  }
}

/**
 * Works at the desks of some sites at the same time while their servers are killed at random moments, 50 times together,
 * or as often as a slow machine does in the time.
 */
export async function killWhileWorking(title: string, sites: readonly KilledSite[]): Promise<void> {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  const isDone = (killed: number) => killed >= kills / sites.length || seconds() >= mostSeconds;
  const results = await Promise.all(sites.map((site) => killOne(site, isDone)));
  const sum = (key: 'killed' | 'acknowledged') => results.reduce((total, result) => total + result[key], 0);
  const problems = results.flatMap((result) => result.problems);
  printFigures(`The desk under kill -9: ${title}`, [
    atLeast('kills', sum('killed'), kills),
    reportOnly('acknowledged changes', sum('acknowledged')),
    reportOnly(
      'first change, without a kill, ms',
      Math.round(Math.max(...results.map(({ changeMs }) => changeMs))),
    ),
    exactly('changes that were lost, or half there', problems.length, 0),
    reportOnly('seconds', seconds()),
  ]);
  for (const problem of problems.slice(0, 20)) console.log(problem);
}
