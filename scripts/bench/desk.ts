import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentPaths, publication, savedRecord } from '../../src/desk/api/content-api';
import { startSite } from '../../tests/e2e/site-process';
import { buildWhenStale } from '../build.mjs';
import { openDeskClient, type DeskEnvironment } from './support/desk-client';
import { killWhileWorking, type DeskWork } from './support/desk-kills';
import { measureRequests } from './support/desk-requests';
import { measureSpeed } from './support/desk-speed';
import { importing, fetchList, savingAndPublishing, uploading } from './support/desk-works';
import { atMost, printFigures } from './support/figures';
import { median } from './support/median';
import { withTemporaryData } from './support/temporary-data';

const root = join(import.meta.dirname, '../..');
const records = 2000;
const list = 'beneficiaries';

/** A copy of a site, and a folder for its data. */
interface SiteCopy {
  readonly folder: string;
  readonly environment: DeskEnvironment;
}

async function copySite(from: string, folder: string): Promise<SiteCopy> {
  const environment = {
    SITE_CONFIG: join(folder, 'site.config.json'),
    DATA_DIR: join(folder, 'data'),
  };
  await mkdir(environment.DATA_DIR, { recursive: true });
  await cp(join(from, 'site.config.json'), environment.SITE_CONFIG);
  await cp(join(from, 'content'), join(folder, 'content'), { recursive: true });
  return { folder, environment };
}

async function writeLongList({ folder }: SiteCopy): Promise<void> {
  const rows = Array.from({ length: records }, (_, index) => ({
    id: index + 1,
    beneficiariesCategoryId: 1,
    title: { GU: `લાભાર્થી ${index}`, HI: `लाभार्थी ${index}`, EN: `Beneficiary ${index}` },
  }));
  const file = join(folder, 'content/records', `${list}.json`);
  await writeFile(file, JSON.stringify(rows, null, 2));
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const start = performance.now();
  const result = await work();
  return { ms: Math.round(performance.now() - start), result };
}

async function measureTimes(folder: string): Promise<void> {
  const copy = await copySite(root, folder);
  await writeLongList(copy);
  const site = await startSite(copy.environment);
  const client = await openDeskClient(site.address, copy.environment);
  const opened: number[] = [];
  const saved: number[] = [];
  for (let round = 1; round <= 7; round += 1) {
    const { ms, result } = await timed(() => fetchList(client, list));
    const one = result.records[round];
    const id = one?.id ?? '';
    const change = { changes: [{ field: 'title', before: one?.record.title, after: `Saved ${round}` }] };
    const path = contentPaths.record(list, id);
    opened.push(ms);
    saved.push((await timed(() => client.call(savedRecord, 'PATCH', path, change))).ms);
  }
  const visible = await timed(async () => {
    await client.call(publication, 'POST', contentPaths.publish, { lists: [list] });
    const url = `${site.address}/api/Beneficiaries/GetPublicList?lang=EN`;
    while (!(await (await fetch(url)).text()).includes('Saved 7')) await sleep(20);
  });
  await site.stop();
  printFigures(`The desk, with a list of ${records} records`, [
    atMost('the list opens, ms', median(opened), 1000),
    atMost('a record saves, ms', median(saved), 500),
    atMost('the first publication is visible, ms', visible.ms, 5000),
  ]);
}

/** Two sites, so that one works while the other one starts. */
const kill = (title: string, workAt: (copy: SiteCopy) => DeskWork) => async (folder: string) => {
  const copies = ['a', 'b'].map((name) => copySite(join(root, 'examples/nimkhedi'), join(folder, name)));
  const sites = (await Promise.all(copies)).map((copy) => ({
    work: workAt(copy),
    environment: copy.environment,
  }));
  await killWhileWorking(title, sites);
};

async function measureServer(folder: string): Promise<void> {
  const { environment } = await copySite(root, folder);
  await measureRequests(environment);
}

async function measureDesk(folder: string): Promise<void> {
  const { environment } = await copySite(root, folder);
  await measureSpeed(environment);
}

const parts: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  speed: measureDesk,
  requests: measureServer,
  times: measureTimes,
  publishing: kill('saving and publishing', ({ folder }) => savingAndPublishing(folder)),
  uploading: kill('uploading', ({ environment }) => uploading(environment.DATA_DIR)),
  importing: kill('importing', importing),
};

/**
 * Measures the speed of the desk, its requests and a long list, and kills the server while it saves and publishes, receives files and imports
 * a table; `npm run bench -- desk uploading` one part only.
 */
export async function benchDesk(args: readonly string[]): Promise<void> {
  await buildWhenStale();
  for (const name of args.length > 0 ? args : Object.keys(parts)) {
    const measure = parts[name];
    if (!measure) throw new Error(`The parts are ${Object.keys(parts).join(', ')}.`);
    await withTemporaryData(measure);
  }
}
