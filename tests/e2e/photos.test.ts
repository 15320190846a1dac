import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import { phonePhoto } from './desk-files';
import { accept, invite, reachScreen } from './desk-steps';
import { formElements } from './form-submissions';
import { startSite, type SiteProcess } from './site-process';
import { expectNoHorizontalScroll, useBrowser } from './test-site';
import { visit, waitForHydration } from './visitor';

const browser = useBrowser();
let site: SiteProcess;

beforeAll(async () => {
  site = await startSite({});
});

afterAll(() => site.stop());

test('a photo is chosen on a phone, made small, sent, and seen at the desk (B11.14.2, B11.14.3)', async () => {
  const photo = await phonePhoto();
  const phone = await visit(browser(), site.address, { viewport: { width: 360, height: 740 } });
  const { page } = phone;
  await page.goto(`${site.address}/gu/complaints`);
  await waitForHydration(page);
  const { field, submit, reference } = formElements(page);
  const input = page.locator('input[type=file]');
  const preview = page.locator('form img[src^="data:image/jpeg"]');
  await input.setInputFiles(photo);
  await preview.waitFor();
  await input.setInputFiles({ ...photo, name: 'second.jpg' });
  await expect.poll(() => preview.count()).toBe(2);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: 'ફોટો 1 કાઢી નાખો' }).click();
  await expect.poll(() => preview.count()).toBe(1);
  await field('name').fill('રમેશ પટેલ');
  await field('phone').fill('98250 12345');
  await field('type').selectOption({ index: 1 });
  const request = page.waitForRequest('**/api/Complaint/Create');
  await submit.click();
  expect((await request).headers()['content-type']).toContain('multipart/form-data');
  const number = (await reference.textContent())?.trim() ?? '';
  await expect.poll(() => preview.count()).toBe(0);
  expect(await input.evaluate((one) => (one instanceof HTMLInputElement ? one.files?.length : null))).toBe(0);
  await phone.context.close();

  const clerk = await visit(browser(), site.address);
  await accept(clerk.page, await invite(site, 'Mina', 'inbox'));
  await clerk.page.goto(`${site.address}/desk/submissions/${number}`);
  await reachScreen(clerk.page, new RegExp(number));
  const shown = clerk.page.locator(`img[src*="${number}/photos/1"]`);
  const widthOf = () => shown.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0));
  await expect.poll(widthOf).toBeGreaterThan(500);
  await expectAccessible(clerk.page);
  expect([...phone.consoleMessages, ...clerk.consoleMessages]).toEqual([]);
  await clerk.context.close();
});
