import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formElements } from './form-submissions';
import { useTestSite } from './test-site';

const site = useTestSite();
const phone = { viewport: { width: 360, height: 800 } };

/**
 * Translates the page as browsers do, also what it shows later: each text comes into elements of the translator, as the same node
 * or as another one.
 */
function translate(wrapper: string, keepsNodes: boolean): void {
  const kept = 'script,style,noscript,textarea,select,[translate=no]';
  const wrap = (text: Text) => {
    const outer = document.createElement(wrapper);
    const inner = document.createElement(wrapper);
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(keepsNodes ? text : new Text(text.data));
  };
  const wrapAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts)
      if (text.data.trim() !== '' && !text.parentElement?.closest(`${kept},${wrapper}`)) wrap(text);
  };
  wrapAll();
  new MutationObserver(wrapAll).observe(document.body, { childList: true, subtree: true });
}

const script = (keepsNodes: boolean) => `(${String(translate)})('font', ${keepsNodes})`;

/** Opens a page that is translated once it works, with other text nodes. */
async function openTranslated(path: string): Promise<Page> {
  const page = await site.open(path, phone);
  await page.evaluate(script(false));
  return page;
}

/** Opens a page that is translated before its scripts run, with the same text nodes. */
function openTranslatedEarly(path: string): Promise<Page> {
  const before = (page: Page) =>
    page.addInitScript(`addEventListener('DOMContentLoaded', () => ${script(true)})`);
  return site.open(path, { ...phone, waitUntil: 'hydrated', before });
}

/** A page and how a visitor uses it. */
interface Visit {
  readonly path: string;
  readonly use: (page: Page) => Promise<void>;
}

const status = (page: Page) => page.locator('main [role=status]');

async function search(page: Page, query: string): Promise<void> {
  await page.getByRole('searchbox').fill(query);
  await expect.poll(() => status(page).textContent()).toContain(query);
}

async function followMenu(page: Page, path: string): Promise<void> {
  await page.locator('header .small button').last().click();
  await page.locator(`[role=dialog] a[href="${path}"]`).evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

const visits = {
  'the search': {
    path: '/gu/search',
    use: async (page) => {
      for (const query of ['pani', 'gram', 'gramsabha', 'xyzzy']) await search(page, query);
      await search(page, 'gram');
    },
  },
  'a menu that leads to other pages': {
    path: '/gu',
    use: async (page) => {
      await followMenu(page, '/gu/villagephotos');
      for (const at of [2, 1]) await page.locator('main button[aria-pressed]').nth(at).click();
      await followMenu(page, '/gu/member');
      await followMenu(page, '/gu/villageheritage');
      for (const at of [0, 1, 1]) await page.locator('main button[aria-expanded]').nth(at).click();
    },
  },
  'a form': {
    path: '/gu/complaints',
    use: async (page) => {
      const { field, submit, summary, toast, reference } = formElements(page);
      await submit.click();
      await summary.waitFor();
      await field('phone').fill('12');
      await submit.click();
      await field('phone').fill('9825012345');
      await field('name').fill('રમેશ');
      await field('type').selectOption({ index: 2 });
      await submit.click();
      await toast.waitFor();
      await reference.waitFor();
    },
  },
} satisfies Readonly<Record<string, Visit>>;

/** The letters of the page, without what differs between two visits. */
const lettersOf = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const element of copy.querySelectorAll('script,style,noscript,[translate=no]')) element.remove();
    return copy.textContent.replaceAll(/\s+/g, '');
  });

test.each([
  ['the search', 'after', openTranslated],
  ['a menu that leads to other pages', 'before', openTranslatedEarly],
  ['a form', 'after', openTranslated],
] as const)('%s works in a page that was translated %s its scripts ran', async (name, _time, open) => {
  const { path, use } = visits[name];
  const plain = await site.open(path, phone);
  await use(plain);
  const page = await open(path);
  await use(page);
  await expect.poll(() => page.locator('main font').count()).toBeGreaterThan(0);
  const expected = await lettersOf(plain);
  await expect.poll(() => lettersOf(page)).toBe(expected);
});
