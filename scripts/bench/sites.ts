import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { config } from '../../tests/e2e/sample-config';
import type { SiteProcess } from '../../tests/e2e/site-process';
import { buildWhenStale } from '../build.mjs';
import { requireCommands } from './support/command';
import { atMost, printFigures, reportOnly, type Figure } from './support/figures';
import { requestFirstByte } from './support/first-byte';
import { median } from './support/median';
import { startProductionSite } from './support/production-site';
import { residentMemory } from './support/resident-memory';
import { withTemporaryData } from './support/temporary-data';
import { loadWithWrk } from './support/wrk';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Sites that are measured one by one. */
const measured = 20;
const exported = 100;

const hostOf = (index: number) => `village-${index}.example`;
const round = (value: number) => Math.round(value * 10) / 10;

/** The sample's content without the pictures of its records: converting them is no work of the server of many sites. */
async function copyContent(folder: string): Promise<string> {
  const content = join(folder, 'content');
  await cp(join(root, 'content'), content, { recursive: true });
  const records = join(content, 'records');
  for (const file of await readdir(records)) {
    const text = await readFile(join(records, file), 'utf8');
    await writeFile(join(records, file), text.replaceAll(/"pictures\/[^"]*"/g, '""'));
  }
  return content;
}

/** Makes a folder of sites that differ in their address and share the files of their content. */
async function makeSites(folder: string, content: string, count: number): Promise<string> {
  const sites = join(folder, `sites-${count}`);
  for (let index = 0; index < count; index += 1) {
    const site = join(sites, `village-${index}`);
    await mkdir(site, { recursive: true });
    await symlink(content, join(site, 'content'));
    const own = { ...config, publicAddress: `https://${hostOf(index)}` };
    await writeFile(join(site, 'site.config.json'), JSON.stringify(own));
  }
  return sites;
}

/** The first page of a site, in ms. */
async function firstPage({ address }: SiteProcess, index: number): Promise<number> {
  const { ms, status } = await requestFirstByte(`${address}/gu`, hostOf(index));
  if (status !== 200) throw new Error(`${hostOf(index)} answered with ${status}.`);
  return ms;
}

async function firstPages(site: SiteProcess, from: number, to: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = from; index < to; index += 1) times.push(await firstPage(site, index));
  return times;
}

/** Limits in MB by number of sites. */
const memoryLimits: Readonly<Record<number, number>> = { 100: 600, 1000: 2000 };

async function measure(folder: string, content: string, count: number): Promise<readonly Figure[]> {
  const sites = await makeSites(folder, content, count);
  const dataDir = join(folder, `data-${count}`);
  const environment = { SITES_DIR: sites, DATA_DIR: dataDir };
  const started = performance.now();
  const site = await startProductionSite(environment);
  const startMs = performance.now() - started;
  try {
    // The first site compiles the schemas for all.
    const first = await firstPage(site, 0);
    const later = await firstPages(site, 1, count);
    const reopened = count > measured ? await firstPages(site, 0, measured) : [];
    const load = await loadWithWrk(`${site.address}/gu`, hostOf(count - 1));
    const name = `${count} ${count === 1 ? 'site' : 'sites'}`;
    const memory = residentMemory(site.pid);
    const limit = memoryLimits[count];
    return [
      atMost(`${name}: start, ms`, Math.round(startMs), 5_000),
      reportOnly(`${name}: first page of the first site, ms`, Math.round(first)),
      ...(later.length > 0
        ? [atMost(`${name}: first page of another site, ms`, Math.round(median([...later])), 300)]
        : []),
      ...(reopened.length > 0
        ? [reportOnly(`${name}: first page of a site once more, ms`, Math.round(median([...reopened])))]
        : []),
      reportOnly(`${name}: requests/s of one site`, Math.round(load.perSecond)),
      limit === undefined
        ? reportOnly(`${name}: memory (RSS) after all were opened, MB`, memory)
        : atMost(`${name}: memory (RSS) after all were opened, MB`, memory, limit),
    ];
  } finally {
    await site.stop();
  }
}

/** Exports all sites into a new folder; seconds for each. */
async function exportAll(folder: string, out: string): Promise<number> {
  const started = performance.now();
  const env = {
    ...process.env,
    SITES_DIR: join(folder, `sites-${exported}`),
    DATA_DIR: join(folder, `data-${exported}`),
  };
  const args = [join(root, 'dist/server/export.js'), '--out', join(folder, out)];
  await promisify(execFile)(process.execPath, args, { env, cwd: root, maxBuffer: 100_000_000 });
  return round((performance.now() - started) / 1000 / exported);
}

async function measureExport(folder: string): Promise<Figure[]> {
  return [
    reportOnly('seconds for each, with the conversion of its pictures', await exportAll(folder, 'first')),
    atMost('seconds for each, when its pictures are known', await exportAll(folder, 'second'), 2),
  ];
}

/** Measures 1, 100 and 1,000 sites and their export; `npm run bench -- sites 100` one number only, without the export. */
export async function benchSites(args: readonly string[]): Promise<void> {
  const chosen = args.map(Number);
  const counts = chosen.length > 0 ? chosen : [1, exported, 1000];

  requireCommands('wrk');
  await buildWhenStale();
  await withTemporaryData(async (folder) => {
    const content = await copyContent(folder);
    for (const count of counts)
      printFigures(`Sites in one process: ${count}`, await measure(folder, content, count));
    if (chosen.length === 0) printFigures(`Sites exported: ${exported}`, await measureExport(folder));
  });
}
