import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdf, phonePhoto } from './desk-files';
import { takePicture } from './desk-pictures';
import { accept, expectScreen, invite, password, reachScreen, signOut } from './desk-steps';
import { startSite, type SiteProcess } from './site-process';
import { useBrowser } from './test-site';
import { visit, type Visitor } from './visitor';

const browser = useBrowser();

let site: SiteProcess;

beforeAll(async () => {
  site = await startSite({ SERVICE_WORKER: 'on' });
});

afterAll(() => site.stop());

interface Shared {
  readonly text?: string;
  readonly files?: readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[];
}

/** Posts to the share target as Android does: as a navigation with a form. */
async function share(page: Page, { text = '', files = [] }: Shared): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  await Promise.all([
    page.waitForURL(/\/desk\/share(?:\?|$)/),
    page.evaluate(
      ({ said, parts }) => {
        const form = document.createElement('form');
        Object.assign(form, { action: '/desk/share', method: 'post', enctype: 'multipart/form-data' });
        for (const [name, value] of Object.entries({ title: '', text: said, url: '' })) {
          const field = document.createElement('textarea');
          Object.assign(field, { name, value });
          form.append(field);
        }
        const transfer = new DataTransfer();
        for (const { name, mimeType, base64 } of parts) {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          transfer.items.add(new File([bytes], name, { type: mimeType }));
        }
        const chooser = document.createElement('input');
        Object.assign(chooser, { type: 'file', name: 'files', multiple: true, files: transfer.files });
        if (parts.length > 0) form.append(chooser);
        document.body.append(form);
        form.submit();
      },
      { said: text, parts: sent },
    ),
  ]);
}

/** A person at the desk whose browser has the worker of shares, on a phone. */
async function atDesk(name: string): Promise<Visitor> {
  const visitor = await visit(browser(), site.address, { viewport: { width: 360, height: 800 } });
  await accept(visitor.page, await invite(site, name, 'editor'));
  await visitor.page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/desk/share');
    return registration?.active?.state === 'activated';
  });
  // The browser finds the worker for navigations a moment after it was activated.
  const tab = await visitor.context.newPage();
  const isControlled = async () => {
    await tab.goto(`${site.address}/desk/share`);
    return tab.evaluate(() => navigator.serviceWorker.controller !== null);
  };
  await expect.poll(isControlled, { timeout: 30_000 }).toBe(true);
  await tab.close();
  return visitor;
}

const chooseList = (page: Page, list: string) =>
  page.getByLabel('Make a draft in').selectOption({ label: list });

test('a text and a PDF that are shared while signed out wait for the person, and become a draft, 360 px wide', async () => {
  const { page, context } = await atDesk('Kokila');
  await signOut(page);
  await share(page, {
    text: 'Camp for pensions\nOn Sunday at the school.',
    files: [{ ...pdf, name: 'order.jpg' }],
  });
  await reachScreen(page, 'Sign in to the desk');
  await page.getByText('What you shared is kept on this device.').waitFor();
  await page.getByLabel('Name').fill('Kokila');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('On Sunday at the school.').waitFor();
  await chooseList(page, 'Notices');
  await expectScreen(page, 'Shared to the desk');
  await takePicture(page, 'shared');
  await page.getByRole('button', { name: 'Make a draft' }).click();
  await page.waitForURL(/\/desk\/content\/notices\/.+/);
  await page.getByText('It is saved while you type.').waitFor();
  const values = await page
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => ('value' in field ? field.value : null)));
  expect(values).toContain('Camp for pensions');
  expect(values).toContain('Camp for pensions\nOn Sunday at the school.');
  await page.goto(`${site.address}/desk/share`);
  await page.getByText('Nothing that was shared waits here.').waitFor();
  await context.close();
});

test('photos become entries of the album that is chosen, and what is no picture or PDF stays with its reason', async () => {
  const { page, context } = await atDesk('Ramesh');
  const photo = await phonePhoto();
  const program = { name: 'IMG-1.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\x90\0program') };
  const video = { name: 'video.mp4', mimeType: 'image/png', buffer: Buffer.alloc(40_000_000, 1) };
  await share(page, { files: [photo, { ...photo, name: 'IMG-2.jpg' }, program, video] });
  await page.getByText('Neither a picture nor a PDF').waitFor();
  await page.getByText('This file is too large').waitFor();
  await chooseList(page, 'Village Photo Gallery');
  await page.getByLabel('Group').selectOption({ index: 1 });
  await page.getByText('2 files stay here').waitFor();
  await expectScreen(page, 'Shared to the desk');
  await page.getByRole('button', { name: 'Make a draft' }).click();
  await page.waitForURL(/\/desk\/content\/\w+$/);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByRole('link', { name: 'One thing shared to the desk waits for you' }).click();
  await page.getByText('video.mp4').waitFor();
  await page.getByRole('button', { name: 'Throw away' }).click();
  await page.getByRole('button', { name: 'Throw away for good' }).click();
  await page.getByText('Nothing that was shared waits here.').waitFor();
  await context.close();
});

test('an empty share says so, and one without a connection is kept', async () => {
  const { page, context } = await atDesk('Savita');
  await share(page, {});
  await page.getByText('Nothing arrived').waitFor();
  await context.setOffline(true);
  await share(page, { text: 'Written on a bad line' });
  await page.getByText('Open the desk again when there is a connection.').waitFor();
  await context.setOffline(false);
  await page.goto(`${site.address}/desk/share`);
  await page.getByText('Written on a bad line').waitFor();
  await context.close();
});
