import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findFirefox } from '../../scripts/firefox.mjs';
import { pageSections } from '../../src/engine/page/page-sections';
import { templateNames } from '../../src/templates/declarations';
import { config } from '../e2e/sample-config';
import { missingPath, pathsWithSubject } from '../e2e/every-path';

let browser: Browser;
beforeAll(async () => {
  browser = await puppeteer.launch({ browser: 'firefox', executablePath: findFirefox() });
});
afterAll(() => browser.close());

/** The first page with a template; an unknown path has that of the not-found page. */
function pathOf(template: string): string {
  const at = config.pages.findIndex((page) =>
    pageSections(config, page).some((section) => section.template === template),
  );
  return pathsWithSubject[at] ?? missingPath;
}

test.each(templateNames.map((name) => [name, pathOf(name)]))(
  'Firefox shows and hydrates the template %s on /gu%s',
  async (_template, path) => {
    const page = await browser.newPage();
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) messages.push(message.text());
    });
    await page.setViewport({ width: 360, height: 800 });
    await page.goto(`${inject('siteUrl')}/gu${path}`);
    await page.waitForSelector('html[data-hydrated]');
    const { headings, text, excess } = await page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      text: document.querySelector('main')?.innerText.trim() ?? '',
      excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect({ headings, excess }).toEqual({ headings: 1, excess: 0 });
    expect(text).not.toBe('');
    expect(messages).toEqual([]);
    await page.close();
  },
);
