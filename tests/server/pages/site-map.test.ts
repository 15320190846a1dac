import { expect, test } from 'vitest';
import { attributesOf, textOf } from './html-page';
import { pageOf } from './sample-pages';

const siteMap: Readonly<Record<string, readonly string[]>> = {
  Home: [''],
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
  Development: ['/development', '/works'],
  Donator: ['/donator'],
  Beneficiaries: ['/beneficiaries'],
  'Government Form': ['/govtform'],
  'Lok Swagat': ['/question', '/feedback', '/complaints', '/track', '/mydata'],
  'Contact Us': ['/contactus'],
  // Beyond the specification (B2.17.1).
  'Village information': ['/emergency', '/officehours', '/importantdates', '/villagemap'],
  'Notices, news and documents': ['/noticeboard', '/newslist', '/gramsabha', '/documentlist'],
  'Policies and statements': [
    '/policies',
    '/rti',
    '/citizencharter',
    '/accessibility',
    '/websitepolicies',
    '/webinformationmanager',
  ],
};

test('the site map has its sections with icon, title and links, in the order of the specification', async () => {
  const sections = [...(await pageOf('/en/sitemap')).querySelectorAll('main section:not(:has(section))')];
  const shown = sections.map((section) => ({
    title: textOf(section.querySelector('h2')),
    icons: section.querySelectorAll('h2 svg > path').length,
    links: attributesOf(section, 'a', 'href'),
  }));
  expect(shown).toEqual(
    Object.entries(siteMap).map(([title, paths]) => ({
      title,
      icons: 1,
      links: paths.map((path) => `/en${path}`),
    })),
  );
});

test('links to organisations and committees cannot be followed', async () => {
  const disabled = [...(await pageOf('/en/sitemap')).querySelectorAll('main [aria-disabled=true]')];
  expect(disabled).toHaveLength(7);
  expect(disabled.filter((one) => one.closest('a[href]') !== null)).toEqual([]);
});

test('the picture of the site map is decorative', async () => {
  expect(attributesOf(await pageOf('/en/sitemap'), 'main img', 'alt')).toEqual(['']);
});
