import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { startSite, type SiteProcess } from '../../tests/e2e/site-process';
import { startHostileCouncil, type HostileCouncil } from '../../tests/server/hostile-council';
import { faultCases, runCases, valueCases } from '../../tests/server/hostile-council-run';
import { buildWhenStale } from '../build.mjs';
import { atLeast, atMost, exactly, printFigures, reportOnly } from './support/figures';

const allLanguages = ['/gu', '/hi', '/en'];
/** `npm run bench -- faults en` runs one language only. */
const chosen = process.argv.slice(2).map((code) => `/${code}`);
const languages = chosen.length > 0 ? chosen : allLanguages;

/** Megabytes of memory that a process had at most; 0 where the system does not say. */
function peakMemory({ pid }: SiteProcess): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1000);
  } catch {
    return 0;
  }
}

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
    atMost('memory (RSS), MB', peakMemory(site), 400),
    reportOnly('largest page, kB', Math.round(largest / 1000)),
    reportOnly('slowest pages of a case, ms', Math.round(slowest)),
  ]);
  for (const line of [...problems, ...errors].slice(0, 40)) console.log(line);
  await poller.terminate();
  await site.stop();
}

await buildWhenStale();
const council = await startHostileCouncil();
await measure('Faults of the council', council, faultCases, 90 * 7);
await measure('Hostile values in its fields', council, valueCases, 60 * 30);
await council.close();
