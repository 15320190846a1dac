import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { startSite, type SiteProcess } from '../../tests/e2e/site-process';
import { createDatabase, startPostgres } from '../../tests/server/postgres';
import { postJson } from '../../tests/server/submission-runs/post';
import { pictureSrcSet } from '../../src/model/picture/picture-url';
import { buildWhenStale } from '../build.mjs';
import { exactly, printFigures, reportOnly, type Figure } from './support/figures';
import { requestFirstByte } from './support/first-byte';
import { median } from './support/median';
import { startProductionSite } from './support/production-site';
import { renderAllPages } from './support/rendered-pages';
import { residentMemory } from './support/resident-memory';

/** Pictures of which all versions are made, and submissions that are sent. */
const measuredPictures = 8;
const measuredSubmissions = 200;
const idleMs = 20_000;

const round = (value: number) => Math.round(value * 10) / 10;

/** One number of the database. */
type NumberOf = (query: string) => Promise<number>;

const numberSchema = z.tuple([z.object({ number: z.number() })]);

async function openNumbers(databaseUrl: string): Promise<{ numberOf: NumberOf; close: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const numberOf = async (query: string) =>
    numberSchema.parse((await client.query(`select (${query})::float8 as number`)).rows)[0].number;
  return { numberOf, close: () => client.end() };
}

const walBytes = `pg_current_wal_insert_lsn() - '0/0'::pg_lsn`;
const wholes = `from shared_files where folder = 'media' and position('/' in name) = 0`;
const versions = `from shared_files where folder = 'media' and position('/' in name) > 0`;
const answers = `from shared_files where folder = 'answers'`;

/** What the database holds when all pages were rendered. */
async function measureRows(numberOf: NumberOf): Promise<Figure[]> {
  const kilobytes = async (from: string) =>
    round((await numberOf(`select coalesce(sum(size), 0) ${from}`)) / 1e3);
  return [
    reportOnly('answers: rows', await numberOf(`select count(*) ${answers}`)),
    reportOnly('answers: kB', await kilobytes(answers)),
    reportOnly('pictures: rows', await numberOf(`select count(*) ${wholes}`)),
    reportOnly('pictures: kB', await kilobytes(wholes)),
    reportOnly('whole table, MB', round((await numberOf(`pg_total_relation_size('shared_files')`)) / 1e6)),
  ];
}

/** Transactions of two instances that nobody visits. */
async function measureIdle(numberOf: NumberOf): Promise<Figure> {
  const transactions = 'select xact_commit from pg_stat_database where datname = current_database()';
  const before = await numberOf(transactions);
  await sleep(idleMs);
  const perSecond = ((await numberOf(transactions)) - before) / (idleMs / 1000);
  return reportOnly('transactions/s of one instance without visitors', round(perSecond / 2));
}

const namesSchema = z.array(z.object({ name: z.string() }));

/** Waits until a number has not changed for a while. */
async function settledNumber(numberOf: NumberOf, query: string): Promise<number> {
  let [before, now] = [-1, await numberOf(query)];
  while (now !== before) {
    await sleep(5_000);
    [before, now] = [now, await numberOf(query)];
  }
  return now;
}

/** What pictures take with all versions, made by one instance, and how fast another one has them. */
async function measurePictures(
  one: SiteProcess,
  other: SiteProcess,
  numberOf: NumberOf,
  databaseUrl: string,
): Promise<Figure[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(`select name ${wholes} order by name`);
  await client.end();
  const sets = namesSchema.parse(rows).map(({ name }) => pictureSrcSet(`/media/${name}`, 'webp', ''));
  const urls = sets
    .flatMap((set) => (set === '' ? [] : [set.split(' ')[0] ?? '']))
    .slice(0, measuredPictures);
  const wal = await numberOf(walBytes);
  for (const url of urls) await requestFirstByte(one.address + url);
  const count = await settledNumber(numberOf, `select count(*) ${versions}`);
  const bytes = await numberOf(`select sum(size) ${versions}`);
  const written = (await numberOf(walBytes)) - wal;
  const times = async () => {
    const all: number[] = [];
    for (const url of urls) all.push((await requestFirstByte(other.address + url)).ms);
    return round(median(all));
  };
  return [
    reportOnly('versions of a picture: rows', round(count / urls.length)),
    reportOnly('versions of a picture: kB', round(bytes / urls.length / 1e3)),
    reportOnly('WAL of a picture with all versions, kB', round(written / urls.length / 1e3)),
    reportOnly('a version from the database, ms', await times()),
    reportOnly('the same from the disk, ms', await times()),
  ];
}

/** What a submission writes; each is forwarded to the council's server too. */
async function measureSubmissions(instances: readonly SiteProcess[], numberOf: NumberOf): Promise<Figure[]> {
  const wal = await numberOf(walBytes);
  const times: number[] = [];
  const statuses = new Set<number>();
  for (let index = 0; index < measuredSubmissions; index += 1) {
    const began = performance.now();
    const address = instances[index % instances.length]?.address ?? '';
    const body = { name: 'રમેશ', question: 'પાણી?'.repeat(40) };
    statuses.add((await postJson(`${address}/api/Questions/Create`, body)).status);
    times.push(performance.now() - began);
  }
  return [
    exactly(
      'submissions: other answers than 201',
      [...statuses].filter((status) => status !== 201).length,
      0,
    ),
    exactly('submissions: rows', await numberOf('select count(*) from submissions'), measuredSubmissions),
    reportOnly(
      'submissions: WAL of one, kB',
      round(((await numberOf(walBytes)) - wal) / measuredSubmissions / 1e3),
    ),
    reportOnly('submissions: ms', round(median(times))),
  ];
}

/** Two instances on one PostgreSQL, with a council's server that has the records of the sample site. */
async function measure(databaseUrl: string): Promise<void> {
  const { numberOf, close } = await openNumbers(databaseUrl);
  const council = await startSite({});
  const environment = {
    DATABASE_URL: databaseUrl,
    API_HOST: council.address,
    RATE_LIMIT: '1000000',
  };
  const one = await startProductionSite(environment);
  const before = residentMemory(one.pid);
  await renderAllPages(one.address);
  const other = await startProductionSite(environment);
  printFigures('Instances on one PostgreSQL', [
    reportOnly('memory (RSS) after the start, MB', before),
    reportOnly('memory (RSS) with all pages, MB', residentMemory(one.pid)),
    ...(await measureRows(numberOf)),
    ...(await measurePictures(one, other, numberOf, databaseUrl)),
    await measureIdle(numberOf),
    ...(await measureSubmissions([one, other], numberOf)),
  ]);
  await Promise.all([one.stop(), other.stop()]);
  await Promise.all([council.stop(), close()]);
}

await buildWhenStale();
const postgres = await startPostgres();
await measure(await createDatabase(postgres.url));
await postgres.stop();
