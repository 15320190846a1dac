import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useFakeCouncil, useSiteOf } from './fake-council';
import type { FakeResponse } from './passing-council';
import { seedStorage } from './local-storage';

const council = useFakeCouncil();
const site = useSiteOf(council);

const wide = { viewport: { width: 1280, height: 800 } };
const lists = [
  { entry: 'Govt Organization', path: '/GovernmentOrganizations/GetPublicList' },
  { entry: 'Committee', path: '/Commity/GetPublicList' },
  { entry: 'Govt Schemes', path: '/GovernmentScheme/GetPublicList' },
] as const;

const missing: FakeResponse = { body: { status: true, data: null } };
const states: readonly (readonly [string, FakeResponse, readonly [string, string, string]])[] = [
  ['loading', 'hang', ['Loading Organisation...', 'Loading...', 'Loading schemes...']],
  ['empty', () => [], ['No Organisation available', 'No committees', 'No schemes']],
  ['failed', 'fail', ['Failed to load schemes', 'Failed to load schemes', 'Failed to load schemes']],
  [
    'refused',
    { body: { status: false, message: 'closed' } },
    ['Failed to load schemes', 'Failed to load schemes', 'Failed to load schemes'],
  ],
  ['missing', missing, ['No schemes available', 'No schemes available', 'No schemes']],
];

const tops = 'header nav > div > ul > li > details';

/** Opens an entry of the menu. Returns what reads its panel. */
async function openEntry(page: Page, entry: string): Promise<() => Promise<string>> {
  const group = page.locator(tops).filter({ has: page.locator('summary', { hasText: entry }) });
  await group.locator('summary').first().click();
  return async () => (await group.locator('.panel').innerText()).trim();
}

/** On a page that requests only the lists of the shell; with a clock in a context of its own, in which it stays installed. */
const open = ({ withClock }: { readonly withClock: boolean }) =>
  site.open('/en/termsofservice', {
    ...wide,
    waitUntil: 'hydrated',
    fresh: withClock,
    before: async (page) => {
      await seedStorage(page, { isMotipura: 'false' });
      if (withClock) await page.clock.install();
    },
  });

/** The warnings of lists that did not come. */
const reports = () => site.consoleMessages().filter((text) => text.includes('could not be loaded'));

describe.each(states)('lists of the menu that are %s', (_state, answer, texts) => {
  test('say so, and the page remains', async () => {
    for (const { path } of lists) council.answer(path, answer);
    const page = await open({ withClock: answer === 'hang' });
    // What is loading would count as failed after 4 s.
    if (answer === 'hang') await page.clock.pauseAt(Date.now() + 500);
    for (const [index, { entry }] of lists.entries()) {
      const shown = await openEntry(page, entry);
      await expect.poll(async () => (await shown()).split('\n')[0], { message: entry }).toBe(texts[index]);
    }
    expect(await page.locator('h1').innerText()).toBe('Terms of Use');
    expect(
      site
        .consoleMessages()
        .filter((text) => !text.includes('could not be loaded') && !text.startsWith('Failed to load')),
    ).toEqual([]);
  });
});

test('a list that hangs is loading at first and failed within 4 s', async () => {
  council.answer('/GovernmentOrganizations/GetPublicList', 'hang');
  const page = await open({ withClock: true });
  const panel = page.locator(tops).nth(2).locator('.panel');
  await page.locator(tops).nth(2).locator('summary').click();
  // By the page's own clock, which a busy machine does not hurry.
  await page.clock.pauseAt(Date.now() + 4_000);
  await expect.poll(() => panel.innerText()).toContain('Failed to load schemes');
});

test('a failed list can be requested again', async () => {
  council.answer('/GovernmentOrganizations/GetPublicList', 'fail');
  const page = await open({ withClock: false });
  await openEntry(page, 'Govt Organization');
  // The browser has stopped retrying, so that only the button loads the list.
  await expect.poll(reports, { timeout: 5000 }).toHaveLength(1);
  council.answer('/GovernmentOrganizations/GetPublicList', (records) => records);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator(tops).nth(2).getByText('Motipura primary school').waitFor();
});

test('a failed list is reported once, however many parts of the page show it', async () => {
  council.answer('/Commity/GetPublicList', 'fail');
  await open({ withClock: false });
  await expect.poll(reports, { timeout: 5000 }).toHaveLength(1);
  expect(reports()[0]).toContain('/Commity/GetPublicList');
});

test('cached committees and organisations are shown while the council does not answer', async () => {
  council.answerAll('fail');
  const page = await site.open('/termsofservice', {
    ...wide,
    before: (opened) =>
      seedStorage(opened, {
        language: 'GU',
        cachedLanguage: 'GU',
        GovernmentOrganizations: JSON.stringify([{ id: 7, name: 'ગામની શાળા' }]),
        Commity: JSON.stringify([{ id: 3, name: 'પાણી સમિતિ' }]),
      }),
  });
  await expect.poll(await openEntry(page, 'સરકારી સંસ્થા')).toContain('ગામની શાળા');
  await expect.poll(await openEntry(page, 'સમિતિ')).toContain('પાણી સમિતિ');
});
