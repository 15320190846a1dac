import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useFakeCouncil, useSiteOf } from './fake-council';
import { seedStorage, storedIn } from './local-storage';
import { messagesOf } from './sample-config';
import { plain, textsOf } from './test-site';

const council = useFakeCouncil();
const site = useSiteOf(council);

const wide = { viewport: { width: 1280, height: 800 } };
const tops = 'header nav > div > ul > li > a, header nav > div > ul > li > details > summary';
const group = (page: Page, name: string) =>
  page
    .locator('header nav > div > ul > li > details')
    .filter({ has: page.locator('summary', { hasText: name }) });
const withoutFlag = { isમોતીપુરા: 'false' };

const order = [
  ['home'],
  ['village', 'history', 'heritage', 'places', 'photos', 'profile'],
  [
    'council',
    'aboutCouncil',
    'election',
    'sarpanch',
    'members',
    'employees',
    'activities',
    'achievements',
    'photos',
  ],
  ['organisations'],
  ['onlineService', 'payTax', 'professionalTax'],
  ['development'],
  ['donors'],
  ['beneficiaries'],
  ['schemes'],
  ['forms'],
  ['lokSwagat', 'questions', 'feedback', 'complaint'],
  ['contact'],
] as const;

test.each(['GU', 'HI', 'EN'])(
  'all twelve entries stand in their order, with theirs under them, in %s',
  async (code) => {
    const messages = messagesOf(code);
    const translate = (id: string) => plain(messages[`menu.${id}`] ?? '');
    const page = await site.open(`/${code.toLowerCase()}`, wide);
    expect((await page.locator(tops).allTextContents()).map(plain)).toEqual(
      order.map(([top]) => translate(top)),
    );
    for (const [top, ...under] of order.filter(({ length }) => length > 1)) {
      const links = group(page, translate(top)).locator('ul a > span:not([class])');
      expect((await links.allTextContents()).map(plain), top).toEqual(under.map(translate));
    }
  },
);

test('every organisation has its six pages; a link passes its id and name as state', async () => {
  const page = await site.open('/', wide);
  const organisations = await site.records('organisations', { language: 'GU' });
  const menu = group(page, 'સરકારી સંસ્થા').first();
  await menu.locator('summary').first().click();
  const inner = menu.locator('details');
  expect((await inner.locator('summary').allTextContents()).map(plain)).toEqual(
    organisations.map(({ name }) => name),
  );
  await inner.nth(1).locator('summary').click();
  expect(await textsOf(page, 'header nav details[open] details[open] li')).toEqual(
    ['about', 'orgEmployees', 'activities', 'achievements', 'photos', 'statistics'].map(
      (id) => messagesOf('GU')[`menu.${id}`],
    ),
  );
  await inner.nth(1).getByRole('link').nth(1).click();
  await page.waitForURL(`${site.url()}/orgemployee`);
  const state: unknown = await page.evaluate((): unknown => history.state);
  expect(state).toMatchObject({ usr: { id: String(organisations[1]?.id), name: organisations[1]?.name } });
  await page.reload();
  await expect.poll(() => page.locator('h1').innerText()).toContain(String(organisations[1]?.name));
});

test('without the flag the fifth slot lists the committees, each a link with its id as state', async () => {
  const page = await site.open('/', { ...wide, before: (opened) => seedStorage(opened, withoutFlag) });
  const committees = await site.records('committees', { language: 'GU' });
  await expect.poll(() => page.locator(tops).nth(4).innerText()).toBe(messagesOf('GU')['menu.committee']);
  expect(await page.locator(tops).count()).toBe(12);
  await page.locator(tops).nth(4).click();
  expect(await textsOf(page, 'header nav [name=menu][open] li')).toEqual(committees.map(({ name }) => name));
  await page.locator('header nav [name=menu][open] a').nth(2).click();
  await page.waitForURL(`${site.url()}/committee`);
  const state: unknown = await page.evaluate((): unknown => history.state);
  expect(state).toMatchObject({ usr: { id: String(committees[2]?.id) } });
  expect(await storedIn(page, 'isમોતીપુરા')).toBe('false');
  expect(site.consoleMessages(), 'no mismatch after hydration').toEqual([]);
});

test('the flag is found in the menu master list and stored; a stored flag needs no list', async () => {
  const page = await site.open('/en', wide);
  await expect.poll(() => storedIn(page, 'isMotipura')).toBe('true');
  council.answer('/MenuMaster/GetPublicList', () => [{ name: 'Home' }]);
  const other = await site.open('/en', wide);
  await expect.poll(() => storedIn(other, 'isMotipura')).toBe('false');
  expect(await other.locator(tops).nth(4).innerText()).toBe('Committee');
  const kept = await site.open('/en', {
    ...wide,
    before: (opened) => seedStorage(opened, { isMotipura: 'true' }),
  });
  await expect.poll(() => kept.locator(tops).nth(4).innerText()).toBe('Online Service');
  expect(site.consoleMessages()).toEqual([]);
});

test('a flag is recognised in any spelling; both tax links open in a new tab, and one without a URL is left out', async () => {
  council.answer('/MenuMaster/GetPublicList', () => [{ name: '  My OnLineService 2 ' }]);
  council.answer('/GrampanchayatDetail/GetPublicList', ([record]) => [{ ...record, proTaxUrl: null }]);
  const page = await site.open('/en', wide);
  await page.locator(tops).nth(4).click();
  const links = page.locator('header nav [name=menu][open] a');
  expect(await links.count()).toBe(1);
  expect(await links.first().getAttribute('href')).toBe('https://tax.motipura.example/pay');
  expect(await links.first().getAttribute('target')).toBe('_blank');
  council.answer('/GrampanchayatDetail/GetPublicList', ([record]) => [
    { ...record, proTaxUrl: '', taxCollectionUrl: null },
  ]);
  const bare = await site.open('/en', wide);
  expect(await bare.locator(tops).count()).toBe(11);
});

test('schemes open in a new tab and show their description while pointed at or focused', async () => {
  const page = await site.open('/en', wide);
  const [scheme] = await site.records('schemes');
  await page.locator(tops).nth(8).click();
  const link = page.locator('header nav [name=menu][open] a').first();
  expect(await link.getAttribute('href')).toBe(scheme?.filePath);
  expect(await link.getAttribute('target')).toBe('_blank');
  const tip = page.getByRole('tooltip').first();
  await link.hover();
  await expect.poll(() => tip.isVisible()).toBe(true);
  expect(plain(await tip.innerText())).toBe(plain(String(scheme?.description)));
  await page.mouse.move(600, 700);
  await expect.poll(() => tip.isVisible()).toBe(false);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => tip.isVisible()).toBe(true);
});
