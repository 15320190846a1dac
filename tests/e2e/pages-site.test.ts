import { describe, expect, test } from 'vitest';
import { fieldText } from '../../src/model/record/record';
import { languages } from './sample-config';
import { plain, useTestSite, textsOf } from './test-site';

const site = useTestSite();

const siteMap: Readonly<Record<string, readonly string[]>> = {
  Home: ['/'],
  'Village Services': [
    '/villagehistory',
    '/villageheritage',
    '/villageplaces',
    '/villagephotos',
    '/villageprofile',
  ],
  'Village Info': [
    '/aboutus',
    '/achievement',
    '/activity',
    '/body',
    '/employe',
    '/member',
    '/photogallery',
    '/sarpanch',
  ],
  'Govt Organisation Services': [],
  Community: [],
  Development: ['/development'],
  Donator: ['/donator'],
  Beneficiaries: ['/beneficiaries'],
  'Government Form': ['/govtform'],
  'Lok Swagat': ['/question', '/feedback', '/complaints'],
  'Contact Us': ['/contactus'],
  // Beyond the specification (B2.17.1).
  'Village information': ['/emergency', '/officehours', '/importantdates', '/villagemap'],
  'Notices, news and documents': ['/noticeboard', '/newslist', '/gramsabha', '/documentlist'],
  'Policies and statements': [
    ...[
      '/policies',
      '/rti',
      '/citizencharter',
      '/accessibility',
      '/websitepolicies',
      '/webinformationmanager',
    ],
  ],
};

test('the site map has its sections with icon, title and links, in the order of the specification', async () => {
  const page = await site.open('/en/sitemap', { viewport: { width: 1440, height: 900 } });
  expect(await textsOf(page, 'h1')).toEqual(['Sitemap']);
  const shown = await page
    .locator('main section section, main section:not(:has(section))')
    .evaluateAll((sections) =>
      sections.map((section) => ({
        title: section.querySelector('h2')?.textContent ?? '',
        icons: section.querySelectorAll('h2 svg > path').length,
        links: [...section.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      })),
    );
  const address = (path: string) => (path === '/' ? '/en' : `/en${path}`);
  expect(shown).toEqual(
    Object.entries(siteMap).map(([title, paths]) => ({ title, icons: 1, links: paths.map(address) })),
  );
});

test('links to organisations and committees are greyed out and cannot be followed', async () => {
  const page = await site.open('/en/sitemap');
  const disabled = page.locator('main [aria-disabled=true]');
  expect(await disabled.count()).toBe(7);
  const [grey, plainInk] = await page.evaluate(() => {
    const colourOf = (selector: string) => {
      const found = document.querySelector(selector);
      return found && getComputedStyle(found).color;
    };
    return [colourOf('main [aria-disabled=true]'), colourOf('main section a')];
  });
  expect(grey).not.toBe(plainInk);
  const before = page.url();
  await disabled.first().click({ force: true });
  expect(page.url()).toBe(before);
  expect(await disabled.evaluateAll((all) => all.every((one) => one.closest('a') === null))).toBe(true);
});

test('the site map has a decorative picture at the side of wide screens', async () => {
  const page = await site.open('/en/sitemap', { viewport: { width: 1440, height: 900 } });
  const picture = page.locator('main img');
  expect(await picture.isVisible()).toBe(true);
  expect(await picture.getAttribute('alt')).toBe('');
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await picture.isVisible()).toBe(false);
});

const legal = [
  { path: '/privacypolicy', title: 'Privacy Policy' },
  { path: '/cookiepolicy', title: 'Cookie Policy' },
  { path: '/termsofservice', title: 'Terms of Use' },
];

test.each(legal)(
  "$path has its breadcrumb and the line 'Last updated January 10, 2025'",
  async ({ path, title }) => {
    const page = await site.open(`/en${path}`);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    expect((await crumbs.allInnerTexts()).map(plain)).toEqual(['Home', title]);
    await page.getByText('Last updated January 10, 2025', { exact: true }).waitFor();
    expect(site.consoleMessages()).toEqual([]);
  },
);

