import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedBrowser } from '../../tests/e2e/browser';
import {
  scriptsOf,
  weighedVisit,
  weightOf,
  type FetchedFile,
  type PageWeight,
} from '../../tests/e2e/page-weight';
import { startSite } from '../../tests/e2e/site-process';
import { visit } from '../../tests/e2e/visitor';
import { root } from '../bootstrap.mjs';
import { buildWhenStale } from '../build.mjs';
import { atMost, printFigures, reportOnly, type Figure } from './support/figures';
import { printParts, recordedParts, recordParts, type Parts } from './support/first-view-record';
import { scriptOrigins, type Shares } from './support/script-origins';

/** Pages of each kind, and the kB of scripts that they may load. */
const pages = [
  ['/gu', 150],
  ['/gu/member', 150],
  ['/gu/development', 150],
  ['/gu/villagephotos', 150],
  ['/gu/privacypolicy', 150],
  ['/gu/complaints', 185],
] as const;

/** Groups of folders, and the lines that each may have where that was decided. */
const groups: readonly (readonly [places: readonly string[], most: number | null])[] = [
  [['src/engine'], null],
  [['src/check'], null],
  [['src/templates'], 7000],
  [['src/site'], null],
  [['src/site/ui'], 2200],
  ...[
    'src/server',
    'src/desk/api',
    'src/desk/server',
    'src/desk/app',
    'src/operations',
    'scripts',
    'stories',
    'tests',
  ].map((place) => [[place], null] as const),
];

const isCounted = (name: string): boolean =>
  /\.(?:ts|tsx|mjs)$/.test(name) && !/\.generated\.ts$|(?:^|\/)example[^/]*\.ts$/.test(name);

/** Lines of a file, or of the files in a folder, without examples and generated files. */
function linesOf(place: string): number {
  const files = isCounted(place)
    ? [place]
    : readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
        .filter(isCounted)
        .map((name) => join(place, name));
  return files.reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0);
}

/** A page that was opened on a first visit. */
interface WeighedPage {
  readonly path: string;
  /** The kB of scripts that it may load. */
  readonly mostScript: number;
  readonly weight: PageWeight;
  readonly scripts: readonly FetchedFile[];
}

async function weigh(address: string, path: string, mostScript: number): Promise<WeighedPage> {
  const { page, context } = await visit(await sharedBrowser(), address, weighedVisit);
  await page.goto(address + path);
  const weight = await weightOf(page, await (await fetch(address + path)).text());
  const scripts = await scriptsOf(page);
  await context.close();
  return { path, mostScript, weight, scripts };
}

function figuresOf({ path, mostScript, weight }: WeighedPage): readonly Figure[] {
  const { script, html, styles, fonts, site, pictures, requests } = weight;
  const kilobytes = { HTML: html, 'styles, in the HTML': styles, fonts, 'site file': site, pictures };
  return [
    atMost(`${path}: scripts`, Number(script.toFixed(1)), mostScript),
    ...Object.entries(kilobytes).map(([name, size]) => reportOnly(`${path}: ${name}`, size.toFixed(1))),
    reportOnly(`${path}: requests`, requests),
  ];
}

/** Parts of the first view of a page: its files, the scripts by package and folder. */
function partsOf({ weight, scripts }: WeighedPage, origins: ReadonlyMap<string, Shares>): Parts {
  const { html, styles, fonts, site, pictures } = weight;
  const parts = new Map(
    Object.entries({ 'HTML without styles': html - styles, styles, fonts, 'site file': site, pictures }),
  );
  for (const { path, bytes } of scripts) {
    for (const [origin, share] of origins.get(path) ?? new Map([[path, 1]]))
      parts.set(origin, (parts.get(origin) ?? 0) + (share * bytes) / 1000);
  }
  return new Map([...parts].map(([name, kB]) => [name, Number(kB.toFixed(2))]));
}

/** Prints what the first views are made of, and records it where that is wanted. */
async function explain(weighed: readonly WeighedPage[], records: boolean): Promise<void> {
  const origins = await scriptOrigins();
  const before = recordedParts();
  const parts = new Map(weighed.map((page) => [page.path, partsOf(page, origins)]));
  for (const [path, ofPage] of parts) printParts(path, ofPage, before.get(path));
  if (records) recordParts(parts);
}

/**
 * Prints what pages load, and the lines of each folder. With `--why` also what the first views are made of, and the difference to
 * what `--record` has recorded.
 */
export async function benchSize(args: readonly string[] = []): Promise<void> {
  await buildWhenStale();
  const site = await startSite();
  const weighed: WeighedPage[] = [];
  for (const [path, mostScript] of pages) weighed.push(await weigh(site.address, path, mostScript));
  printFigures('First visits, kB (brotli)', weighed.flatMap(figuresOf));
  await (await sharedBrowser()).close();
  await site.stop();
  const records = args.includes('--record');
  if (records || args.includes('--why')) await explain(weighed, records);
  printFigures(
    'Lines, without examples and generated files',
    groups.map(([places, most]) => {
      const lines = places.reduce((sum, place) => sum + linesOf(place), 0);
      const name = places.join(', ');
      return most === null ? reportOnly(name, lines) : atMost(name, lines, most);
    }),
  );
}
