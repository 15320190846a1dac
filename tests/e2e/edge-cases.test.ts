import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import type { Section } from '../../src/model/site-config.generated';
import { healthyText, manyRecords } from './edge-case-records';
import { pageSections } from '../../src/model/page/page-sections';
import { config } from './sample-config';
import { expectNoHorizontalScroll, plain, useTestSite } from './test-site';
import { useEdgeCaseCouncil } from './use-edge-case-council';
import { waitForIdle } from './visitor';

const council = useEdgeCaseCouncil();
const site = useTestSite(() => ({ API_HOST: council().address }));
afterEach(() => {
  council().reset();
});

const pages = config.pages.map((page) => ({
  ...page,
  address: `/en${page.path === '/' ? '' : page.path}${page.subject ? '/1' : ''}`,
}));

/** What a browser would run: scripts that are not ours, addresses that are scripts, handlers in attributes. */
const dangers = () => {
  const found: string[] = [];
  if ('hostile' in window) found.push('a script ran');
  for (const one of document.querySelectorAll('*')) {
    for (const { name, value } of one.attributes) {
      if (name.startsWith('on')) found.push(`${one.tagName} ${name}`);
      if (/^\s*javascript:/i.test(value)) found.push(`${one.tagName} ${name}=${value}`);
    }
  }
  return found;
};

/** The browser itself reports a missing picture; everything else is ours. */
const isOurs = (text: string) => !text.includes('Failed to load resource');

/** A busy server leaves a list to the browser, which then warns of the records left out. */
const isUnexpected = (text: string) => isOurs(text) && !text.includes('are left out');

async function expectNoScriptRan(page: Page): Promise<void> {
  expect(await page.evaluate(dangers)).toEqual([]);
  expect(site.consoleMessages().filter(isUnexpected)).toEqual([]);
}

/** Healthy records are of 2020: they are still shown where their last day is empty. */
function isOver(source: string): boolean {
  const until = config.sources[source]?.validity?.until;
  return until !== undefined && until !== 'validUntil';
}

/** The site's own lists do not come from the council. */
const isLocal = (source: string): boolean => config.sources[source]?.path === undefined;

/** The columns of a table with texts. */
function textColumns({ source, group, columns }: Extract<Section, { template: 'grouped-table' }>) {
  const { fields = {} } = council().fieldsOf(source)[group.items] ?? {};
  return columns.flatMap(({ field }) =>
    field !== undefined && fields[field]?.kind === 'text' ? [field] : [],
  );
}

/** Bound text fields of which the page must show the healthy record's text. */
function shownFields(section: Section): readonly string[] {
  if ('source' in section && isLocal(section.source)) return [];
  if (section.template === 'category-pills') return [section.group.label];
  if (section.template === 'grouped-table') return [section.group.label, ...textColumns(section)];
  if (!('bind' in section) || !('source' in section)) return [];
  if ('where' in section || isOver(section.source)) return [];
  const bind: Record<string, unknown> = { ...section.bind };
  const bound = [bind.title, bind.body, bind.caption].flatMap((one) => {
    if (typeof one === 'string') return [one];
    return typeof one === 'object' && one !== null && 'field' in one ? [String(one.field)] : [];
  });
  return bound.filter((field) =>
    ['text', 'prose'].includes(council().fieldsOf(section.source)[field]?.kind ?? ''),
  );
}