describe.each(languages)('the privacy notice in $code', ({ code, prefix }) => {
  test('has a table of contents with twelve anchored sections', async () => {
    const page = await site.open(`${prefix}/privacypolicy`);
    const anchors = await page
      .locator('article nav a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(anchors).toHaveLength(12);
    expect(new Set(anchors).size).toBe(12);
    for (const anchor of anchors) expect(await page.locator(`article h2${anchor}`).count(), anchor).toBe(1);
    expect(await page.locator('article > h2').count()).toBe(12);
  });

  test("links the cookie policy and the council's e-mail, under minors and under contact", async () => {
    const page = await site.open(`${prefix}/privacypolicy`);
    expect(await page.locator(`article a[href="${prefix}/cookiepolicy"]`).count()).toBeGreaterThan(0);
    const [council] = await site.records('councilDetail', { language: code });
    const address = `mailto:${fieldText(council ?? {}, 'emailId') ?? ''}`;
    const under = await page.locator(`article a[href="${address}"]`).evaluateAll((links) =>
      links.map((link) => {
        let block = link.closest('article > *');
        while (block && block.tagName !== 'H2') block = block.previousElementSibling;
        return block?.id;
      }),
    );
    expect(under).toEqual(['minors', 'contact']);
  });

  test('the other two documents link contact, and the cookie policy the help of browsers', async () => {
    for (const path of ['/cookiepolicy', '/termsofservice']) {
      const html = await site.html(prefix + path);
      expect(html, path).toMatch(new RegExp(`<article.*href="${prefix}/contactus"`, 's'));
    }
    const page = await site.open(`${prefix}/cookiepolicy`);
    expect(await page.locator('article a[target=_blank][href^="https://support."]').count()).toBeGreaterThan(
      2,
    );
  });
});

test('an entry of the table of contents leads to its section, below the sticky header', async () => {
  const page = await site.open('/en/privacypolicy', { viewport: { width: 1280, height: 900 } });
  await page.locator('article nav a').nth(8).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#minors');
  const header = await page.locator('header').first().locator('> div').first().boundingBox();
  const bottom = (header?.y ?? 0) + (header?.height ?? 0);
  await expect
    .poll(async () => (await page.locator('#minors').boundingBox())?.y ?? -1)
    .toBeGreaterThanOrEqual(bottom);
  expect((await page.locator('#minors').boundingBox())?.y).toBeLessThan(600);
  expect(await page.locator('h1').count()).toBe(1);
});

test('the privacy notice has the required statements', async () => {
  const text = plain((await site.html('/en/privacypolicy')).replace(/<[^>]+>/g, ''));
  expect(text).toContain('names, phone numbers, e-mail addresses and mailing addresses');
  expect(text).toContain('do not process any sensitive personal information');
  expect(text).toContain('do not obtain any information about you from third parties');
  expect(text).toMatch(/search or identity provider/i);
});

test('cookies: essential session cookies and functionality persistent cookies, administered by the council', async () => {
  const text = plain((await site.html('/en/cookiepolicy')).replace(/<[^>]+>/g, ''));
  expect(text).toMatch(/essential/i);
  expect(text).toMatch(/session cookie/i);
  expect(text).toMatch(/functionality/i);
  expect(text).toMatch(/persistent/i);
  expect(text).toMatch(/administered by/i);
});

test.each(languages)('the terms of use in $code have the constants', async ({ prefix }) => {
  const text = plain((await site.html(`${prefix}/termsofservice`)).replace(/<[^>]+>/g, ''));
  expect(text).toMatch(/18|૧૮|१८/);
  expect(text).toMatch(/100 USD|100 યુએસ|100 अमे/);
  expect(text).toMatch(/30 days|30 દિવસ|30 दिन/);
  expect(text).toMatch(/Gujarat, India|ગુજરાત, ભારત|गुजरात, भारत/);
});
