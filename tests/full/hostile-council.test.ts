import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../src/server/start/create-server';
import { startHostileCouncil, type Behaviour } from '../server/hostile-council';
import { faults } from '../server/hostile-council-faults';
import { fetchPage, pageProblems } from '../server/hostile-council-page';
import { bodyWithValueEverywhere, valueEndpoints } from '../server/hostile-council-records';
import { hostileValues } from '../server/hostile-council-values';
import { readSampleSite, testEnvironment } from '../server/site-server';
import { assets } from '../server/test-assets';

const council = await startHostileCouncil();
const environment = await testEnvironment({ API_HOST: council.host, UPSTREAM_TIMEOUT: '0.3' });
const checked = await readSampleSite();
const app = await createServer({
  environment,
  checked,
  assets,
  clientFolder: null,
  limits: { closeMs: 100 },
});
let site = '';
let soundPolicy = '';

beforeAll(async () => {
  site = await app.listen({ port: 0, host: '127.0.0.1' });
  const page = await fetchPage(`${site}/en`);
  soundPolicy = page.policy;
  expect(pageProblems(page, soundPolicy)).toEqual([]);
  expect(page.html).toContain('Rampur');
});

afterAll(async () => {
  await app.close();
  await council.close();
});

async function problemsWith(behaviour: Behaviour, paths: readonly string[]): Promise<readonly string[]> {
  council.behave(behaviour);
  const pages = await Promise.all(paths.map((path) => fetchPage(site + path)));
  return pages.flatMap((page) => pageProblems(page, soundPolicy));
}

describe('pages stay whole when every list of the council is', () => {
  it.each(Object.entries(faults))('%s', async (_name, fault) => {
    expect(await problemsWith({ kind: 'fault', fault, path: null }, ['/en'])).toEqual([]);
  });
});

describe('pages are safe when every field of the council is', () => {
  const others = ['/hi/villagehistory', '/gu/achievement', '/en/contactus'];
  const cases = Object.entries(hostileValues).map(
    ([name, value], index) => [name, value, others[index % others.length] ?? '/en'] as const,
  );

  it.each(cases)('%s', async (_name, value, other) => {
    const paths = Object.keys(valueEndpoints);
    const bodies = new Map(paths.map((path) => [path, bodyWithValueEverywhere(path, value)]));
    expect(await problemsWith({ kind: 'bodies', bodies }, ['/gu', other])).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
