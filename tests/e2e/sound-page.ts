import { expect } from 'vitest';
import { expectAccessible } from './accessible';
import { missingPath } from './every-path';
import { expectNoHorizontalScroll } from './test-site';
import { waitForHydration, type Visitor } from './visitor';

/** Opens a page at a width; fails unless it hydrates without console messages, fits the width and has one `h1`. */
export async function expectSoundPage(visitor: Visitor, url: string, width: number): Promise<void> {
  const { page, consoleMessages } = visitor;
  consoleMessages.length = 0;
  await page.setViewportSize({ width, height: 800 });
  await page.goto(url);
  await waitForHydration(page);
  expect(await page.locator('h1').count()).toBe(1);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page, 'main');
  const isExpected = (text: string) => url.endsWith(missingPath) && text.includes('404 (Not Found)');
  expect(consoleMessages.filter((text) => !isExpected(text))).toEqual([]);
}
