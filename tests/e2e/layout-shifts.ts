import type { Page } from 'playwright-core';
import { z } from 'zod';

const shiftsSchema = z.array(z.object({ value: z.number(), of: z.array(z.string()) }));

/** A shift of the layout: how large it is, and the first words of what has moved. */
export type Shift = z.infer<typeof shiftsSchema>[number];

/** Notes every shift of the layout from the first paint on; to be called before the page is opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
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

/** The shifts so far. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return shiftsSchema.parse(await page.evaluate((): unknown => Reflect.get(window, 'shifts')));
}
