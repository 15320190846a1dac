import { expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import { useTestSite } from './test-site';
import { waitForIdle } from './visitor';

const site = useTestSite();

const languages = [
  { code: 'gu', title: 'વોર્ડ નં. 7ની ભૂગર્ભ ગટર', state: 'ચાલુ', first: 'પહેલાં', all: 'કામોની પ્રગતિ' },
  { code: 'hi', title: 'वार्ड नं. 7 की भूमिगत नाली', state: 'जारी', first: 'पहले', all: 'कार्यों की प्रगति' },
  {
    code: 'en',
    title: 'Underground drain in ward no. 7',
    state: 'In progress',
    first: 'Before',
    all: 'Progress of works',
  },
];

const widths = [360, 1280];
const visits = languages.flatMap((language) => widths.map((width) => ({ ...language, width })));

test('a work stays readable when the code of its stages cannot be loaded', async () => {
  const requests: string[] = [];
  const page = await site.open('/en/work/ward-7-drain', {
    before: (opened) =>
      opened.route('**/assets/RecordStages-*', (route) => {
        requests.push(route.request().url());
        return route.abort();
      }),
    fresh: true,
  });
  await expect.poll(() => requests.length).toBe(1);
  await waitForIdle(page);
  expect(await page.locator('main article ol > li').count()).toBe(3);
  expect(await page.locator('main').innerText()).toContain('420 metres of pipe');
  expect(requests).toHaveLength(1);
});

test.each(visits)(
  'from the development works to a work and its stages, $code at $width px (B11.16.1)',
  async ({ code, width, title, state, first, all }) => {
    const page = await site.open(`/${code}/development`, { viewport: { width, height: 800 } });
    await page.locator('main').getByRole('link', { name: all }).click();
    const list = page.locator('main section', {
      has: page.getByRole('heading', { name: state, exact: true }),
    });
    await list.getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const stages = page.locator('main article ol > li');
    await expect.poll(() => stages.count()).toBe(3);
    expect(await stages.first().innerText()).toContain(first);
    expect(await page.locator('main article').innerText()).toContain(state);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isWide).toBe(false);
    await expectAccessible(page);
    expect(site.consoleMessages()).toEqual([]);
  },
);

test.each(languages)('a work is whole without script, $code (B11.16.1)', async ({ code, state, first }) => {
  const page = await site.open(`/${code}/work/ward-7-drain`, { javaScriptEnabled: false, waitUntil: 'load' });
  const text = await page.locator('main article').innerText();
  for (const part of [state, first, '60%', '35%', '15-09-2026', '31-01-2027', '20-11-2026'])
    expect(text).toContain(part);
  expect(await page.locator('main ol img').count()).toBe(2);
  const map = page.locator('main a[href^="https://www.openstreetmap.org/"]');
  expect(await map.isVisible()).toBe(true);
});

test('sums per state and financial year are written beside their bars (B11.16.2)', async () => {
  const page = await site.open('/en/works', { javaScriptEnabled: false, waitUntil: 'load' });
  const text = await page.locator('main').innerText();
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(
    /Completed 2024-25 ₹13,00,000\/- In progress 2026-27 ₹41,15,000\/-/,
  );
});

test('on a phone, the bars of sums are as wide as their rows', async () => {
  const page = await site.open('/en/works', { viewport: { width: 360, height: 800 } });
  const widths = await page.evaluate(() => {
    const bar = document.querySelector('main li div > svg');
    return [bar?.getBoundingClientRect().width, bar?.closest('li')?.getBoundingClientRect().width];
  });
  expect(widths[0]).toBeGreaterThan(200);
  expect(widths[0]).toBe(widths[1]);
});

test('on a wide screen, the facts of a work are below its name, each on one line', async () => {
  const page = await site.open('/en/works', { viewport: { width: 1440, height: 900 } });
  const row = page.locator('main li', { hasText: 'Underground drain' });
  const name = await row.locator('strong').boundingBox();
  const facts = await row.locator('.facts > span').evaluateAll((all) =>
    all.map((fact) => {
      const { top, height } = fact.getBoundingClientRect();
      return { top, isOneLine: height < 40 };
    }),
  );
  expect(facts.map(({ isOneLine }) => isOneLine)).toEqual([true, true]);
  expect(facts[0]?.top).toBeGreaterThan((name?.y ?? Infinity) + 20);
});

test('the bar and the stages are on paper, and so is the code that leads to the page', async () => {
  const page = await site.open('/en/work/prajapativas-road');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('main article ol > li').last().isVisible()).toBe(true);
  expect(await page.locator('figure svg').last().isVisible()).toBe(true);
});

test('a page about a record without stages loads no code for them', async () => {
  const page = await site.open('/en/notice/n-1');
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => name.includes('RecordStages'))).toEqual([]);
});
