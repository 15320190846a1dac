import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startSite, type SiteProcess } from './site-process';
import { openBrowser, settled, visit } from './visitor';

const listSchema = z.object({ data: z.array(z.object({ name: z.string() })) });

let site: SiteProcess;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

test('choosing an organisation shows its page at the same path, and a reload keeps it', async () => {
  const { context, page, complaints } = await visit(browser, site.address);
  await page.goto(`${site.address}/orgemployee`);
  await settled(page);
  const choice = page.locator('main a[href="/gu/orgemployee/2"]');
  const name = (await choice.innerText()).trim();
  await choice.click();
  await expect.poll(() => page.locator('h1').innerText()).toContain(name);
  expect(new URL(page.url()).pathname).toBe('/orgemployee');
  await page.reload();
  await settled(page);
  await expect.poll(() => page.locator('h1').innerText()).toContain(name);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the address of an organisation under a prefix carries its content without script', async () => {
  const html = await (await fetch(`${site.address}/en/orgemployee/1`)).text();
  const api = '/api/GovernmentOrganizationEmployee/GetPublicByGovernmentOrganizationsId';
  const response = await fetch(`${site.address}${api}?governmentOrganizationsId=1&lang=EN`);
  const { data } = listSchema.parse(await response.json());
  expect(data.length).toBeGreaterThan(0);
  for (const { name } of data) expect(html).toContain(name);
});

test('an organisation that is not there answers 404 with those that are', async () => {
  const response = await fetch(`${site.address}/en/orgabout/999`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('/en/orgabout/1');
});
