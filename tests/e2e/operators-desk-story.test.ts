import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textLists } from '../../src/desk/api/text-lists';
import { operatorsDesk } from '../../src/desk/server/operators';
import { dayAfter } from '../server/tenants/district-sites';
import { expectScreen } from './desk-steps';
import { takePicture } from './desk-pictures';
import { acceptAt, messages, names, setUpCodes, startSites, typedDay, undoStep } from './operator-steps';
import { useBrowser } from './test-site';
import { visit } from './visitor';

const browser = useBrowser();
const storm = 'तेज़ बारिश की चेतावनी';
const phone = { viewport: { width: 360, height: 740 } };

let sites: Awaited<ReturnType<typeof startSites>>;

beforeAll(async () => {
  sites = await startSites();
});

afterAll(() => sites.site.stop());

/** Whether the home page of a site has a text; polled, since sites are read again one after the other. */
const expectText = async (page: Page, address: string, text: string, isShown: boolean) => {
  const count = async () => {
    await page.goto(`${address}/hi`);
    return page.getByText(text).count();
  };
  await expect.poll(count, { timeout: 30_000 }).toBe(isShown ? 1 : 0);
};

test('at 360 px an operator sets up codes, warns three villages and takes it back (B11.23.6)', async () => {
  const { site, addressOf } = sites;
  const { page, context, consoleMessages } = await visit(browser(), addressOf('rampur'), phone);
  await acceptAt(page, addressOf('rampur'), operatorsDesk({ dataDir: site.dataDir }), {
    name: 'Asha',
    role: 'operator',
  });
  await page.goto(`${addressOf('rampur')}/desk/sites`);
  await expectScreen(page, messages['sites.title']);
  await page.getByRole('link', { name: messages['broadcasts.title'] }).click();
  await expectScreen(page, messages['broadcasts.title']);
  const nextCode = await setUpCodes(page);

  await page.getByRole('link', { name: messages['broadcasts.new'] }).click();
  await page.getByRole('combobox', { name: messages['broadcasts.list'] }).selectOption('alerts');
  await page.locator('#root_text').getByRole('textbox').first().fill(storm);
  await page.locator('#root_level').selectOption('emergency');
  await page.getByLabel(messages['broadcasts.until']).fill(typedDay(dayAfter(10)));
  await page.getByRole('button', { name: messages['broadcasts.try'] }).click();
  await page.getByText('3 वेबसाइटें दिखाएँगी').waitFor();
  await expectScreen(page, messages['broadcasts.new']);
  await takePicture(page, 'plan', 'main p:has-text("3 वेबसाइटें")');
  await page.getByLabel(messages['broadcasts.code'], { exact: true }).fill(nextCode());
  await page.getByRole('button', { name: messages['broadcasts.publish'] }).click();
  await expectScreen(page, messages['broadcasts.title']);
  await takePicture(page, 'published');

  const { page: visitor, context: visiting } = await visit(browser(), addressOf('harda'), {
    javaScriptEnabled: false,
    ...phone,
  });
  for (const name of names) await expectText(visitor, addressOf(name), storm, true);

  await undoStep(page, nextCode());
  for (const name of names) await expectText(visitor, addressOf(name), storm, false);
  expect(consoleMessages).toEqual([]);
  await Promise.all([context.close(), visiting.close()]);
});

test('at 360 px an operator replaces a text at one village, whose council hides it, and takes it back (B11.23.4, B11.23.5)', async () => {
  const { site, addressOf } = sites;
  const words = 'ज़िले का पाठ';
  const { page, context, consoleMessages } = await visit(browser(), addressOf('rampur'), phone);
  await acceptAt(page, addressOf('rampur'), operatorsDesk({ dataDir: site.dataDir }), {
    name: 'Bharat',
    role: 'operator',
  });
  await page.goto(`${addressOf('rampur')}/desk/sites/broadcasts`);
  await expectScreen(page, messages['broadcasts.title']);
  const nextCode = await setUpCodes(page);
  await page.getByRole('link', { name: messages['broadcasts.new'] }).click();
  await page.getByRole('combobox', { name: messages['broadcasts.list'] }).selectOption(textLists.messages);
  await page.getByLabel(messages['content.search']).fill('shell.skip');
  await page
    .getByRole('combobox', { name: messages['broadcasts.text'], exact: true })
    .selectOption('shell.skip');
  await page.locator('#root_text').getByRole('textbox').first().fill(words);
  await page.getByRole('combobox', { name: messages['broadcasts.reach'] }).selectOption('sites');
  await page.getByRole('checkbox', { name: 'sitapur' }).check();
  await page.getByLabel(messages['broadcasts.until']).fill(typedDay(dayAfter(10)));
  await page.getByRole('button', { name: messages['broadcasts.try'] }).click();
  await page.getByText('एक वेबसाइट दिखाएगी').waitFor();
  await expectScreen(page, messages['broadcasts.new']);
  await page.getByLabel(messages['broadcasts.code'], { exact: true }).fill(nextCode());
  await page.getByRole('button', { name: messages['broadcasts.publish'] }).click();
  await expectScreen(page, messages['broadcasts.title']);

  const { page: visitor, context: visiting } = await visit(browser(), addressOf('harda'), {
    javaScriptEnabled: false,
    ...phone,
  });
  await expectText(visitor, addressOf('sitapur'), words, true);
  await expectText(visitor, addressOf('harda'), words, false);

  const { page: council, context: working } = await visit(browser(), addressOf('sitapur'), phone);
  const ownDesk = { dataDir: join(site.dataDir, 'sitapur'), publicAddress: 'https://sitapur.example' };
  await acceptAt(council, addressOf('sitapur'), ownDesk, { name: 'Kokila', role: 'publisher' });
  await council.goto(`${addressOf('sitapur')}/desk/content/${textLists.messages}`);
  const fromDistrict = council.getByRole('region', { name: messages['district.title'] });
  await fromDistrict.getByText(words).waitFor();
  await fromDistrict
    .getByRole('button', { name: messages['content.hide'].replace('{label}', words) })
    .click();
  await fromDistrict.getByText(messages['content.hidden'], { exact: true }).waitFor();
  await expectScreen(council, messages['content.messages']);
  await expectText(visitor, addressOf('sitapur'), words, false);
  await council.getByRole('button', { name: messages['content.undoDelete'] }).click();
  await expectText(visitor, addressOf('sitapur'), words, true);

  await undoStep(page, nextCode());
  await expectText(visitor, addressOf('sitapur'), words, false);
  expect(consoleMessages).toEqual([]);
  await Promise.all([context.close(), visiting.close(), working.close()]);
});
