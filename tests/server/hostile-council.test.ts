import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createServer } from '../../src/server/start/create-server';
import { startHostileCouncil } from './hostile-council';
import { faults } from './hostile-council-faults';
import { fetchPage, pageProblems } from './hostile-council-page';
import { bodyWithValueEverywhere, valueEndpoints } from './hostile-council-records';
import { hostileValues } from './hostile-council-values';
import { sharedConverter } from './sample-site';
import { readSampleSite, testEnvironment } from './site-server';
import { assets } from './test-assets';

const council = await startHostileCouncil();
const app = await createServer({
  environment: await testEnvironment({ API_HOST: council.host, UPSTREAM_TIMEOUT: '0.3' }),
  checked: await readSampleSite(),
  assets,
  clientFolder: null,
  converter: sharedConverter,
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

const problemsOf = async (path: string) => pageProblems(await fetchPage(site + path), soundPolicy);

const envelope = z.strictObject({
  status: z.boolean(),
  data: z.array(z.record(z.string(), z.unknown())).nullable(),
  message: z.string().nullable(),
});

it.each(Object.entries(faults))(
  'a list that is %s is answered with records or an error',
  async (_name, fault) => {
    council.behave({ kind: 'fault', fault, path: null });
    const response = await fetch(`${site}/api/NoticeBoard/GetPublicList?lang=EN`);
    expect([200, 502, 503, 504]).toContain(response.status);
    expect(envelope.safeParse(await response.json()).error).toBeUndefined();
  },
);

const some = Object.entries(faults).filter((_, index) => index % 16 === 0);

it.each(some)('pages stay whole when every list is %s', async (_name, fault) => {
  council.behave({ kind: 'fault', fault, path: null });
  expect(await problemsOf('/en')).toEqual([]);
});

const paths = Object.keys(valueEndpoints);
const isShort = (value: string) => value.length < 100_000;

it('pages are safe when lists have a record with each hostile value', async () => {
  const values = Object.values(hostileValues).filter(isShort);
  for (const half of [values.slice(0, 35), values.slice(35)]) {
    const bodies = new Map(paths.map((path) => [path, bodyWithValueEverywhere(path, ...half)]));
    council.behave({ kind: 'bodies', bodies });
    for (const page of ['/gu', '/hi/villagehistory', '/en/achievement', '/en/contactus'])
      expect(await problemsOf(page), page).toEqual([]);
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

it.each([
  'the end of a script element',
  'an attribute that ends early',
  'the end of a title',
  'a javascript URL with capitals and a tab',
  'a URL that cannot be decoded',
  'a host with a semicolon',
  'a header in a URL',
  'a lone high surrogate',
  'a null character',
  '1,000,000 characters',
  'an object with a prototype',
  '20,000 nested lists',
])('pages are safe when every field of the council is %s', async (name) => {
  const bodies = new Map(
    paths.map((path) => [path, bodyWithValueEverywhere(path, hostileValues[name] ?? '')]),
  );
  council.behave({ kind: 'bodies', bodies });
  expect(await problemsOf('/en/contactus')).toEqual([]);
});
