import type * as Axe from 'axe-core';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The minified script: it has half the size. */
const axeSource = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Adds axe to every page of a context, so that the browser gets its 500 kB once instead of for every check. */
export async function addAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript(axeSource);
}

/** Transitions and animations that are under way and will end. */
const countChanges = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return running.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length;
  });

/** Fails when axe finds a violation on the page or in a part of it. The pages have no frames to check. */
export async function expectAccessible(page: Page, part: string | null = null): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource);
  // A colour that is changing would be judged between two states.
  await expect.poll(() => countChanges(page)).toBe(0);
  const violations = await page.evaluate(
    async ([selector, tags]) => {
      if (window.axe === undefined) throw new Error('axe is missing.');
      const found = await window.axe.run(selector ?? document, {
        runOnly: { type: 'tag', values: [...tags] },
        resultTypes: ['violations'],
        reporter: 'no-passes',
      });
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [part, rules] as const,
  );
  expect(violations).toEqual([]);
}
