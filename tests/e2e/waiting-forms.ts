import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitForIdle } from './visitor';

/** Opens a page and waits until the service worker has it, with the scripts that are loaded later, so that it opens offline. */
export async function keepForOffline(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForIdle(page);
  const path = new URL(address).pathname;
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return keys.flat().map(({ url }) => new URL(url).pathname);
      }),
    )
    .toEqual(
      expect.arrayContaining([
        path,
        expect.stringContaining('/assets/form-sender-'),
        expect.stringContaining('/assets/WaitingForms-'),
        expect.stringContaining('/assets/WaitingSender-'),
        expect.stringContaining('/assets/PhotoPreviews-'),
      ]),
    );
}

/** Locators of what waits on a device, and of its parts. */
export function waitingElements(page: Page) {
  const waiting = page.locator('main [data-waiting]');
  return {
    waiting,
    summary: waiting.locator('summary'),
    values: waiting.locator('dd'),
    photos: waiting.locator('img[src^="data:image/jpeg"]'),
  };
}

/** The forms that the device keeps. */
export const keptForms = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('waiting-forms');
        opening.onerror = () => reject(new Error('The database cannot be opened.'));
        opening.onsuccess = () => {
          const database = opening.result;
          if (!database.objectStoreNames.contains('forms')) {
            database.close();
            resolve(0);
            return;
          }
          const counting = database.transaction('forms').objectStore('forms').count();
          counting.onsuccess = () => {
            database.close();
            resolve(counting.result);
          };
        };
      }),
  );

/** Dates the forms that the device keeps back, in ms. The clock of a page would not do: the service worker has its own. */
export const dateBack = (page: Page, by: number) =>
  page.evaluate(
    (ms) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('waiting-forms');
        opening.onerror = () => reject(new Error('The database cannot be opened.'));
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('forms', 'readwrite');
          const reading = transaction.objectStore('forms').openCursor();
          reading.onsuccess = () => {
            const cursor = reading.result;
            if (!cursor) return;
            const kept: unknown = cursor.value;
            cursor.update(Object.assign({}, kept, { at: Date.now() - ms }));
            cursor.continue();
          };
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    by,
  );

/** Opens a page while there is no connection. */
export async function openOffline(page: Page, context: BrowserContext, address: string): Promise<void> {
  await context.setOffline(true);
  await page.goto(address);
  await waitForIdle(page);
}

/** Fires the event of Background Sync in the service worker of a site, as a browser does that has a connection again. */
export async function sendInBackground(context: BrowserContext, address: string): Promise<void> {
  // A page of the browser's own, which runs no script of the site.
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(address));
      if (own) resolve(own.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const event = {
    origin: address,
    registrationId: await registered,
    tag: 'waiting-forms',
    lastChance: false,
  };
  await session.send('ServiceWorker.dispatchSyncEvent', event);
  await page.close();
}
