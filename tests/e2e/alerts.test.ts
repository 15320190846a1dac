import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copySampleSite } from '../server/site-folder';
import { expectAccessible } from './accessible';
import { startSite, type SiteProcess } from './site-process';
import { useBrowser } from './test-site';
import { visit, waitForHydration } from './visitor';

const browser = useBrowser();
const days = { from: '2026-01-01', until: '2099-01-01' };
const text = (words: string) => ({ GU: `ગુ ${words}`, HI: `हि ${words}`, EN: words });
const alerts = [
  { id: 1, level: 'information', text: text('Camp on Saturday'), link: 'https://camp.example/', ...days },
  { id: 2, level: 'emergency', text: text('Stay away from the lake'), ...days },
  { id: 3, level: 'warning', text: text('No water'), ...days },
  { id: 4, level: 'emergency', text: text('Over'), from: '2026-01-01', until: '2026-01-02' },
  { id: 6, level: 'warning', text: text('Form closed'), pages: '/complaints /policies', ...days },
  { id: 5, level: 'warning', text: text('Later'), from: '2098-12-31', until: '2099-01-01' },
];

let site: SiteProcess;

beforeAll(async () => {
  const { config, write } = await copySampleSite('members');
  await write('content/records/alerts.json', JSON.stringify(alerts));
  site = await startSite({ SITE_CONFIG: config });
});

afterAll(() => site.stop());

describe('alerts (B11.15.1, B11.15.2)', () => {
  test('are above every page, without script too, the most urgent first, while they hold', async () => {
    const { context, page } = await visit(browser(), site.address, { javaScriptEnabled: false });
    for (const path of ['/en/member', '/en/complaints', '/en/nothing']) {
      await page.goto(site.address + path);
      const shown = await page.locator('#alerts p').allInnerTexts();
      expect(shown.map((one) => one.split('\n')[0])).toEqual([
        'Emergency: Stay away from the lake',
        'Warning: No water',
        ...(path === '/en/complaints' ? ['Warning: Form closed'] : []),
        'Information: Camp on Saturday',
      ]);
      expect(await page.locator('#alerts button:visible').count()).toBe(0);
    }
    await context.close();
  });

  test('of some pages are above these only, also after a link (B11.15.4)', async () => {
    const { context, page } = await visit(browser(), site.address);
    await page.goto(`${site.address}/en/member`);
    await waitForHydration(page);
    expect(await page.locator('#alerts').innerText()).not.toContain('Form closed');
    await page.locator('footer a[href="/en/policies"]').click();
    await expect.poll(() => page.locator('#alerts').innerText()).toContain('Form closed');
    await context.close();
  });

  test('but emergencies are closed for the day; a new tab announces an emergency once', async () => {
    const { context, page, consoleMessages } = await visit(browser(), site.address, {
      viewport: { width: 360, height: 780 },
    });
    await page.goto(`${site.address}/gu/member`);
    await waitForHydration(page);
    const announced = () => page.locator('#alerts [role=alert]').innerText();
    await expect.poll(announced).toBe('ગુ Stay away from the lake');
    await expectAccessible(page);
    expect(await page.locator('#alerts button').count()).toBe(2);
    await page.locator('#alerts button').first().click();
    const visible = () => page.locator('#alerts p:visible').count();
    expect(await visible()).toBe(2);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.goto(`${site.address}/hi/member`);
    await waitForHydration(page);
    expect(await page.locator('#alerts p:visible').allInnerTexts()).toHaveLength(2);
    expect(await page.locator('#alerts').innerText()).not.toContain('हि No water');
    expect(consoleMessages).toEqual([]);
    await context.close();
  });
});
