import type { Browser, Page } from 'playwright-core';
import { invite, password } from './desk-steps';
import { scriptsOf } from './page-weight';
import type { SiteProcess } from './site-process';
import { visit } from './visitor';

/** Scripts in kB (brotli) that the desk of an editor loads on a new device. */
export interface DeskWeight {
  readonly signIn: number;
  /** With those of signing in. */
  readonly start: number;
  /** Those that the first list adds. */
  readonly list: number;
  /** Those that the first form adds. */
  readonly form: number;
}

async function scriptsIn(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  return (await scriptsOf(page)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** Weighs the desk on the way from signing in to the first form, in Gujarati on a phone. */
export async function weighDesk(browser: Browser, site: SiteProcess): Promise<DeskWeight> {
  const options = { viewport: { width: 360, height: 800 } };
  const invited = await visit(browser, site.address, options);
  await invited.page.goto(await invite(site, 'Kokila', 'editor'));
  await invited.page.locator('input[autocomplete=new-password]').fill(password);
  await invited.page.keyboard.press('Enter');
  await invited.page.locator('header nav').waitFor();
  await invited.context.close();
  const { page, context } = await visit(browser, site.address, options);
  await page.goto(`${site.address}/desk`);
  await page.locator('input[autocomplete=username]').fill('Kokila');
  const signIn = await scriptsIn(page);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.locator('main a[href="/desk/content/notices"]').click({ trial: true });
  const start = await scriptsIn(page);
  await page.locator('main a[href="/desk/content/notices"]').click();
  const record = page.locator('main a[href^="/desk/content/notices/"]').first();
  await record.click({ trial: true });
  const list = (await scriptsIn(page)) - start;
  await record.click();
  await page.getByRole('main').getByRole('textbox').first().waitFor();
  const form = (await scriptsIn(page)) - start - list;
  await context.close();
  return { signIn, start, list, form };
}
