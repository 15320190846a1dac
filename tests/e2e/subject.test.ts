import { expect, test } from 'vitest';
import { z } from 'zod';
import { useTestSite } from './test-site';
import { waitForIdle } from './visitor';

const listSchema = z.object({ data: z.array(z.object({ name: z.string() })) });

const site = useTestSite();

test('choosing an organisation shows its page at the same path, and a reload keeps it', async () => {
  const page = await site.open('/orgemployee');
  const choice = page.locator('main a[href="/gu/orgemployee/2"]');
  const name = (await choice.innerText()).trim();
  await choice.click();
  await expect.poll(() => page.locator('h1').innerText()).toContain(name);
  expect(new URL(page.url()).pathname).toBe('/orgemployee');
  await page.reload();
  await waitForIdle(page);
  await expect.poll(() => page.locator('h1').innerText()).toContain(name);
  expect(site.consoleMessages()).toEqual([]);
});

test('the URL of an organisation under a prefix has its content without script', async () => {
  const html = await site.html('/en/orgemployee/1');
  const api = '/api/GovernmentOrganizationEmployee/GetPublicByGovernmentOrganizationsId';
  const response = await fetch(`${site.url()}${api}?governmentOrganizationsId=1&lang=EN`);
  const { data } = listSchema.parse(await response.json());
  expect(data.length).toBeGreaterThan(0);
  for (const { name } of data) expect(html).toContain(name);
});

test('an unknown organisation is a 404 that lists the known ones', async () => {
  const response = await fetch(`${site.url()}/en/orgabout/999`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('/en/orgabout/1');
});
