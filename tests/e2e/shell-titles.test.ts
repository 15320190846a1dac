import { expect, test } from 'vitest';
import { paths } from './sample-config';
import { additionalPages } from '../tab-titles';
import { seedStorage, storedIn } from './local-storage';
import { useTestSite } from './test-site';
import { waitForIdle } from './visitor';

const site = useTestSite();

/** Path, active marker (the place of the menu's entry, 0 for none), tab title: specification, 2.1 and 2.2. */
const table: readonly (readonly [string, number, string])[] = [
  ['/', 1, 'Home'],
  ['/villagehistory', 2, 'Village History'],
  ['/villageheritage', 2, 'Village Heritage'],
  ['/villageplaces', 2, 'Village Famous Places'],
  ['/villagephotos', 2, 'Village Photos Gallery'],
  ['/villageprofile', 2, 'Village Profile'],
  ['/aboutus', 3, 'Panchayat About Us'],
  ['/body', 3, 'Panchayat Body'],
  ['/sarpanch', 3, 'Panchayat Sarpanch'],
  ['/member', 3, 'Panchayat Member'],
  ['/employe', 3, 'Panchayat Employe'],
  ['/activity', 3, 'Panchayat Activity'],
  ['/achievement', 3, 'Panchayat Achievement'],
  ['/photogallery', 3, 'Panchayat Photo Gallery'],
  ['/orgabout', 4, 'Organisation About'],
  ['/orgemployee', 4, 'Organisation Employee'],
  ['/orgactivity', 4, 'Organisation Activity'],
  ['/orgachievement', 4, 'Organisation Achievement'],
  ['/orggallery', 4, 'Organisation Gallery'],
  ['/orgstatistic', 4, 'Organisation Statistics'],
  ['/committee', 0, 'Committee'],
  ['/development', 6, 'Development Work'],
  ['/donator', 7, 'Donator'],
  ['/beneficiaries', 8, 'Beneficiaries'],
  ['/govtform', 10, 'Government Form'],
  ['/question', 11, 'Question'],
  ['/feedback', 11, 'Feedback'],
  ['/complaints', 11, 'Complaints'],
  ['/contactus', 12, 'Contact Us'],
  ['/privacypolicy', 0, 'Page'],
  ['/cookiepolicy', 0, 'Page'],
  ['/termsofservice', 0, 'Page'],
  ['/sitemap', 0, 'Page'],
];

const icons =
  '[...document.querySelectorAll("link[rel*=icon]")].map((link) => [link.rel, link.getAttribute("href")])';

test('every page has the tab title of the table and highlights its menu entry, without script', async () => {
  expect([...table.map(([path]) => path), ...additionalPages].sort()).toEqual([...paths].sort());
  const page = await site.open('/', { javaScriptEnabled: false });
  const found: [string, number[], string][] = [];
  for (const [path] of table) {
    await page.goto(site.url() + path, { waitUntil: 'domcontentloaded' });
    const lit = await page
      .locator('header nav > div > ul > li')
      .evaluateAll((entries) =>
        entries.flatMap((entry, index) =>
          entry.querySelector(':scope > .lit, :scope > details > .lit') ? [index + 1] : [],
        ),
      );
    found.push([path, lit, await page.title()]);
  }
  expect(found).toEqual(
    table.map(([path, marker, title]) => [
      path,
      marker === 0 ? [] : [marker],
      `મોતીપુરા ગ્રામ પંચાયત | ${title}`,
    ]),
  );
});

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

test('every icon link is replaced again when the route changes', async () => {
  const page = await site.open('/en/member');
  await page.evaluate(() => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="shortcut icon" href="/other.png">');
  });
  await page.getByRole('link', { name: 'Terms of Use' }).click();
  await expect.poll(() => page.evaluate(icons)).toHaveLength(2);
  expect(JSON.stringify(await page.evaluate(icons))).not.toContain('other.png');
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
