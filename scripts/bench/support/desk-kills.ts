import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from '../../../tests/e2e/site-process';
import { freePort } from '../../../tests/server/postgres';
import { atMost, exactly, printFigures, reportOnly } from './figures';
import { signIn, type DeskClient, type DeskEnvironment } from './desk-client';

const kills = 50;
const mostSeconds = 180;

/** What a person does at the desk again and again while the server is killed. */
export interface DeskWork {
  /**
   * Does it once.
   * @param number of this time, growing
   * @param acknowledge says that the server acknowledged a kind of change
   */
  readonly change: (client: DeskClient, number: number, acknowledge: (kind: string) => void) => Promise<void>;
  /** What is lost or half there after a restart, in words. @param acknowledged the last number of a kind */
  readonly findLosses: (
    client: DeskClient,
    acknowledged: (kind: string) => number,
  ) => Promise<readonly string[]>;
}

/** What became of some kills. */
interface KillResult {
  readonly acknowledged: number;
  /** Of one change without a kill. */
  readonly changeMs: number;
  readonly problems: readonly string[];
}

/** A site whose server is killed while somebody works at its desk. */
export interface KilledSite {
  readonly work: DeskWork;
  readonly environment: DeskEnvironment;
}

async function killOne({ work, environment }: KilledSite, kills: number): Promise<KillResult> {
  const fixed = { ...environment, PORT: String(await freePort()) };
  let site = await startSite(fixed);
  const client = await signIn(site.address, environment);
  const last = new Map<string, number>();
  let [sent, acknowledged] = [0, 0];
  const changeOnce = async () => {
    sent += 1;
    await work.change(client, sent, (kind) => {
      last.set(kind, sent);
      acknowledged += 1;
    });
  };
  await changeOnce();
  const started = performance.now();
  await changeOnce();
  const changeMs = performance.now() - started;
  const problems: string[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    const killing = new AbortController();
    const working = (async () => {
      while (!killing.signal.aborted) await changeOnce();
    })().catch((error: unknown) => {
      if (!killing.signal.aborted) problems.push(`before kill ${kill}: ${String(error)}`);
    });
    await sleep(Math.random() * changeMs * 1.5);
    killing.abort();
    await site.stop('SIGKILL');
    await working;
    site = await startSite(fixed);
    const losses = await work.findLosses(client, (kind) => last.get(kind) ?? 0);
    problems.push(...losses.map((loss) => `after kill ${kill}: ${loss}`));
  }
  await site.stop();
  return { acknowledged, changeMs, problems };
}

/** Works at the desks of some sites at the same time while their servers are killed, 50 times together, at random moments. */
export async function killWhileWorking(title: string, sites: readonly KilledSite[]): Promise<void> {
  const started = performance.now();
  const results = await Promise.all(sites.map((site) => killOne(site, Math.ceil(kills / sites.length))));
  const problems = results.flatMap((result) => result.problems);
  printFigures(`The desk under ${kills} × kill -9: ${title}`, [
    reportOnly(
      'acknowledged changes',
      results.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    ),
    reportOnly(
      'longest change without a kill, ms',
      Math.round(Math.max(...results.map(({ changeMs }) => changeMs))),
    ),
    exactly('changes that were lost, or half there', problems.length, 0),
    atMost('seconds', Math.round((performance.now() - started) / 1000), mostSeconds),
  ]);
  for (const problem of problems.slice(0, 20)) console.log(problem);
}
