import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDesk } from '../../server/desk/open-desk';
import { contentList, contentPaths, ownDrafts, publication } from '../../src/model/desk/content-api';
import { startSite, type SiteProcess } from '../../tests/e2e/site-process';
import { buildWhenStale } from '../build.mjs';
import { atLeast, atMost, exactly, printFigures, reportOnly } from './support/figures';
import { median } from './support/median';
import { withTemporaryData } from './support/temporary-data';

const root = join(import.meta.dirname, '../..');
const records = 2000;
const kills = 50;
const publicAddress = 'https://www.motipura.example';
const password = 'four lamps under mango trees';
const list = 'beneficiaries';

/** A copy of the sample site with a long list; the path of its config. */
async function copySite(folder: string): Promise<string> {
  const config = join(folder, 'site.config.json');
  await cp(join(root, 'site.config.json'), config);
  await cp(join(root, 'content'), join(folder, 'content'), { recursive: true });
  const rows = Array.from({ length: records }, (_, index) => ({
    id: index + 1,
    beneficiariesCategoryId: 1,
    title: { GU: `લાભાર્થી ${index}`, HI: `लाभार्थी ${index}`, EN: `Beneficiary ${index}` },
  }));
  await writeFile(fileIn(folder), JSON.stringify(rows, null, 2));
  return config;
}

const fileIn = (folder: string): string => join(folder, 'content', 'records', `${list}.json`);

/** Calls the desk as a person who has accepted an invitation. */
async function signIn({ address }: SiteProcess, dataDir: string) {
  const desk = await openDesk({ dataDir, publicAddress });
  const token = await desk.people.invite('Kokila', 'publisher');
  await desk.close();
  let cookie = '';
  const call = async (method: string, path: string, body?: unknown, at = address): Promise<unknown> => {
    const headers = { cookie, origin: at, ...(body !== undefined && { 'content-type': 'application/json' }) };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`${at}/api/desk${path}`, { method, headers, ...sent });
    const given = response.headers.getSetCookie().map((one) => one.split(';', 1)[0] ?? '');
    if (given.length > 0) cookie = given.join('; ');
    const text = await response.text();
    return text === '' ? null : JSON.parse(text);
  };
  await call('POST', '/invitation/accept', { token, password });
  return call;
}

type Call = Awaited<ReturnType<typeof signIn>>;

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const start = performance.now();
  const result = await work();
  return { ms: Math.round(performance.now() - start), result };
}

const readList = async (call: Call, at?: string) =>
  contentList.parse(await call('GET', contentPaths.list(list), undefined, at));

async function save(call: Call, id: string, title: string, at?: string): Promise<void> {
  const { records: found } = await readList(call, at);
  const one = found.find((record) => record.id === id);
  await call(
    'PUT',
    contentPaths.record(list, id),
    { record: { ...one?.record, title }, version: one?.version },
    at,
  );
}

async function measureTimes(site: SiteProcess, call: Call): Promise<void> {
  const opened: number[] = [];
  const saved: number[] = [];
  for (let round = 1; round <= 7; round += 1) {
    const { ms, result } = await timed(() => readList(call));
    const { record, version, id } = result.records[round] ?? { record: {}, version: '', id: '' };
    const change = { record: { ...record, title: `Saved ${round}` }, version };
    opened.push(ms);
    saved.push((await timed(() => call('PUT', contentPaths.record(list, id), change))).ms);
  }
  const visible = await timed(async () => {
    await call('POST', contentPaths.publish, { lists: [list] });
    const url = `${site.address}/api/Beneficiaries/GetPublicList?lang=EN`;
    while (!(await (await fetch(url)).text()).includes('Saved 7')) await sleep(20);
  });
  printFigures(`The desk, with a list of ${records} records`, [
    atMost('the list opens, ms', median(opened), 1000),
    atMost('a record saves, ms', median(saved), 500),
    atMost('the first publication is visible, ms', visible.ms, 5000),
  ]);
}

/** What a killed server left: the names in the file, and those of drafts. */
async function leftBehind(call: Call, folder: string, at: string) {
  const text = await readFile(fileIn(folder), 'utf8');
  const { drafts } = ownDrafts.parse(await call('GET', contentPaths.drafts, undefined, at));
  const { records: found } = await readList(call, at);
  return { isWhole: text.startsWith('[\n') && text.endsWith(']\n'), found, drafts };
}

async function measureKills(environment: Readonly<Record<string, string>>, folder: string, call: Call) {
  let [lost, broken, acknowledged] = [0, 0, 0];
  for (let round = 0; round < kills; round += 1) {
    const site = await startSite(environment);
    const name = `Round ${round}`;
    await save(call, '9', name, site.address);
    const publishing = call('POST', contentPaths.publish, { lists: [list] }, site.address).then(
      (answer) => publication.safeParse(answer).success,
      () => false,
    );
    await sleep((round * 97) % 2500);
    process.kill(site.pid, 'SIGKILL');
    if (await publishing) acknowledged += 1;
    const next = await startSite(environment);
    const { isWhole, found } = await leftBehind(call, folder, next.address);
    if (!isWhole) broken += 1;
    if (found.find(({ id }) => id === '9')?.record.title !== name) lost += 1;
    await next.stop();
  }
  printFigures('Publications under kill -9', [
    atLeast('kills', kills, kills),
    reportOnly('publications that were acknowledged', acknowledged),
    exactly('records that were lost', lost, 0),
    exactly('files that were half written', broken, 0),
  ]);
}

/** Measures the desk with a long list, and kills the server while it publishes. */
export async function benchDesk(): Promise<void> {
  await buildWhenStale();
  await withTemporaryData(async (folder) => {
    const dataDir = join(folder, 'data');
    await mkdir(dataDir);
    const environment = { SITE_CONFIG: await copySite(folder), DATA_DIR: dataDir };
    const site = await startSite(environment);
    const call = await signIn(site, dataDir);
    await measureTimes(site, call);
    await site.stop();
    await measureKills(environment, folder, call);
  });
}
