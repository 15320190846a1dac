import { onTestFinished, expect, test } from 'vitest';
import { createServer } from '../../src/server/start/create-server';
import { temporaryFolder } from '../temporary-folder';
import { requestEveryPage } from './every-page';
import { sampleSite, sharedConverter } from './sample-site';
import { testEnvironment } from './site-server';
import { startSpecificationCouncil } from './specification-council';
import { assets } from './test-assets';

const sample = await sampleSite();
const { languages } = sample.config;
const list = languages.list.filter(({ code }) => code === 'EN');
const checked = { ...sample, config: { ...sample.config, languages: { ...languages, list } } };
const pages = checked.config.pages.filter((_page, index) => index % 5 === 0);
const some = { ...checked, config: { ...checked.config, pages } };

const council = await startSpecificationCouncil();

/** The sample site in English in front of the council. */
async function startSite(dataDir: string) {
  const app = await createServer({
    environment: await testEnvironment({
      API_HOST: council.host,
      API_CACHE: 'on',
      UPSTREAM_TIMEOUT: '60',
      DATA_DIR: dataDir,
    }),
    checked,
    assets,
    clientFolder: null,
    converter: sharedConverter,
    limits: { closeMs: 100 },
  });
  const close = () => app.close();
  onTestFinished(close);
  return { site: await app.listen({ port: 0, host: '127.0.0.1' }), close };
}

test('while the council hangs, one page waits for it: no other call is made, and local lists are there', async () => {
  council.fail('/', 'hang');
  const { site } = await startSite(await temporaryFolder());
  expect((await fetch(`${site}/en`)).status).toBe(200);
  const asked = council.asked.length;
  expect(asked).toBeGreaterThan(0);
  const { html } = await requestEveryPage(site, checked);
  expect(council.asked).toHaveLength(asked);
  for (const local of ['Republic Day gram sabha', 'e-Gram service centre']) expect(html).toContain(local);
});

test('while the council hangs after a restart, pages have the last good answers', async () => {
  council.fail('/', null);
  const dataDir = await temporaryFolder();
  const before = await startSite(dataDir);
  await requestEveryPage(before.site, some);
  await before.close();
  council.fail('/', 'hang');
  const { site } = await startSite(dataDir);
  const { mistakes, html } = await requestEveryPage(site, some);
  expect(mistakes).toEqual([]);
  expect(html).not.toContain('Try again');
  await council.close();
});
