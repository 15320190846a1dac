import type { Page } from 'playwright-core';

type Entries = Readonly<Record<string, string>>;

/** Puts entries into local storage before the first page of a visit, and not again when it is left or loaded anew. */
export async function seedStorage(page: Page, entries: Entries): Promise<void> {
  await page.addInitScript((seed) => {
    if (sessionStorage.getItem('seeded') !== null) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [key, value] of Object.entries(seed)) localStorage.setItem(key, value);
  }, entries);
}

/** An entry of local storage. */
export function storedIn(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** The names of all entries of local storage. */
export function storedKeysOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => Object.keys(localStorage));
}
