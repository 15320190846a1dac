import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { engineLanguages } from '../../scripts/new-site/languages';
import { writeSite } from '../../scripts/new-site/write-site';
import { temporaryFolder } from '../temporary-folder';
import { useBrowser } from './test-site';
import { startSite } from './site-process';
import { visit, waitForFonts, waitForHydration } from './visitor';

const browser = useBrowser();
const codes = engineLanguages.map(({ code }) => code);
let address = '';

/** The words in each language, as messages of the config. */
const inEach = (text: string) => Object.fromEntries(codes.map((code) => [code, text]));

beforeAll(async () => {
  const folder = await temporaryFolder();
  const village = inEach('Ulundurpettai');
  await writeSite(folder, join(import.meta.dirname, '../..'), {
    languages: codes,
    name: village,
    state: village,
    district: village,
    taluka: village,
    sections: ['notices'],
    colours: null,
    address: 'https://ulundurpettai.example',
    from: null,
  });
  const config = join(folder, 'site.config.json');
  const text = await readFile(config, 'utf8');
  await writeFile(
    config,
    text
      .replace('"sources": {', '"sources": { "accounts": { "entity": "social-account" },')
      .replace(
        '"topBar": {',
        '"topBar": { "social": { "source": "accounts", "label": "name", "address": "accountUrl", "image": "imageBase64" },',
      ),
  );
  await writeFile(
    join(folder, 'content/records/accounts.json'),
    JSON.stringify([{ id: 1, name: 'Videos', accountUrl: 'https://videos.example' }]),
  );
  const site = await startSite({ SITE_CONFIG: config });
  address = site.address;
  return () => site.stop();
});

test('the small header fits a window of 320 and of 360 px in every language', async () => {
  const { context, page } = await visit(browser(), address);
  const cut = [];
  for (const code of codes) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${address}/${code.toLowerCase()}`);
    await waitForHydration(page);
    await waitForFonts(page);
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 640 });
      const outside = await page
        .locator('header a:visible, header button:visible, header select:visible')
        .evaluateAll(
          (all) =>
            all.filter((one) => {
              const { left, right } = one.getBoundingClientRect();
              return (
                left < 0 || right > document.documentElement.clientWidth || one.scrollWidth > one.clientWidth
              );
            }).length,
        );
      const overlaps = await page.locator('header div.small').evaluateAll(([social, end]) => {
        const last = social?.querySelector('li')?.getBoundingClientRect();
        const first = end?.getBoundingClientRect();
        const isShown = last !== undefined && last.width > 0 && first !== undefined;
        return isShown && last.left < first.right && first.left < last.right;
      });
      if (outside > 0 || overlaps) cut.push({ code, width, outside, overlaps });
    }
  }
  await context.close();
  expect(cut).toEqual([]);
});