describe('with edge-case records', () => {
  test.each(pages)('$path shows the rest, runs nothing and complains of nothing', async (page) => {
    const open = await site.open(page.address, { viewport: { width: 360, height: 800 } });
    const text = plain((await open.locator('main').textContent()) ?? '');
    for (const section of pageSections(config, page)) {
      for (const field of shownFields(section)) {
        expect(text, `${section.template} ${field}`).toContain(healthyText(field, 1));
      }
    }
    expect(text).not.toContain('[object Object]');
    expect(text).not.toContain('Failed');
    expect(text).not.toMatch(/\b(undefined|NaN|Invalid Date)\b/);
    await expectNoHorizontalScroll(open);
    await expectNoScriptRan(open);
  });

  test('nothing scrolls sideways on wide screens', async () => {
    for (const { address } of pages.filter(({ path }) =>
      ['/', '/member', '/development', '/contactus', '/body'].includes(path),
    )) {
      const open = await site.open(address, { viewport: { width: 1280, height: 800 } });
      await expectNoHorizontalScroll(open);
    }
  });

  test('records that do not fit are counted in a header', async () => {
    const response = await fetch(`${site.url()}/api/Commity/GetPublicList?lang=EN`);
    expect(Number(response.headers.get('x-records-left-out'))).toBeGreaterThan(3);
  });

  test('the browser warns once about skipped records', async () => {
    const page = await site.open('/en/member');
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('header a[href="/en/achievement"]')?.click();
    });
    await page.getByRole('group', { name: 'Categories' }).waitFor();
    await waitForIdle(page);
    const warnings = site.consoleMessages().filter((text) => text.includes('PanchayatAchievementsCategory'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/\d+ records do not fit and are left out/);
  });

  test('a broken picture of a famous place is hidden, the rest remains', async () => {
    const page = await site.open('/en/villageplaces');
    await page.locator('main [data-sections] li').last().scrollIntoViewIfNeeded();
    await expect
      .poll(
        async () =>
          (
            await page
              .locator('main img')
              .evaluateAll((all) =>
                all.filter(
                  (one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth === 0,
                ),
              )
          ).length,
      )
      .toBe(0);
    expect(plain(await page.locator('main').innerText())).not.toContain(healthyText('title', 3));
    expect(plain(await page.locator('main').innerText())).toContain(healthyText('title', 2));
  });

  test('a category without items says so, and the first one is still there', async () => {
    const page = await site.open('/en/achievement');
    const categories = page.getByRole('group', { name: 'Categories' });
    await categories.getByRole('button', { name: healthyText('name', 2) }).click();
    await page.getByText('No achievements found for this category.', { exact: true }).waitFor();
    await categories
      .getByRole('button', { name: healthyText('name', 1), exact: true })
      .first()
      .click();
    await page.getByRole('group', { name: 'Titles' }).waitFor();
    await expectNoScriptRan(page);
  });

  test('every category and every title can be selected', async () => {
    const page = await site.open('/en/activity');
    for (const name of ['Titles', 'Categories']) {
      const buttons = page.getByRole('group', { name }).getByRole('button');
      for (let index = 0; index < (await buttons.count()); index += 1) {
        await buttons.nth(index).click();
        await waitForIdle(page);
      }
    }
    expect(await page.evaluate(dangers)).toEqual([]);
    expect(
      site.consoleMessages().filter((text) => isOurs(text) && !/are left out|could not be loaded/.test(text)),
    ).toEqual([]);
  });

  test('items without a category are shown under All only', async () => {
    const page = await site.open('/en/villagephotos');
    const tiles = page.locator('main [data-sections] li');
    const all = await tiles.count();
    await page
      .getByRole('button', { name: healthyText('name', 1), exact: true })
      .first()
      .click();
    await expect.poll(() => tiles.count()).toBeLessThan(all);
    expect(await tiles.count()).toBeGreaterThan(0);
  });

  test('the viewer says when its picture fails to load', async () => {
    const page = await site.open('/en/villagephotos');
    const broken = page.locator('main [data-sections] li button', { hasText: healthyText('type', 3) });
    await broken.first().click();
    await page.getByRole('dialog').getByText('Failed to load image', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});

/** Without a place to break, in all that Home shows of the council, among it the lines with a link. */
const unbroken = {
  name: 'x'.repeat(20_000),
  taluka: 'ત'.repeat(500),
  district: 'd'.repeat(500),
  taxCollectionUrl: 'https://tax.example/',
  proTaxUrl: 'https://tax.example/',
};

describe('a council detail', () => {
  test.each([
    { name: 'without fields', data: [{}] },
    { name: 'of null', data: [null] },
    { name: 'with a script for a map', data: [{ name: null, map: 'javascript:alert(1)' }] },
    { name: 'with huge texts', data: [{ ...unbroken, emailId: '<b>' }] },
  ])('$name costs no page', async ({ data }) => {
    council().answer('councilDetail', { data });
    const page = await site.open('/en', { viewport: { width: 360, height: 800 } });
    for (const path of ['/en', '/en/contactus', '/en/privacypolicy']) {
      if (path !== '/en') await page.goto(site.url() + path);
      await waitForIdle(page);
      expect(await page.locator('h1').count()).toBe(1);
      await expectNoHorizontalScroll(page);
      expect(await page.evaluate(dangers)).toEqual([]);
    }
  });
});

test('one page shows 500 records', async () => {
  council().answer('members', { data: manyRecords(council().fieldsOf('members'), 500) });
  const page = await site.open('/en/member');
  await expect.poll(() => page.locator('main [data-sections] li').count()).toBe(500);
  await expectNoScriptRan(page);
});
