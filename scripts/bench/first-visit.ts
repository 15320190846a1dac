import { buildWhenStale } from '../build.mjs';
import { atMost, exactly, printFigures, reportOnly, type Figure } from './support/figures';
import { handWrittenPage } from './support/hand-written-page';
import { launchMeasuredBrowser, type MeasuredBrowser } from './support/measured-browser';
import { measureVisits, type MeasuredVisits, type VisitSettings } from './support/measure-visit';
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
  paths: Pick<VisitSettings, 'path' | 'nextPath'>,
  repetitions: number,
) {
  const runs: (readonly [MeasuredVisits, MeasuredVisits])[] = [];
  for (let run = 0; run < repetitions; run += 1) {
    runs.push([
      await measureVisits({ browser, network: site, ...paths, slowdown }),
      await measureVisits({ browser, network: written, ...paths, slowdown }),
    ]);
  }
  return { site: runs.map(([figures]) => figures), written: runs.map(([, figures]) => figures) };
}

type Measured = Awaited<ReturnType<typeof measureBoth>>;

type ReadFigure = (visits: MeasuredVisits) => number;

/** A median and its range, in ms. */
function describe(times: readonly number[]): string {
  const [least, middle, most] = [Math.min(...times), median(times), Math.max(...times)].map(Math.round);
  return `${middle} ms (${least} to ${most})`;
}

/** A time of the site, which may be this many times that of the page written by hand. */
function ratio(name: string, measured: Measured, read: ReadFigure, most: number): Figure {
  const site = measured.site.map(read);
  const written = measured.written.map(read);
  const label = `${name}: ${describe(site)}, by hand ${describe(written)}, times`;
  return atMost(label, Number((median(site) / median(written)).toFixed(2)), most);
}

const kilobytes = (bytes: number): number => Math.round(bytes / 1000);

/** kB of scripts that a page may load: more with a form. */
const mostScript = (path: string): number => (/complaints|question|feedback/.test(path) ? 185 : 150);

function figuresOf({ path }: { readonly path: string }, measured: Measured): readonly Figure[] {
  const middle = (read: ReadFigure) => median(measured.site.map(read));
  return [
    ratio('largest paint', measured, ({ first }) => first.largestPaint, 1.15),
    ratio('content visible', measured, ({ first }) => first.contentVisible, 1.2),
    ratio('first byte', measured, ({ first }) => first.firstByte, 1.05),
    atMost('kB until load', kilobytes(middle(({ first }) => first.bytes)), 200),
    atMost(
      'kB of scripts until hydrated',
      kilobytes(middle(({ first }) => first.scriptBytes)),
      mostScript(path),
    ),
    reportOnly('kB of fonts until load', kilobytes(middle(({ first }) => first.fontBytes))),
    atMost('blocking time, ms', Math.round(middle(({ first }) => first.blocking)), 120),
    atMost(
      'interaction to next frame, ms',
      middle(({ interaction }) => interaction),
      100,
    ),
    ratio('next page by a tap', measured, ({ nextPage }) => nextPage, 0.5),
    ratio('repeated: content visible', measured, ({ repeated }) => repeated.contentVisible, 1.3),
    exactly(
      'repeated without a network: opens',
      measured.site.filter(({ opensOffline }) => opensOffline).length,
      measured.site.length,
    ),
    // 0 where the system has a font of the script, whose widths the fallback has.
    atMost('layout shift', Number(middle(({ first }) => first.shift).toFixed(4)), 0.05),
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
  const repetitions = Number(visits ?? (named.length > 0 ? 9 : 5));
  const { site } = await startRenderedSite();
  const pages = new Map<string, string>();
  const nextPath = '/gu/policies';
  for (const path of [...paths, nextPath]) {
    pages.set(path, handWrittenPage(await (await fetch(site.address + path)).text()));
  }
  const written = await serveStaticPages(pages, site.address);
  const networks = [await slowNetwork(site.address), await slowNetwork(written.address)] as const;
  const browser = await launchMeasuredBrowser();
  for (const path of paths) {
    // Pictures are converted on the first request.
    await measureVisits({ browser, network: networks[0], path, nextPath, slowdown: 1 });
    const measured = await measureBoth(browser, networks, { path, nextPath }, repetitions);
    printFigures(
      `${path}, first visit, processor ${slowdown} times slower, slow 4G`,
      figuresOf({ path }, measured),
    );
  }
  await browser.close();
  await Promise.all(networks.map((network) => network.close()));
  await written.close();
  await site.stop();
}
