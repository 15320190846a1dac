import { expect, test } from 'vitest';
import { seedStorage, storedIn } from './local-storage';
import { useTestSite } from './test-site';
import { waitForIdle } from './visitor';

const site = useTestSite();

const icons =
  '[...document.querySelectorAll("link[rel*=icon]")].map((link) => [link.rel, link.getAttribute("href")])';

test('the tab title follows the route, and is that of the not-found page on an unknown path', async () => {
  const page = await site.open('/en/member');
  expect(await page.title()).toBe('મોતીપુરા ગ્રામ પંચાયત | Panchayat Member');
  await page.getByRole('link', { name: 'Terms of Use' }).click();
  await expect.poll(() => page.title()).toBe('મોતીપુરા ગ્રામ પંચાયત | Page');
  await page.goto(`${site.url()}/en/no-such-page`);
  expect(await page.title()).toBe('મોતીપુરા ગ્રામ પંચાયત | Page');
});

test('the council’s icon is applied and stored with its name; a later visit uses it without a request', async () => {
  const page = await site.open('/member');
  const stored: unknown = JSON.parse((await storedIn(page, 'faviconData')) ?? 'null');
  const [icon] = await site.records('councilIdentity');
  expect(stored).toEqual({ favIconBase64: icon?.favIconBase64, name: 'મોતીપુરા' });
  const expected = [
    ['icon', icon?.favIconBase64],
    ['apple-touch-icon', icon?.favIconBase64],
  ];
  await expect.poll(() => page.evaluate(icons)).toEqual(expected);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.reload();
  await waitForIdle(page);
  expect(calls.filter((url) => url.endsWith('/GrampanchayatDetail/GetPublicList'))).toEqual([]);
  expect(await page.evaluate(icons)).toEqual(expected);
});

test('an icon that fails to load leaves the page’s own and is reported once', async () => {
  const before = { favIconBase64: '/media/none.png', name: 'મોતીપુરા' };
  const page = await site.open('/member', {
    before: async (opened) => {
      await seedStorage(opened, { faviconData: JSON.stringify(before) });
      await opened.route('**/media/*favicon*', (route) => route.abort());
    },
  });
  expect(await page.evaluate(icons)).toHaveLength(2);
  expect(JSON.stringify(await page.evaluate(icons))).not.toContain('none.png');
});
