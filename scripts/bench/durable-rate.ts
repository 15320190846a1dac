import { postJson } from '../../tests/server/submission-runs/post';
import { ServerProcess } from '../../tests/server/submission-runs/server-process';
import { atLeast, exactly, printFigures, reportOnly } from './support/figures';
import { withTemporaryData } from './support/temporary-data';

const connections = 32;
const warmUpMs = 2000;
const measuredMs = 10_000;

/** How many questions a second are on the disk before they are answered, over HTTP, client and server on one machine. */
const { times, failed } = await withTemporaryData(async (dataDir) => {
  const databaseUrl = process.env.DATABASE_URL;
  const server = await ServerProcess.start({
    DATA_DIR: dataDir,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  await load(server.address, warmUpMs);
  const result = await load(server.address, measuredMs);
  await server.kill();
  return result;
});

async function load(server: string, ms: number): Promise<{ times: number[]; failed: number }> {
  const until = performance.now() + ms;
  const times: number[] = [];
  let failed = 0;
  const client = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      const { status } = await postJson(`${server}/api/Questions/Create`, {
        name: 'રમેશ',
        question: 'પાણી?'.repeat(40),
      });
      times.push(performance.now() - began);
      if (status !== 201) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  return { times: times.sort((a, b) => a - b), failed };
}

const percentile = (share: number) => `${(times[Math.floor(times.length * share)] ?? 0).toFixed(1)} ms`;

printFigures('Durable submissions', [
  atLeast('per second', Math.round((times.length - failed) / (measuredMs / 1000)), 500),
  exactly('not accepted', failed, 0),
  reportOnly('half are faster than', percentile(0.5)),
  reportOnly('99 of 100 are faster than', percentile(0.99)),
]);
