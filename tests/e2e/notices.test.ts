import { expect, test } from 'vitest';
import { useTestSite } from './test-site';

const site = useTestSite();
const wide = { viewport: { width: 1280, height: 800 } };

test('from the notice board of Home to a notice and its archive, with one request for the list', async () => {
  const page = await site.open('/en', wide);
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(request.url()));
  await page.getByRole('link', { name: 'All notices' }).click();
  await page.getByRole('heading', { name: 'Earlier notices' }).waitFor();
  const years = await page.locator('main h3').allInnerTexts();
  expect(years).toEqual([...years].sort().reverse());
  await page.getByRole('link', { name: 'Storm warning until 29 August 2024' }).click();
  await page.getByText('This notice has expired.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/notice/n-16');
  expect(await page.locator('h1').innerText()).toBe('Storm warning until 29 August 2024');
  const share = await page.getByRole('link', { name: /Send by WhatsApp/ }).getAttribute('href');
  expect(new URL(share ?? '').searchParams.get('text')).toContain(
    'https://www.motipura.example/en/notice/n-16',
  );
  expect(requests.filter((url) => url.includes('/NoticeBoard/'))).toHaveLength(1);
});
