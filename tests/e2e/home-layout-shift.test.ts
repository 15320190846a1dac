import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { languages } from './sample-config';
import { setStage } from './stage';

const stage = setStage();

const shiftsSchema = z.array(z.object({ value: z.number(), of: z.array(z.string()) }));

/** Notes every shift of the layout from the first paint on. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    // A page waits half a second for its fonts; on a busy machine they may need longer.
    const setTimer = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, time: number) => setTimer(run, time === 500 ? 30_000 : time),
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value: unknown = Reflect.get(entry, 'value');
        const sources: unknown = Reflect.get(entry, 'sources');
        const of = Array.isArray(sources)
          ? sources.map(
              (source: { readonly node?: Node | null }) => source.node?.textContent?.slice(0, 30) ?? '',
            )
          : [];
        shifts.push({ value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

describe.each(languages)('in $code', ({ prefix }) => {
  test.each([360, 1440])('nothing of the home page moves while it loads at %i px', async (width) => {
    const page = await stage.open(prefix, { viewport: { width, height: 900 }, before: observe, fresh: true });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const shifts = shiftsSchema.parse(await page.evaluate((): unknown => Reflect.get(window, 'shifts')));
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
  });
});
