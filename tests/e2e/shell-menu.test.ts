import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useFakeCouncil, useSiteOf } from './fake-council';
import { seedStorage, storedIn } from './local-storage';
import { messagesOf } from './sample-config';
import { plain, textsOf } from './test-site';

const council = useFakeCouncil();
const site = useSiteOf(council);

const wide = { viewport: { width: 1280, height: 800 } };
const tops = 'header nav > div > ul > li > a, header nav > div > ul > li > details > summary';
const organisations = '/GovernmentOrganizations/GetPublicList';
const group = (page: Page, name: string) =>
  page
    .locator('header nav > div > ul > li > details')
    .filter({ has: page.locator('summary', { hasText: name }) })
    .first();
const stateOf = (page: Page) => page.evaluate((): unknown => history.state);

test('a link to a page of an organisation passes its id and name as state', async () => {
  const page = await site.open('/', wide);
  const [, other] = await site.records('organisations', { language: 'GU' });
  const menu = group(page, 'સરકારી સંસ્થા');
  await menu.locator('summary').first().click();
  await menu.locator('details').nth(1).locator('summary').click();
  await menu.locator('details').nth(1).getByRole('link').nth(1).click();
  await page.waitForURL(`${site.url()}/orgemployee`);
  expect(await stateOf(page)).toMatchObject({ usr: { id: String(other?.id), name: other?.name } });
});

test('without the flag the fifth slot lists the committees, each a link with its id as state', async () => {
  const before = (opened: Page) => seedStorage(opened, { isમોતીપુરા: 'false' });
  const page = await site.open('/', { ...wide, before });
  const committees = await site.records('committees', { language: 'GU' });
  const slot = page.locator(tops).nth(4);
  await expect.poll(() => slot.innerText()).toBe(messagesOf('GU')['menu.committee']);
  await slot.click();
  expect(await textsOf(page, 'header nav [name=menu][open] li')).toEqual(committees.map(({ name }) => name));
  await page.locator('header nav [name=menu][open] a').nth(2).click();
  await page.waitForURL(`${site.url()}/committee`);
  expect(await stateOf(page)).toMatchObject({ usr: { id: String(committees[2]?.id) } });
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
  const before = (opened: Page) => seedStorage(opened, { isMotipura: 'true' });
  const kept = await site.open('/en', { ...wide, before });
  await expect.poll(() => kept.locator(tops).nth(4).innerText()).toBe('Online Service');
  expect(site.consoleMessages()).toEqual([]);
});

test('schemes show their description while pointed at or focused', async () => {
  const page = await site.open('/en', wide);
  const [scheme] = await site.records('schemes');
  await page.locator(tops).nth(8).click();
  const link = page.locator('header nav [name=menu][open] a').first();
  const tip = page.getByRole('tooltip').first();
  await link.hover();
  await expect.poll(() => tip.isVisible()).toBe(true);
  expect(plain(await tip.innerText())).toBe(plain(String(scheme?.description)));
  await page.mouse.move(600, 700);
  await expect.poll(() => tip.isVisible()).toBe(false);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => tip.isVisible()).toBe(true);
});

describe('a list of the menu', () => {
  const entry = 'Govt Organization';
  const panel = (page: Page) => group(page, entry).locator('.panel');

  test('that hangs is loading at first and failed within 4 s', async () => {
    council.answer(organisations, 'hang');
    const before = (opened: Page) => opened.clock.install();
    const page = await site.open('/en/termsofservice', {
      ...wide,
      before,
      fresh: true,
      waitUntil: 'hydrated',
    });
    // By the page's own clock, which a busy machine does not hurry.
    await page.clock.pauseAt(Date.now() + 500);
    await group(page, entry).locator('summary').first().click();
    await expect.poll(() => panel(page).innerText()).toContain('Loading Organisation...');
    await page.clock.runFor(4_000);
    await expect.poll(() => panel(page).innerText()).toContain('Failed to load schemes');
  });

  test('that failed is reported once, and can be requested again', async () => {
    council.answer(organisations, 'fail');
    const page = await site.open('/en/termsofservice', { ...wide, waitUntil: 'hydrated' });
    await group(page, entry).locator('summary').first().click();
    const reports = () => site.consoleMessages().filter((text) => text.includes('could not be loaded'));
    // The browser has stopped retrying, so that only the button loads the list.
    await expect.poll(reports).toEqual([expect.stringContaining(organisations)]);
    council.answer(organisations, (records) => records);
    await page.getByRole('button', { name: 'Try again' }).click();
    await panel(page).getByText('Motipura primary school').waitFor();
  });

  test('is the one that the device has kept while the council does not answer', async () => {
    council.answerAll('fail');
    const kept = {
      language: 'GU',
      cachedLanguage: 'GU',
      GovernmentOrganizations: JSON.stringify([{ id: 7, name: 'ગામની શાળા' }]),
      Commity: '{"a":1}',
    };
    const before = (opened: Page) => seedStorage(opened, kept);
    const page = await site.open('/termsofservice', { ...wide, before, waitUntil: 'hydrated' });
    const menu = group(page, 'સરકારી સંસ્થા');
    await menu.locator('summary').first().click();
    await expect.poll(() => menu.locator('.panel').innerText()).toContain('ગામની શાળા');
  });
});
