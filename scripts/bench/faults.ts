import { Worker } from 'node:worker_threads';
import { startSite, type SiteProcess } from '../../tests/e2e/site-process';
import { startHostileCouncil, type HostileCouncil } from '../../tests/server/hostile-council';
import { faultCases, runCases, valueCases } from '../../tests/server/hostile-council-run';
import { crashRun } from '../../tests/server/submission-runs/crash-run';
import { forwardRun } from '../../tests/server/submission-runs/forward-run';
import { buildWhenStale } from '../build.mjs';
import { atLeast, atMost, exactly, printFigures, reportOnly } from './support/figures';
import { residentMemory } from './support/resident-memory';
import { withTemporaryData } from './support/temporary-data';

const allLanguages = ['gu', 'hi', 'en'];

function longestSilence(poller: Worker): Promise<number> {
  return new Promise((resolve) => {
    poller.once('message', (longest) => {
      resolve(Number(longest));
    });
    poller.postMessage('read');
  });
}

/** Lines of the log that tell of an error of this server, not of the council's. */
const errorLines = (site: SiteProcess): readonly string[] =>
  site
    .output()
    .split('\n')
    .filter((line) => /"level":(?:50|60)|uncaught|unhandled/i.test(line));

async function measure(
  title: string,
  council: HostileCouncil,
  cases: typeof faultCases,
  wanted: number,
  languages: readonly string[],
): Promise<void> {
  const site = await startSite({ API_HOST: council.host, UPSTREAM_TIMEOUT: '0.5' });
  const poller = new Worker(new URL('support/health-poller.mjs', import.meta.url), {
    workerData: `${site.address}/healthz`,
  });
  const { pages, problems, largest, slowest } = await runCases(
    { council, site: site.address, languages },
    cases,
  );
  const errors = errorLines(site);
  printFigures(title, [
    atLeast('cases', cases.length, wanted),
    reportOnly('pages', pages),
    exactly('pages with a problem', problems.length, 0),
    exactly('errors in the log of the server', errors.length, 0),
    atMost('longest silence of /healthz, ms', await longestSilence(poller), 500),
    atMost('memory (RSS), MB', residentMemory(site.pid, 'at most'), 400),
    reportOnly('largest page, kB', Math.round(largest / 1000)),
    reportOnly('slowest pages of a case, ms', Math.round(slowest)),
  ]);
  for (const line of [...problems, ...errors].slice(0, 40)) console.log(line);
  await poller.terminate();
  await site.stop();
}

/** 1,000 questions of 8 clients, stored and forwarded, while the server is killed 50 times (`DATABASE_URL`: an empty PostgreSQL database). */
async function measureKills(): Promise<void> {
  const run = { databaseUrl: process.env.DATABASE_URL, submissions: 1000, clients: 8, kills: 50 };
  const stored = await withTemporaryData((dataDir) => crashRun({ dataDir, ...run }));
  printFigures('Submissions under kill -9', [
    atLeast('acknowledged submissions', stored.acknowledged, 1000),
    atLeast('kills', stored.kills, 50),
    exactly('acknowledged and lost', stored.lost, 0),
    exactly('stored twice', stored.doubled, 0),
  ]);
  const forwarded = await withTemporaryData((dataDir) => forwardRun({ dataDir, ...run, faults: 50 }));
  printFigures('Forwarded submissions under kill -9, and failing calls', [
    atLeast('acknowledged submissions', forwarded.acknowledged, 1000),
    atLeast('kills between the answers', forwarded.kills, 50),
    exactly('acknowledged and lost', forwarded.lost, 0),
    exactly('stored twice', forwarded.doubled, 0),
    atMost('seconds until everything was delivered', Math.round(forwarded.recoveryMs / 1000), 180),
  ]);
}

/** Kills the server, and answers its calls with faults and hostile values; `npm run bench -- faults en` in one language only. */
export async function benchFaults(args: readonly string[]): Promise<void> {
  await buildWhenStale();
  await measureKills();
  const languages = (args.length > 0 ? args : allLanguages).map((code) => `/${code}`);
  const council = await startHostileCouncil();
  await measure('Faults of the council', council, faultCases, 90 * 7, languages);
  await measure('Hostile values in its fields', council, valueCases, 60 * 30, languages);
  await council.close();
}
