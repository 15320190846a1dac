import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '../../src/server/start/create-server';
import { requestEveryPage } from './every-page';
import { sampleSite, sharedConverter } from './sample-site';
import { testEnvironment } from './site-server';
import { startSpecificationCouncil } from './specification-council';
import { assets } from './test-assets';

const council = await startSpecificationCouncil();
const checked = await sampleSite();
const lines: string[] = [];
const app = await createServer({
  environment: await testEnvironment({ API_HOST: council.host, API_CACHE: 'on', LOG_LEVEL: 'warn' }),
  checked,
  assets,
  clientFolder: null,
  converter: sharedConverter,
  limits: { closeMs: 100 },
  logStream: { write: (line) => void lines.push(line) },
});
let site = '';

beforeAll(async () => {
  site = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await council.close();
});

test('every page is complete, the log is empty, and no other call is made', async () => {
  const { languages } = checked.config;
  const list = languages.list.filter(({ code }) => code === languages.default);
  const { mistakes, html } = await requestEveryPage(site, {
    ...checked,
    config: { ...checked.config, languages: { ...languages, list } },
  });
  expect(mistakes).toEqual([]);
  expect(lines).toEqual([]);
  expect(council.unknown).toEqual([]);
  expect(html).not.toContain('Try again');
});

test('notices of the council have the days and the text that the content folder adds to them', async () => {
  const page = async (path: string) => (await fetch(site + path)).text();
  expect(await page('/en')).not.toContain('Storm warning until 29 August 2024');
  expect(await page('/en/notice/n-16')).toContain('This notice has expired.');
  expect(await page('/en/notice/n-1')).toContain('There is separate seating for women.');
});

test('the lists that the council does not have are those of the content folder', async () => {
  const answer = async (path: string) => (await fetch(`${site}/api/local/${path}`)).text();
  expect(await answer('meetings?lang=EN')).toContain('Independence Day gram sabha');
  expect(await answer('officeHours?lang=HI')).toContain('ई-ग्राम सेवा केंद्र');
  expect((await fetch(`${site}/api/local/members?lang=EN`)).status).toBe(404);
});
