import { expect, test } from 'vitest';
import { useTestSite } from '../e2e/test-site';

const site = useTestSite();

test('a part that the browser renders again keeps the styles that its HTML had', async () => {
  const page = await site.open('/en/member', {
    viewport: { width: 1440, height: 900 },
    before: (opened) =>
      opened.route('**/en/member', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        // React finds a text that it did not render, and renders the header in the browser.
        await route.fulfill({ response, body: html.replace('>EN</option>', '>XX</option>') });
      }),
  });
  await page.locator('header option', { hasText: 'XX' }).first().waitFor({ state: 'detached' });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const withoutStyles = 'rgba(0, 0, 0, 0)';
  await expect
    .poll(() => menu.evaluate((shown) => getComputedStyle(shown).backgroundColor))
    .not.toBe(withoutStyles);
  expect(site.consoleMessages()).toEqual([expect.stringContaining('Minified React error #418')]);
});
