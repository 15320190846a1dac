import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedBrowser } from '../../tests/e2e/browser';
import { weighedVisit, weightOf } from '../../tests/e2e/page-weight';
import { startSite } from '../../tests/e2e/site-process';
import { visit, waitForHydration } from '../../tests/e2e/visitor';
import { root } from '../bootstrap.mjs';
import { buildWhenStale } from '../build.mjs';
import { atMost, printFigures, reportOnly, type Figure } from './support/figures';

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

async function weigh(address: string, path: string, mostScript: number): Promise<readonly Figure[]> {
  const { page, context } = await visit(await sharedBrowser(), address, weighedVisit);
  await page.goto(address + path);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const { script, html, styles, fonts, site } = await weightOf(
    page,
    await (await fetch(address + path)).text(),
  );
  await context.close();
  const kilobytes = { HTML: html, 'styles, in the HTML': styles, fonts, 'site file': site };
  return [
    atMost(`${path}: scripts`, Number(script.toFixed(1)), mostScript),
    ...Object.entries(kilobytes).map(([name, size]) => reportOnly(`${path}: ${name}`, size.toFixed(1))),
  ];
}

/** Prints what pages load, and the lines of each folder. */
export async function benchSize(): Promise<void> {
  await buildWhenStale();
  const site = await startSite();
  const figures: Figure[] = [];
  for (const [path, mostScript] of pages) figures.push(...(await weigh(site.address, path, mostScript)));
  printFigures('First visits, kB (brotli)', figures);
  await (await sharedBrowser()).close();
  await site.stop();
  printFigures(
    'Lines, without examples and generated files',
    groups.map(([places, most]) => {
      const lines = places.reduce((sum, place) => sum + linesOf(place), 0);
      const name = places.join(', ');
      return most === null ? reportOnly(name, lines) : atMost(name, lines, most);
    }),
  );
}
