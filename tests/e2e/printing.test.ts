import { expect, test } from 'vitest';
import { useTestSite } from './test-site';

const site = useTestSite();

test('a notice is printed with council, text, address, day and QR code, and without menus', async () => {
  const page = await site.open('/en/notice/n-1', { viewport: { width: 1280, height: 800 } });
  const code = page.locator('figure', { hasText: 'Scan this code' });
  expect(await code.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await code.locator('svg').isVisible()).toBe(true);
  const text = await page.locator('body').innerText();
  expect(text).toContain('Motipura Gram Panchayat');
  expect(text).toContain('The assembly will discuss');
  expect(text).toContain('https://www.motipura.example/en/notice/n-1');
  expect(text).toMatch(/Printed on \d\d-\d\d-\d{4}/);
  for (const hidden of ['Govt Schemes', 'Send by WhatsApp', 'Emergency numbers', 'Breadcrumb'])
    expect(text).not.toContain(hidden);
});

test('a page names its address in print and not on the screen', async () => {
  const page = await site.open('/hi/member');
  const address = page.getByText('https://www.motipura.example/hi/member');
  expect(await address.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await address.isVisible()).toBe(true);
  expect((await page.pdf({ preferCSSPageSize: true })).subarray(0, 5).toString()).toBe('%PDF-');
});
