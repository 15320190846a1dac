import { expect, test } from 'vitest';
import { useFakeCouncil, useSiteOf } from './fake-council';
import { expectNoHorizontalScroll, plain, textsOf } from './test-site';

const council = useFakeCouncil();
const site = useSiteOf(council);

const columns = 'footer section';
const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' }).format(new Date());
const empties = ['No bank details available.', 'No websites available.', 'No emergency numbers available.'];

test('the donation column holds the first bank account’s facts', async () => {
  council.answer('/BankDetails/GetPublicList', (records) => [...records, { name: 'Another bank' }]);
  const page = await site.open('/en/sitemap');
  const column = page.locator(columns).first();
  expect(await column.getByRole('heading').innerText()).toBe('Donate for development');
  expect(await textsOf(page, 'footer dt')).toEqual(['Bank name', 'Account name', 'A/C No', 'IFSC code']);
  expect(await textsOf(page, 'footer dd')).toEqual([
    'Sabarkinara Gramin Bank, Motipura branch',
    'Motipura Gram Panchayat Development Fund',
    '00042010000123',
    'SBKG0000000',
  ]);
});

test.each([
  [7, 4, 3],
  [8, 4, 4],
  [1, 1, 0],
])('%i websites are split into %i and %i, and open in new tabs', async (total, first, second) => {
  council.answer('/GovernmentWebsiteFooter/GetPublicList', () =>
    Array.from({ length: total }, (_, index) => ({
      name: `Site ${index + 1}`,
      link: `https://site-${index + 1}.example`,
    })),
  );
  const page = await site.open('/en/sitemap');
  const halves = page.locator(columns).filter({ has: page.getByRole('heading', { name: /websites/ }) });
  const counts = await Promise.all((await halves.all()).map((half) => half.getByRole('link').count()));
  expect(counts).toEqual([first, second].filter((count) => count > 0));
  const link = halves.first().getByRole('link').first();
  expect(await link.getAttribute('href')).toBe('https://site-1.example');
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toContain('noopener');
});

test('emergency numbers are telephone links that read name and number', async () => {
  const page = await site.open('/en/sitemap');
  const numbers = await site.records('emergencyNumbers');
  const links = page.locator(columns).last().getByRole('link');
  expect((await links.allInnerTexts()).map(plain)).toEqual(
    numbers.map(({ name, number }) => `${String(name)}: ${String(number)}`),
  );
  expect(await links.first().getAttribute('href')).toBe('tel:112');
  await expectNoHorizontalScroll(page);
});

test('the legal pages and the copyright line end the page', async () => {
  const page = await site.open('/en/sitemap');
  const legal = page.locator('footer nav').getByRole('link');
  expect(await legal.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    '/en/privacypolicy',
    '/en/termsofservice',
    '/en/policies',
    '/en/sitemap',
  ]);
  const line = await page.locator('footer').innerText();
  expect(line).toContain(`© ${year} Motipura Gram Panchayat. All Rights Reserved`);
});

test('without a council the copyright line says Gram Panchayat once', async () => {
  council.answer('/GrampanchayatDetail/GetPublicList', () => []);
  const page = await site.open('/en/sitemap');
  expect(await page.locator('footer').innerText()).toContain(`© ${year} Gram Panchayat. All Rights Reserved`);
});

test.each([
  ['empty', () => []],
  ['failed', 'fail'],
  ['hanging', 'hang'],
] as const)('columns whose lists are %s show their empty texts', async (_state, answer) => {
  for (const name of ['BankDetails', 'GovernmentWebsiteFooter', 'EmergencyNumber']) {
    council.answer(`/${name}/GetPublicList`, answer);
  }
  const page = await site.open('/en/sitemap', { waitUntil: 'hydrated' });
  await expect.poll(() => textsOf(page, 'footer section > p'), { timeout: 6000 }).toEqual(empties);
});

test('a number that cannot be dialled and an invalid link are shown as text', async () => {
  council.answer('/EmergencyNumber/GetPublicList', () => [
    { name: 'Office', number: 'ask' },
    { number: '112' },
  ]);
  council.answer('/GovernmentWebsiteFooter/GetPublicList', () => [
    { name: 'Nowhere', link: 'javascript:alert(1)' },
  ]);
  const page = await site.open('/en/sitemap');
  await expect.poll(() => page.locator('footer').innerText()).toContain('Nowhere');
  expect(await page.locator('footer a[href^="javascript"]').count()).toBe(0);
  expect(await page.locator('footer a[href="tel:112"]').innerText()).toContain('112');
});
