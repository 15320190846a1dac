import { buildWhenStale } from '../build.mjs';
import { atMost, exactly, printFigures, reportOnly, type Figure } from './support/figures';
import { handWrittenPage } from './support/hand-written-page';
import { launchMeasuredBrowser, type MeasuredBrowser } from './support/measured-browser';
import { measureVisits, type MeasuredVisits, type Visit } from './support/measure-visit';
import { median } from './support/median';
import { startRenderedSite } from './support/rendered-pages';
import { slowNetwork, type SlowNetwork } from './support/slow-network';
import { serveStaticPages } from './support/static-pages';

const defaultPaths = [
  '/gu',
  '/gu/member',
  '/gu/villageheritage',
  '/gu/villagephotos',
  '/gu/development',
  '/gu/complaints',
];
/** How many times slower than this machine's the processor is. */
const slowdown = 4;

/** Alternately, since the machine has other work. */
async function measureBoth(
  browser: MeasuredBrowser,
  [site, written]: readonly [site: SlowNetwork, written: SlowNetwork],
  path: string,
  repetitions: number,
) {
  const runs: (readonly [MeasuredVisits, MeasuredVisits])[] = [];
  for (let run = 0; run < repetitions; run += 1) {
    runs.push([
      await measureVisits({ browser, network: site, path, slowdown }),
      await measureVisits({ browser, network: written, path, slowdown }),
    ]);
  }
  return { site: runs.map(([figures]) => figures), written: runs.map(([, figures]) => figures) };
}

type Measured = Awaited<ReturnType<typeof measureBoth>>;

const medianOf = (
  runs: readonly MeasuredVisits[],
  which: 'first' | 'repeated',
  figure: keyof Visit,
): number => median(runs.map((run) => run[which][figure]));

/** A time of the site, which may be this many times that of the page written by hand. */
function ratio(
  name: string,
  measured: Measured,
  which: 'first' | 'repeated',
  figure: keyof Visit,
  most: number,
) {
  const site = medianOf(measured.site, which, figure);
  const written = medianOf(measured.written, which, figure);
  const label = `${name}: ${Math.round(site)} ms, by hand ${Math.round(written)} ms, times`;
  return atMost(label, Number((site / written).toFixed(2)), most);
}

const kilobytes = (bytes: number): number => Math.round(bytes / 1000);

/** kB of scripts that a page may load: more with a form. */
const mostScript = (path: string): number => (/complaints|question|feedback/.test(path) ? 185 : 150);

function figuresOf(measured: Measured, path: string): readonly Figure[] {
  const { site } = measured;
  return [
    ratio('largest paint', measured, 'first', 'largestPaint', 1.15),
    ratio('content visible', measured, 'first', 'contentVisible', 1.15),
    ratio('first byte', measured, 'first', 'firstByte', 1.05),
    atMost('kB until load', kilobytes(medianOf(site, 'first', 'bytes')), 200),
    atMost(
      'kB of scripts until hydrated',
      kilobytes(medianOf(site, 'first', 'scriptBytes')),
      mostScript(path),
    ),
    reportOnly('kB of fonts until load', kilobytes(medianOf(site, 'first', 'fontBytes'))),
    atMost('blocking time, ms', Math.round(medianOf(site, 'first', 'blocking')), 120),
    atMost('interaction to next frame, ms', median(site.map(({ interaction }) => interaction)), 100),
    ratio('repeated: content visible', measured, 'repeated', 'contentVisible', 1.5),
    exactly(
      'repeated without a network: opens',
      site.filter(({ opensOffline }) => opensOffline).length,
      site.length,
    ),
    // 0 where the system has a font of the script, whose widths the fallback has.
    atMost('layout shift', Number(medianOf(site, 'first', 'shift').toFixed(4)), 0.05),
  ];
}

/**
 * Compares first visits with pages written by hand; `npm run bench -- first-visit /gu /en` of some pages only, with nine visits of
 * each, since decisions need more of them than a check; `--visits=1` for a quick look.
 */
export async function benchFirstVisits(args: readonly string[]): Promise<void> {
  await buildWhenStale();
  const named = args.filter((arg) => arg.startsWith('/'));
  const paths = named.length > 0 ? named : defaultPaths;
  const visits = args.find((arg) => arg.startsWith('--visits='))?.slice('--visits='.length);
  const repetitions = Number(visits ?? (named.length > 0 ? 9 : 3));
  const { site } = await startRenderedSite();
  const pages = new Map<string, string>();
  for (const path of paths) {
    pages.set(path, handWrittenPage(await (await fetch(site.address + path)).text()));
  }
  const written = await serveStaticPages(pages, site.address);
  const networks = [await slowNetwork(site.address), await slowNetwork(written.address)] as const;
  const browser = await launchMeasuredBrowser();
  for (const path of paths) {
    // Pictures are converted on the first request.
    await measureVisits({ browser, network: networks[0], path, slowdown: 1 });
    const measured = await measureBoth(browser, networks, path, repetitions);
    printFigures(
      `${path}, first visit, processor ${slowdown} times slower, slow 4G`,
      figuresOf(measured, path),
    );
  }
  await browser.close();
  await Promise.all(networks.map((network) => network.close()));
  await written.close();
  await site.stop();
}
