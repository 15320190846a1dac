import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { currentRecords } from './current-records';
import { useFakeCouncil, useSiteOf } from './fake-council';
import { expectNoHorizontalScroll, textsOf } from './test-site';

const council = useFakeCouncil();
const site = useSiteOf(council);

const wide = { viewport: { width: 1440, height: 900 } };
const detail = '/GrampanchayatDetail/GetPublicList';
const tax = (page: Page) => page.getByRole('link', { name: /^Pay Tax/ }).and(page.locator('main a'));
const professional = (page: Page) => page.getByRole('link', { name: /^Pay Professional Tax/ });

/** The headings; that of the next meeting, beyond the specification, only where one is coming (B11.1.1). */
const outline = (hasMeeting: boolean) => [
  'Motipura Gram Panchayat',
  'Notice Board',
  'News',
  ...(hasMeeting ? ['Next meeting'] : []),
  'Village officials',
  'State and district officials',
  'Elected representatives',
];

test('on a phone the centre comes first, then the officials; a screen reader has the same order', async () => {
  const page = await site.open('/en', { viewport: { width: 390, height: 800 } });
  const meetings = currentRecords(await site.records('meetings'), 'meetings');
  expect(await textsOf(page, 'main h1, main h2')).toEqual(outline(meetings.length > 0));
  const tops = await page
    .locator('main h2')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expectNoHorizontalScroll(page);
});

test('from 1200 px on there are three columns', async () => {
  const page = await site.open('/en', { viewport: { width: 1200, height: 900 } });
  const lefts = await Promise.all(
    ['.left', '.centre', '.right'].map(
      async (column) => (await page.locator(`main ${column}`).boundingBox())?.x ?? 0,
    ),
  );
  expect(new Set(lefts).size).toBe(3);
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
});

test('the tickers name the council, show their line and lead to the tax pages', async () => {
  const page = await site.open('/en', wide);
  expect(await tax(page).getAttribute('href')).toBe('https://tax.motipura.example/pay');
  expect(await professional(page).getAttribute('href')).toBe('https://tax.motipura.example/professional');
  const [first, second] = await textsOf(page, 'main section:has(a[href^="https://tax."])');
  expect(first).toContain(
    'Motipura Important information for village citizens! Now you can pay taxes online and save time',
  );
  expect(second).toContain('Now you can pay business taxes online and save time');
});

test.each([
  ['an address', { taxCollectionUrl: null }, 0, 1],
  ['the other address', { proTaxUrl: '' }, 1, 0],
  ['a name', { name: null }, 0, 0],
])('a council without %s has only the tickers that are complete', async (_what, lack, first, second) => {
  council.answer(detail, ([record]) => [{ ...record, ...lack }]);
  const page = await site.open('/en', wide);
  expect([await tax(page).count(), await professional(page).count()]).toEqual([first, second]);
});

test('a ticker’s button blinks for less than 5 s, and not at all with reduced motion', async () => {
  const ends = (page: Page) =>
    tax(page).evaluate((link) =>
      link.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
  const page = await site.open('/en', wide);
  const hovered = professional(page);
  await hovered.hover();
  const times = await hovered.evaluate((link) =>
    link.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(times.length).toBeGreaterThan(0);
  expect(Math.max(...times, ...(await ends(page)))).toBeLessThan(5000);
  const still = await site.open('/en', { ...wide, reducedMotion: 'reduce' });
  expect(await ends(still)).toEqual([]);
});

test('a notice opens its link in a new tab; one without a link is text; without notices the board says so', async () => {
  const page = await site.open('/en', wide);
  const notices = currentRecords(await site.records('notices'), 'notices');
  const board = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Notice Board' }) });
  expect(await board.getByRole('listitem').count()).toBe(notices.length);
  const links = board.getByRole('listitem').getByRole('link');
  expect(await links.count()).toBe(notices.filter(({ link }) => link).length);
  expect(await links.first().getAttribute('target')).toBe('_blank');
  council.answer('/NoticeBoard/GetPublicList', () => []);
  council.answer('/News/GetPublicList', () => []);
  const empty = await site.open('/en', wide);
  const main = (await empty.locator('main').textContent()) ?? '';
  expect(main).toContain('No notices available.');
  expect(main).toContain('No news items available.');
});

test('a council whose every call fails still has a home page, and each failure is reported once', async () => {
  council.answerAll('fail');
  const page = await site.open('/en', { ...wide, waitUntil: 'hydrated' });
  await expect
    .poll(() => page.locator('footer').innerText(), { timeout: 8000 })
    .toContain('No bank details available.');
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.title()).toBe('Motipura ગ્રામ પંચાયત | Home');
  const reports = site.consoleMessages().filter((text) => text.includes('could not be loaded'));
  expect(reports.length).toBe(new Set(reports).size);
});
