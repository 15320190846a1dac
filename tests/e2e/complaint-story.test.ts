import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { openStore } from '../../src/server/submissions/store/open-store';
import { startMailServer } from '../server/mail-server';
import { temporaryDataFolder } from '../temporary-folder';
import { expectAccessible } from './accessible';
import { phonePhoto } from './desk-files';
import { accept, invite, password, reachScreen } from './desk-steps';
import { formElements, referencePattern } from './form-submissions';
import { messagesOf } from './sample-config';
import { startSite, type SiteProcess } from './site-process';
import { expectNoHorizontalScroll, useBrowser } from './test-site';
import { visit } from './visitor';
import { keepForOffline, openOffline, waitingElements } from './waiting-forms';

const browser = useBrowser();
const messages = messagesOf('GU');
const lamp = messages.Complaint_type_1 ?? '';
const publicSite = 'www.motipura.example';
const dayMs = 24 * 60 * 60 * 1000;
const phone = { viewport: { width: 360, height: 740 } };
const movedClock = pathToFileURL(fileURLToPath(new URL('moved-clock.mjs', import.meta.url))).href;
let sites: SiteProcess[] = [];

afterEach(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  sites = [];
});

/** Starts the site in a data folder, with a clock that is some milliseconds ahead. */
async function startAhead(ahead: number, dataDir: string, mailServer: string): Promise<SiteProcess> {
  const started = await startSite({
    DATA_DIR: dataDir,
    SERVICE_WORKER: 'on',
    SMTP_URL: mailServer,
    MAIL_FROM: 'desk@motipura.example',
    NODE_OPTIONS: `--import=${movedClock}`,
    CLOCK_AHEAD: String(ahead),
  });
  const site = { ...started, dataDir };
  sites.push(site);
  return site;
}

/** Milliseconds to noon of a Monday at least three weeks ahead, when the answer is overdue and the weekly mail is due. */
function toOverdueMonday(): number {
  const day = new Date(Date.now() + 21 * dayMs);
  const monday = day.getTime() + ((8 - day.getUTCDay()) % 7) * dayMs;
  return new Date(monday).setUTCHours(6, 30, 0, 0) - Date.now();
}

/** A phone scans the code of lamp L17 without a connection, and sends a complaint with a photo when there is one. */
async function complainOffline(site: SiteProcess): Promise<string> {
  const { page, context } = await visit(browser(), site.address, phone);
  await keepForOffline(page, `${site.address}/gu/complaints`);
  const code = `${site.address}/gu/complaints?type=${encodeURIComponent(lamp)}&place=L17`;
  await openOffline(page, context, code);
  const { field, submit, form, reference } = formElements(page);
  const { waiting, photos, summary } = waitingElements(page);
  await expect.poll(() => form.locator('[name="place.item"]').inputValue()).toBe('L17');
  expect(await field('type').inputValue()).toBe(lamp);
  await field('name').fill('રમીલાબેન પટેલ');
  await page.locator('input[type=file]').setInputFiles(await phonePhoto());
  await form.locator('img[src^="data:image/jpeg"]').waitFor();
  await submit.click();
  await waiting.waitFor();
  await summary.click();
  await photos.waitFor();
  expect(await waiting.innerText()).toContain('L17');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect.poll(() => reference.innerText()).toMatch(referencePattern);
  const number = await reference.innerText();
  await context.close();
  return number;
}

async function openSubmission(page: Page, site: SiteProcess, number: string): Promise<void> {
  await page.goto(`${site.address}/desk/submissions/${number}`);
  await reachScreen(page, new RegExp(number));
}

async function answer(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill(text);
  await page.getByLabel('The matter is dealt with').check();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await page.getByText(text).first().waitFor();
}

