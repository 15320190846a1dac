import { expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import { formElements } from './form-submissions';
import { useTestSite } from './test-site';

const site = useTestSite();
const phone = { viewport: { width: 360, height: 800 } };

test('without script, a visitor sends a complaint, sees how far it is, and asks to have it erased', async () => {
  const page = await site.open('/gu/complaints', { ...phone, javaScriptEnabled: false });
  const { submit, field, reference: number } = formElements(page);
  await field('name').fill('કોકિલા પટેલ');
  await field('type').selectOption({ index: 1 });
  await submit.click();
  const reference = await number.innerText();
  await page.getByRole('link', { name: 'સ્થિતિ જુઓ' }).click();
  await page.getByLabel('સંદર્ભ નંબર').fill(reference.toLowerCase());
  await page.getByLabel('ફોન નંબર અથવા નામ').fill('કોકિલા પટેલ');
  await page.getByRole('button', { name: 'શોધો' }).click();
  await page.getByText('પંચાયતને મળી ગયું છે.').waitFor();
  await page.goto(`${site.url()}/gu/mydata`);
  await page.getByLabel('સંદર્ભ નંબર').fill(reference);
  await page.getByLabel('ફોન નંબર અથવા નામ').fill('કોકિલા પટેલ');
  await page.getByRole('button', { name: 'શોધો' }).click();
  await page.getByText('કાઢી નાખવા વિનંતી કરો').click();
  await page.locator('button[value=erase]').click();
  await page.getByText('તમારી વિનંતી પંચાયતને મળી ગઈ છે.').waitFor();
  expect(await page.locator('main dd').first().innerText()).toBe('કોકિલા પટેલ');
});

test('an answer is as wide as its forms, and breaks no day and no number', async () => {
  const page = await site.open('/en/complaints', { viewport: { width: 768, height: 1024 } });
  const { submit, field, reference: number } = formElements(page);
  await field('name').fill('Kokila of the lake');
  await field('type').selectOption({ index: 1 });
  await submit.click();
  const reference = await number.innerText();
  await page.goto(`${site.url()}/en/mydata`);
  await page.getByLabel('Reference number').fill(reference);
  await page.getByLabel('Phone number or name').fill('Kokila of the lake');
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.locator('main [data-answer] details').first().waitFor();
  const widths = await page
    .locator('main [data-answer] > *')
    .evaluateAll((all) => all.filter((one) => one.tagName !== 'FORM').map((one) => one.clientWidth + 2));
  expect(Math.max(...widths)).toBeLessThanOrEqual(642);
  const shown = page.getByText(reference, { exact: true });
  expect(await shown.evaluate((one) => getComputedStyle(one).whiteSpace)).toBe('nowrap');
});

test.each(['track', 'mydata'])(
  '/%s is accessible after a look-up, also when script navigates to it',
  async (path) => {
    const page = await site.open('/en/sitemap', phone);
    await page.locator(`main a[href="/en/${path}"]`).click();
    await page.getByLabel('Reference number').fill('C-0000-0000');
    await expectAccessible(page);
    await page.getByLabel('Phone number or name').fill('Ramesh');
    await page.getByRole('button', { name: 'Look up' }).click();
    await page.getByText('Nothing was found').waitFor();
    await expectAccessible(page);
    expect(site.consoleMessages().filter((text) => !text.includes('404'))).toEqual([]);
  },
);
