import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './accessible';
import { useTestSite } from './test-site';

const site = useTestSite();

/** Gives the device one voice, which speaks until it is stopped, and keeps what it says. */
const voice = `
  window.said = [];
  speechSynthesis.getVoices = () => [{ lang: 'gu-IN', voiceURI: 'gu' }];
  window.SpeechSynthesisUtterance = class extends EventTarget {
    constructor(text) {
      super();
      this.text = text;
    }
  };
  speechSynthesis.speak = ({ text }) => window.said.push(text);
  speechSynthesis.cancel = () => window.said.push('stopped');
`;

const giveVoice = (page: Page) => page.addInitScript(voice);

const saidOn = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify(Reflect.get(window, 'said')));

test.each([360, 1280])(
  'a notice is read with the voice of the device, at %i px (B11.16.6)',
  async (width) => {
    const page = await site.open('/gu/notice/n-1', {
      viewport: { width, height: 800 },
      before: giveVoice,
      fresh: true,
    });
    const button = page.getByRole('button', { name: 'સાંભળો' });
    await expectAccessible(page);
    const before = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(before.filter((name) => name.includes('/speak-'))).toEqual([]);
    await button.click();
    const stop = page.getByRole('button', { name: 'બંધ કરો' });
    await stop.waitFor();
    expect(await saidOn(page)).toContain(`"${await page.locator('h1').innerText()}."`);
    await stop.click();
    await button.waitFor();
    expect((await saidOn(page)).endsWith('"stopped"]')).toBe(true);
    expect(site.consoleMessages()).toEqual([]);
  },
);

test('the button is absent where the device has no voice for the language, and without script', async () => {
  const page = await site.open('/hi/notice/n-1', { before: giveVoice, fresh: true });
  await page
    .getByRole('link', { name: /WhatsApp|व्हाट्सऐप|व्हाट्सएप/ })
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: 'सुनें' }).count()).toBe(0);
  expect(await site.html('/gu/notice/n-1')).not.toContain('સાંભળો</button>');
});
