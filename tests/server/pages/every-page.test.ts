import { expect, test } from 'vitest';
import { searchPath } from '../../../src/templates/declarations';
import { missingPath, pathsWithSubject } from '../../e2e/every-path';
import { config, messagesOf } from '../../e2e/sample-config';
import { requestEveryPage } from '../every-page';
import { sampleSite } from '../sample-site';
import { attributesOf, textOf, textsOf } from './html-page';
import { pageOf, sampleAddress } from './sample-pages';

test('every page is there in every language, with its heading and no failure', async () => {
  expect((await requestEveryPage(await sampleAddress(), await sampleSite())).mistakes).toEqual([]);
});

/** Mistakes by path, without the pages that have none. */
async function mistakesOf(
  find: (page: Document, path: string) => readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const pages = await Promise.all(
    pathsWithSubject.map(async (path) => [path, find(await pageOf(`/en${path}`), path)] as const),
  );
  return Object.fromEntries(pages.filter(([, mistakes]) => mistakes.length > 0));
}

/** Whether a link leaves the pages of the site. */
const leaves = (link: Element) => /^(?:https?:)?\/\/|^\/documents\//.test(link.getAttribute('href') ?? '');

function isAnnounced(link: Element): boolean {
  const name = link.getAttribute('aria-label') ?? link.textContent;
  const relations = link.getAttribute('rel')?.split(' ') ?? [];
  const announcements = name.match(/(?:opens )?in a new tab/g) ?? [];
  return (
    link.getAttribute('target') === '_blank' &&
    relations.includes('noopener') &&
    announcements.join() === 'opens in a new tab'
  );
}

test('documents and links to other places open in a new tab, say so once and hand over no opener', async () => {
  expect(
    [...(await pageOf('/en/villageprofile')).querySelectorAll('main a[href]')].filter(leaves),
  ).not.toEqual([]);
  const wrong = (page: Document) =>
    [...page.querySelectorAll('a[href]')]
      .filter((link) => leaves(link) && !isAnnounced(link))
      .map(({ outerHTML }) => outerHTML);
  expect(await mistakesOf(wrong)).toEqual({});
});

test('each page has one h1, and headings without a gap', async () => {
  const wrong = (page: Document) => {
    const headings = [...page.querySelectorAll('main :is(h1,h2,h3,h4,h5,h6)')];
    const levels = headings.map(({ tagName }) => Number(tagName[1]));
    const gaps = headings.filter((_, index) => (levels[index] ?? 0) - (levels[index - 1] ?? 0) > 1);
    const first = levels.filter((level) => level === 1).length;
    return [...gaps.map(textOf), ...(first === 1 ? [] : [`${first} h1`])];
  };
  expect(await mistakesOf(wrong)).toEqual({});
});

test('each page but Home has a breadcrumb that ends with its heading', async () => {
  const wrong = (page: Document) => {
    const crumbs = [...page.querySelectorAll('nav[aria-label=Breadcrumb] li')].map(textOf);
    return crumbs.join() === `Home,${textOf(page.querySelector('h1'))}` ? [] : [crumbs.join()];
  };
  expect(await mistakesOf(wrong)).toEqual({ '': [''] });
});

/** The entry of the menu that is lit on a page, by its place in the menu: specification, 2.1. */
const markers: Readonly<Record<number, readonly string[]>> = {
  1: [''],
  2: ['villagehistory', 'villageheritage', 'villageplaces', 'villagephotos', 'villageprofile'],
  3: ['aboutus', 'body', 'sarpanch', 'member', 'employe', 'activity', 'achievement', 'photogallery'],
  4: ['orgabout', 'orgemployee', 'orgactivity', 'orgachievement', 'orggallery', 'orgstatistic'],
  6: ['development'],
  7: ['donator'],
  8: ['beneficiaries'],
  10: ['govtform'],
  11: ['question', 'feedback', 'complaints'],
  12: ['contactus'],
};

test('the entry of a page is lit in the menu, and no other one', async () => {
  const placeOf = new Map(
    Object.entries(markers).flatMap(([place, paths]) => paths.map((path) => [path, place] as const)),
  );
  const wrong = (page: Document, path: string) => {
    const entries = [...page.querySelectorAll('header nav > div > ul > li')];
    const isLit = (entry: Element) => entry.querySelector(':scope > .lit, :scope > details > .lit') !== null;
    const lit = entries.flatMap((entry, index) => (isLit(entry) ? [index + 1] : []));
    const [, name = ''] = path.split('/');
    return lit.join() === (placeOf.get(name) ?? '') ? [] : [`lit: ${lit.join()}`];
  };
  expect(await mistakesOf(wrong)).toEqual({});
});

test('each page but the search tells search engines and previews what it is', async () => {
  const wrong = (page: Document, path: string) => {
    const meta = (name: string) =>
      attributesOf(page, `meta[name="${name}"], meta[property="${name}"]`, 'content')[0] ?? '';
    const address = `${config.publicAddress}/en${path}`;
    const isRight = {
      canonical: attributesOf(page, 'link[rel=canonical]', 'href')[0] === address,
      url: meta('og:url') === address,
      description: meta('description').length > 20 && meta('og:description') === meta('description'),
      image: /^https:.*\/media\/share\/.*\.jpg$/.test(meta('og:image')),
    };
    return Object.entries(isRight).flatMap(([name, right]) => (right ? [] : [name]));
  };
  expect(await mistakesOf(wrong)).toEqual({
    [searchPath(config) ?? '']: ['canonical', 'url', 'description', 'image'],
  });
});

test.each([
  ['orgabout', ['Motipura primary school', 'Primary health centre, Motipura']],
  ['committee', ['Social justice committee']],
])('/%s offers its subjects by name', async (path, names) => {
  expect(textsOf(await pageOf(`/en/${path}`), `main a[href^="/en/${path}/"]`)).toEqual(
    expect.arrayContaining(names),
  );
});

test.each([missingPath, '/orgabout/999'])('%s is a 404 with a page', async (path) => {
  const response = await fetch(`${await sampleAddress()}/hi${path}`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(
    path === missingPath ? messagesOf('HI')['notFound.text'] : '/hi/orgabout/1',
  );
});

test.each([
  ['', 'gu'],
  ['language=HI', 'hi'],
  ['language=XX', 'en'],
])('a plain path with the cookie “%s” is in “%s”', async (cookie, language) => {
  const response = await fetch(`${await sampleAddress()}/member`, { headers: { cookie } });
  expect(await response.text()).toContain(`<html lang="${language}"`);
});

const eager = async (path: string) => {
  const page = await pageOf(path);
  return {
    preloads: page.querySelectorAll('link[rel=preload][as=image][fetchpriority=high]').length,
    loadings: attributesOf(page, 'main img[width]', 'loading'),
  };
};

test.each(['villageheritage', 'villageplaces', 'villagephotos', 'photogallery'])(
  '/%s begins with pictures: the first one is preloaded, the others are lazy',
  async (path) => {
    const { preloads, loadings } = await eager(`/en/${path}`);
    expect(preloads).toBe(1);
    expect(loadings.length).toBeGreaterThan(1);
    expect(loadings.map((loading) => loading === 'eager')).toEqual(loadings.map((_, index) => index === 0));
  },
);

test('a page that begins with texts preloads none of its pictures', async () => {
  const { preloads, loadings } = await eager('/en/aboutus');
  expect(preloads).toBe(0);
  expect(new Set(loadings)).toEqual(new Set(['lazy']));
});