/** The clerk asks for the weekly mail, sees the complaint with its photo and place, and answers it. */
async function answerAtDesk(site: SiteProcess, number: string): Promise<void> {
  const { page, context } = await visit(browser(), site.address, phone);
  await accept(page, await invite(site, 'Mina', 'inbox'));
  await page.goto(`${site.address}/desk/account`);
  await reachScreen(page, 'Your account');
  await page.getByLabel('Send me a mail on Mondays').check();
  const address = page.getByLabel('Your e-mail address');
  await address.fill('mina@motipura.example');
  await address.press('Enter');
  await page.getByText('Saved.', { exact: true }).waitFor();
  await openSubmission(page, site, number);
  await page.locator(`img[src*="${number}/photos/1"]`).waitFor();
  await page.getByText('L17').first().waitFor();
  await answer(page, 'દીવો બદલ્યો છે.');
  await context.close();
}

async function lookUp(page: Page, site: SiteProcess, number: string): Promise<void> {
  await page.goto(`${site.address}/gu/track`);
  await page.getByLabel(messages['track.reference'] ?? '').fill(number);
  await page.getByLabel(messages['track.contact'] ?? '').fill('રમીલાબેન પટેલ');
  await page.getByRole('button', { name: messages['track.button'] ?? '' }).click();
}

/** The sender reads the answer, and says that it is not solved. */
async function contest(site: SiteProcess, number: string, javaScriptEnabled: boolean): Promise<void> {
  const { page, context } = await visit(browser(), site.address, { ...phone, javaScriptEnabled });
  await lookUp(page, site, number);
  await page.getByText('દીવો બદલ્યો છે.').waitFor();
  await page.locator('summary', { hasText: messages['track.contest'] ?? '' }).click();
  await page.getByLabel(messages['track.contestReason'] ?? '').fill('હજી અંધારું છે.');
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: messages['track.contestSend'] ?? '' }).click();
  await page.getByText(messages['track.contest.accepted'] ?? '').waitFor();
  await context.close();
}

/** The clerk finds the complaint overdue, and deals with it. */
async function dealWithOverdue(site: SiteProcess, number: string): Promise<void> {
  const { page, context } = await visit(browser(), site.address, phone);
  // The clock of the device goes with that of the server.
  await page.goto(`${site.address}/desk/submissions/${number}`);
  await page.getByRole('combobox').selectOption('EN');
  await page.getByLabel('Name').fill('Mina');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await reachScreen(page, new RegExp(number));
  await page.getByText('Overdue: answer was due by').waitFor();
  await page.getByText('હજી અંધારું છે.').waitFor();
  await answer(page, 'નવો દીવો લગાવ્યો છે.');
  await context.close();
}

/** Others had the same complaint, which the council has dealt with: no number below 5 is published. */
async function addOthers(site: SiteProcess): Promise<void> {
  const store = await openStore({ dataDir: site.dataDir });
  for (const index of [1, 2, 3, 4]) {
    const { submission } = await store.insert({
      ...{ site: publicSite, form: 'complaint', key: `other ${index}`, language: 'GU', consent: null },
      ...{ honeypot: false, filledInMs: null, state: 'stored', dueAt: null },
      body: { name: 'બીજા', type: lamp },
    });
    await store.markDone(submission);
  }
  await store.close();
}

test.each([
  ['with script', true],
  ['at the look-up without script', false],
])(
  'a lamp is reported without a connection, answered, contested, overdue, mended and counted, %s',
  async (_, hasScript) => {
    const { mails, url } = await startMailServer();
    const dataDir = await temporaryDataFolder();
    const first = await startAhead(0, dataDir, url);
    const number = await complainOffline(first);
    await answerAtDesk(first, number);
    await contest(first, number, hasScript);
    await addOthers(first);
    await first.stop();

    const toMonday = toOverdueMonday();
    const second = await startAhead(toMonday, dataDir, url);
    await expect.poll(() => mails.map(({ text }) => text).join('\n')).toContain('1 overdue answer');
    await dealWithOverdue(second, number);
    await second.stop();

    const third = await startAhead(toMonday + dayMs, dataDir, url);
    const figures = await fetch(`${third.address}/en/data/submissionFigures.csv`);
    const lines = (await figures.text()).split('\n').filter((line) => line.includes('Street Light'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/Street Light.+\b5\b/);
    const reader = await visit(browser(), third.address, phone);
    await lookUp(reader.page, third, number);
    await reader.page.getByText('નવો દીવો લગાવ્યો છે.').waitFor();
    await expectAccessible(reader.page);
    await reader.context.close();
  },
);
