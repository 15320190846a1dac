import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { config } from '../../tests/e2e/sample-config';
import { startSite, type SiteProcess } from '../../tests/e2e/site-process';
import { buildWhenStale } from '../build.mjs';
import { requireCommands } from './support/command';
import { startCountingCouncil } from './support/counting-council';
import { atLeast, atMost, exactly, printFigures, reportOnly, type Figure } from './support/figures';
import { requestFirstByte } from './support/first-byte';
import { waitForIdleMachine } from './support/idle-machine';
import { median, repeat } from './support/median';
import { startNginx } from './support/nginx';
import { startProductionSite } from './support/production-site';
import { metric, startRenderedSite } from './support/rendered-pages';
import { residentMemory } from './support/resident-memory';
import { withTemporaryData } from './support/temporary-data';
import { loadSeconds, loadWithWrk } from './support/wrk';

const invented = 10_000;
const concurrent = 32;
const round = (value: number) => Math.round(value * 10) / 10;

/** The site and nginx in turn, since the machine has other work. */
async function measureLoad({ address, pid }: SiteProcess): Promise<Figure[]> {
  const { bytes } = await requestFirstByte(`${address}/gu`);
  return withTemporaryData(async (folder) => {
    const nginx = await startNginx(folder, 'gu', bytes);
    const rounds = await repeat(async () => ({
      theirs: await loadWithWrk(`${nginx.address}/gu`),
      ours: await loadWithWrk(`${address}/gu`),
    }));
    await nginx.stop();
    const ratio = median(rounds.map(({ theirs, ours }) => ours.perSecond / theirs.perSecond));
    return [
      reportOnly('/gu: bytes with brotli', bytes.length),
      reportOnly('nginx: requests/s', Math.round(median(rounds.map(({ theirs }) => theirs.perSecond)))),
      reportOnly('nginx: p99, ms', round(median(rounds.map(({ theirs }) => theirs.p99)))),
      reportOnly('site: requests/s', Math.round(median(rounds.map(({ ours }) => ours.perSecond)))),
      atLeast('site: requests/s relative to nginx', Math.round(ratio * 100) / 100, 0.35),
      atMost('site: p99, ms', round(median(rounds.map(({ ours }) => ours.p99))), 15),
      exactly(
        'site: errors',
        rounds.reduce((sum, { ours }) => sum + ours.errors, 0),
        0,
      ),
      reportOnly('memory (RSS) after the load, MB', residentMemory(pid)),
    ];
  });
}

const listSchema = z.object({ data: z.array(z.object({ id: z.union([z.string(), z.number()]) })) });

/** Pages about a subject were not requested before. */
async function measureFirstViews({ address }: SiteProcess): Promise<Figure[]> {
  const { path = '' } = config.sources.organisations ?? {};
  const { data } = listSchema.parse(await (await fetch(`${address}/api${path}?lang=GU`)).json());
  const times: number[] = [];
  for (const page of config.pages.filter(({ subject }) => subject === 'organisation')) {
    for (const { id } of data.slice(0, 5))
      times.push((await requestFirstByte(`${address}/gu${page.path}/${id}`)).ms);
  }
  return [
    reportOnly('pages not rendered before', times.length),
    atMost('first byte of such a page, ms', round(median(times)), 50),
  ];
}

const inventedPaths = [
  (index: number) => `/gu/invented-${index}`,
  (index: number) => `/gu/orgabout/invented-${index}`,
  (index: number) => `/gu/member?invented=${index}`,
  (index: number) => `/invented-${index}`,
  (index: number) => `/gu/member?page=${index + 2}`,
];

async function requestInvented(address: string, from: number, count: number): Promise<void> {
  let next = from;
  const visitor = async () => {
    while (next < from + count) {
      const index = next++;
      await requestFirstByte(address + (inventedPaths[index % inventedPaths.length]?.(index) ?? ''));
    }
  };
  await Promise.all(Array.from({ length: concurrent }, visitor));
}

async function measureInvented({ address, pid }: SiteProcess, metrics: string): Promise<Figure[]> {
  await requestInvented(address, 0, 2_000);
  await sleep(2_000);
  const cached = await metric(metrics, 'site_cache_bytes{cache="pages"}');
  const renders = await metric(metrics, 'site_render_seconds_count');
  const before = residentMemory(pid);
  await requestInvented(address, 2_000, invented);
  await sleep(2_000);
  return [
    exactly(
      `${invented} invented URLs: renders`,
      (await metric(metrics, 'site_render_seconds_count')) - renders,
      0,
    ),
    exactly(
      'bytes added to the cache',
      (await metric(metrics, 'site_cache_bytes{cache="pages"}')) - cached,
      0,
    ),
    atMost('memory (RSS) added, MB', residentMemory(pid) - before, 20),
    atMost('memory (RSS) at the end, MB', residentMemory(pid), 300),
  ];
}

async function measureSite(): Promise<void> {
  const { site, metrics } = await startRenderedSite();
  const figures = [
    reportOnly('memory (RSS) with all pages, MB', residentMemory(site.pid)),
    reportOnly('bytes of all pages, MB', round((await metric(metrics, 'site_cache_bytes')) / 1e6)),
    ...(await measureLoad(site)),
    ...(await measureFirstViews(site)),
    ...(await measureInvented(site, metrics)),
  ];
  printFigures('Pages from the cache, one process', figures);
  await site.stop();
}

/** Seconds for which an answer is fresh: shorter than the load. */
const fresh = 2;
const maxCalls = Math.ceil(loadSeconds / fresh) + 1;

/** A council's server under load, and while it hangs. */
async function measureCouncil(): Promise<void> {
  const records = await startSite();
  const council = await startCountingCouncil(records.address);
  const site = await startProductionSite({ API_HOST: council.address, API_FRESH: String(fresh) });
  await requestFirstByte(`${site.address}/gu/member`);
  await waitForIdleMachine();
  council.reset();
  const load = await loadWithWrk(`${site.address}/gu/member`);
  const most = Math.max(0, ...council.calls.values());
  council.hang(true);
  await sleep((fresh + 1) * 1000);
  const seen = await requestFirstByte(`${site.address}/gu/member`);
  const never = await requestFirstByte(`${site.address}/gu/orgabout/1`);
  printFigures('Pages with a council’s server', [
    reportOnly('requests/s', Math.round(load.perSecond)),
    exactly('errors', load.errors, 0),
    atMost(`most calls of one URL in ${loadSeconds} s of load`, most, maxCalls),
    exactly('council hangs, page seen before: status', seen.status, 200),
    atMost('first byte, ms', round(seen.ms), 20),
    exactly('council hangs, page never seen: status', never.status, 200),
    atMost('first byte of it, ms', round(never.ms), 3000),
  ]);
  await site.stop();
  council.stop();
  await records.stop();
}

/** Compares pages from the cache with nginx, requests invented URLs, and pages while a council’s server hangs. */
export async function benchServe(): Promise<void> {
  requireCommands('wrk', 'nginx');
  await buildWhenStale();
  await measureSite();
  await measureCouncil();
}
