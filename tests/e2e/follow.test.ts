import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';
import { useTestSite } from './test-site';

const title = { HI: 'नई सूचनाएँ' };
const list = { source: 'notices', title, page: '/', bind: { title: 'title' } };

let folder = '';

/** A copy of an example whose notices visitors can follow on the home page. */
beforeAll(async () => {
  folder = await temporaryFolder();
  await cp(join(import.meta.dirname, '../../examples/nimkhedi'), folder, { recursive: true });
  const file = join(folder, 'site.config.json');
  const text = await readFile(file, 'utf8');
  const followed = text
    .replace('"sections": [{', '"sections": [{ "template": "follow" }, {')
    .replace('"menu":', `"follow": ${JSON.stringify({ lists: [list] })}, "menu":`);
  await writeFile(file, followed);
});

const site = useTestSite(() => ({ SITE_CONFIG: join(folder, 'site.config.json'), SERVICE_WORKER: 'on' }));

test('B10.7.8: a browser that shows no notifications of the site says so at the press, and nothing before', async () => {
  expect(await site.html('/hi')).not.toContain(title.HI);
  const page = await site.open('/hi', { fresh: true });
  const button = page.getByRole('button', { name: `मुझे सूचित करें: ${title.HI}` });
  await button.click();
  await page.getByText('आपके ब्राउज़र में इस वेबसाइट की सूचनाओं की अनुमति नहीं है।').waitFor();
  expect(await button.count()).toBe(1);
});
