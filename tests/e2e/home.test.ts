import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setFakeCouncil } from './fake-council';
import { expectNoSidewaysScroll, plain, setStage, textsOf } from './stage';

const council = setFakeCouncil();
const stage = setStage(() => ({ API_HOST: council.address(), LOG_LEVEL: 'fatal' }));

const wide = { viewport: { width: 1440, height: 900 } };
const detail = '/GrampanchayatDetail/GetPublicList';
const slides = '/SliderImages/GetPublicList';
const tax = (page: Page) => page.getByRole('link', { name: /^Pay Tax/ }).and(page.locator('main a'));
const professional = (page: Page) => page.getByRole('link', { name: /^Pay Professional Tax/ });
const slider = (page: Page) => page.getByRole('group', { name: 'Glimpses of the village' });

const outline = [
  'Motipura Gram Panchayat',
  'Notice Board',
  'News',
  'Village officials',
  'State and district officials',
  'Elected representatives',
];

test('on a phone the centre comes first, then the officials; a screen reader hears the same order', async () => {
  const page = await stage.open('/en', { viewport: { width: 390, height: 800 } });
  expect(await textsOf(page, 'main h1, main h2')).toEqual(outline);
  const tops = await page
    .locator('main h2')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expectNoSidewaysScroll(page);
});

test('from 1200 px on there are three columns', async () => {
  const page = await stage.open('/en', { viewport: { width: 1200, height: 900 } });
  const lefts = await Promise.all(
    ['.left', '.centre', '.right'].map(
      async (column) => (await page.locator(`main ${column}`).boundingBox())?.x ?? 0,
    ),
  );
  expect(new Set(lefts).size).toBe(3);
  expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
});

test('the tickers name the council, say their line and lead to the tax pages', async () => {
  const page = await stage.open('/en', wide);
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
  const page = await stage.open('/en', wide);
  expect([await tax(page).count(), await professional(page).count()]).toEqual([first, second]);
});

test('a ticker’s button blinks for less than 5 s, and not at all for less motion', async () => {
  const ends = (page: Page) =>
    tax(page).evaluate((link) =>
      link.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
  const page = await stage.open('/en', wide);
  const hovered = professional(page);
  await hovered.hover();
  const times = await hovered.evaluate((link) =>
    link.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(times.length).toBeGreaterThan(0);
  expect(Math.max(...times, ...(await ends(page)))).toBeLessThan(5000);
  const still = await stage.open('/en', { ...wide, reducedMotion: 'reduce' });
  expect(await ends(still)).toEqual([]);
});

test('slides have their caption, at most 450 px of height, and the placeholder where a picture is missing or broken', async () => {
  council.answer(slides, ([first]) => [
    { ...first, imageBase64: null },
    { ...first, imageBase64: '/media/none.webp', description: null },
  ]);
  const page = await stage.open('/en', wide);
  const [placeholder] = await slider(page)
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  expect(placeholder).toContain('/media/');
  await slider(page).getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(() => slider(page).locator('img').nth(1).getAttribute('src')).toBe(placeholder);
  expect(plain(await slider(page).locator('figcaption').first().innerText())).toBe('Welcome to Motipura');
  const heights = await slider(page)
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(450);
  expect(Math.min(...heights)).toBeGreaterThan(200);
});

test('slides turn around their ends by buttons, and stop when asked to', async () => {
  const page = await stage.open('/en', wide);
  const position = () =>
    slider(page)
      .getByText(/^\d+ \/ \d+$/)
      .innerText();
  const total = (await stage.records('slides')).length;
  await slider(page).getByRole('button', { name: 'Pause the pictures' }).click();
  await slider(page).getByRole('button', { name: 'Previous picture' }).click();
  await expect.poll(position).toBe(`${total} / ${total}`);
  await slider(page).getByRole('button', { name: 'Next picture' }).click();
  await expect.poll(position).toBe(`1 / ${total}`);
  expect(await slider(page).getByRole('button', { name: 'Play the pictures' }).count()).toBe(1);
});

test('a notice opens its link in a new tab; one without is words; without notices the board says so', async () => {
  const page = await stage.open('/en', wide);
  const notices = await stage.records('notices');
  const board = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Notice Board' }) });
  expect(await board.getByRole('listitem').count()).toBe(notices.length);
  expect(await board.getByRole('link').count()).toBe(notices.filter(({ link }) => link).length);
  expect(await board.getByRole('link').first().getAttribute('target')).toBe('_blank');
  council.answer('/NoticeBoard/GetPublicList', () => []);
  council.answer('/News/GetPublicList', () => []);
  const empty = await stage.open('/en', wide);
  expect(await empty.locator('main').innerText()).toContain('No notices available.');
  expect(await empty.locator('main').innerText()).toContain('No news items available.');
});

test('a council of which every call fails still has a home page, and each failure is told once', async () => {
  council.answerAll('fail');
  const page = await stage.open('/en', { ...wide, restless: true });
  await expect
    .poll(() => page.locator('footer').innerText(), { timeout: 8000 })
    .toContain('No bank details available.');
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.title()).toBe('Motipura ગ્રામ પંચાયત | Home');
  const told = stage.complaints().filter((text) => text.includes('could not be loaded'));
  expect(told.length).toBe(new Set(told).size);
});
