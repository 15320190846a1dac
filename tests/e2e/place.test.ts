import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import { formElements, sharedSubmissions } from './form-submissions';
import { messagesOf } from './sample-config';
import { expectNoHorizontalScroll, useTestSite } from './test-site';

const service = sharedSubmissions();
const site = useTestSite();
const phone = { viewport: { width: 360, height: 740 } };
const messages = messagesOf('GU');
const lamp = messages.Complaint_type_1 ?? '';
const ofLamp = `/gu/complaints?type=${encodeURIComponent(lamp)}&place=L17`;

/** Counts in the document how often the page asks for the position of the device. */
const countQuestions = (page: Page) =>
  page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...all) => {
      const { dataset } = document.documentElement;
      dataset.asked = String(Number(dataset.asked ?? 0) + 1);
      ask(...all);
    };
  });

const questions = (page: Page) => page.locator('html').getAttribute('data-asked');

function placeElements(page: Page) {
  const { form, field } = formElements(page);
  const button = (id: string) => form.getByRole('button', { name: messages[id] ?? '', exact: true });
  return {
    text: field('place'),
    item: form.locator('[name="place.item"]'),
    position: form.locator('[name="place.position"]'),
    locate: button('place.here'),
    remove: button('place.remove'),
    failure: form.getByText(messages['place.failed'] ?? ''),
  };
}

async function expectFilledByAddress(page: Page): Promise<void> {
  expect(await formElements(page).field('type').inputValue()).toBe(lamp);
  expect(await placeElements(page).item.inputValue()).toBe('L17');
}

test('the code of a lamp fills the form; the position is asked for by a tap, shown, removed and sent (B11.17.1, B11.17.6)', async () => {
  const page = await site.open(ofLamp, { ...phone, before: countQuestions });
  const { submit, reference, field } = formElements(page);
  const { text, position, locate, remove } = placeElements(page);
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 22.564_701, longitude: 72.951_2 });
  await expectFilledByAddress(page);
  await field('name').fill('રમેશ, દીવો ૧૭');
  await text.fill('મંદિરની પાછળ');
  expect([await questions(page), await position.isVisible()]).toEqual([null, false]);
  await locate.click();
  await expect.poll(() => position.inputValue()).toBe('22.56470,72.95120');
  expect(await questions(page)).toBe('1');
  await expect.poll(() => position.evaluate((one) => one === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await remove.click();
  expect([await position.inputValue(), await position.isVisible()]).toEqual(['', false]);
  expect(await locate.evaluate((one) => one === document.activeElement)).toBe(true);
  await locate.click();
  await expect.poll(() => position.inputValue()).toBe('22.56470,72.95120');
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  const [submission, ...more] = await service.stored('રમેશ, દીવો ૧૭');
  expect(more).toEqual([]);
  expect(submission?.body).toMatchObject({
    type: lamp,
    place: '[L17] @22.56470,72.95120 મંદિરની પાછળ',
  });
  expect(site.consoleMessages()).toEqual([]);
});

test('a device that does not tell its position leaves the place to be written (B11.17.1)', async () => {
  const page = await site.open(ofLamp, phone);
  const { submit, reference, field } = formElements(page);
  const { text, position, locate, failure } = placeElements(page);
  await locate.click();
  await failure.waitFor();
  expect(await position.isVisible()).toBe(false);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await field('name').fill('રમેશ, સ્થાન વગર');
  await text.fill('કૂવા પાસે');
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  const [submission] = await service.stored('રમેશ, સ્થાન વગર');
  expect(submission?.body.place).toBe('[L17] કૂવા પાસે');
  expect(site.consoleMessages()).toEqual([]);
});

test('without script the code of a lamp fills the form, and nothing offers the position (B11.17.1, B11.17.6)', async () => {
  const page = await site.open(ofLamp, { ...phone, javaScriptEnabled: false });
  const { submit, reference, field } = formElements(page);
  const { text, position, locate } = placeElements(page);
  await expectFilledByAddress(page);
  expect([await position.isVisible(), await locate.count()]).toEqual([false, 0]);
  await field('name').fill('રમેશ, સ્ક્રિપ્ટ વગર');
  await text.fill('મંદિરની પાછળ');
  await expectNoHorizontalScroll(page);
  await submit.click();
  await expect.poll(() => reference.count()).toBe(1);
  const [submission] = await service.stored('રમેશ, સ્ક્રિપ્ટ વગર');
  expect(submission?.body.place).toBe('[L17] મંદિરની પાછળ');
});

test('a link that script follows fills the form as the loaded page does, and a place that the list lacks fills nothing (B11.17.6)', async () => {
  for (const [address, item] of [
    [ofLamp, 'L17'],
    [ofLamp.replace('L17', 'X99'), ''],
  ] as const) {
    // A page of its own: what the first one fills in is kept as a draft.
    const page = await site.open('/gu/sitemap', phone);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.id = 'lamp';
      link.textContent = 'lamp';
      document.querySelector('main')?.prepend(link);
    }, address);
    await page.locator('#lamp').click();
    await expect.poll(() => formElements(page).field('type').inputValue()).toBe(lamp);
    await expect.poll(() => placeElements(page).item.locator('option').count()).toBeGreaterThan(2);
    expect(await placeElements(page).item.inputValue()).toBe(item);
  }
  expect(site.consoleMessages()).toEqual([]);
});
