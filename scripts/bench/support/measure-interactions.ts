import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'chrome-remote-interface';
import { z } from 'zod';

/** Parts of a page that are pressed, where it has them: the menu, a filter, a field. */
const pressed = [
  'header [aria-haspopup=dialog]:not([aria-label])',
  'main [aria-pressed=false]',
  'main input:not([type=hidden],[type=file]), main textarea',
];

const pressedPointSchema = z.object({ x: z.number(), y: z.number() });
const pointSchema = pressedPointSchema.nullable();

/** Notes how long each event takes until the next frame; shorter ones than 16 ms have no entry. */
function watchEvents(): void {
  const noted = { slowest: 0 };
  Object.assign(window, { notedEvents: noted });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.slowest = Math.max(noted.slowest, duration);
  }).observe(Object.assign({ type: 'event' }, { durationThreshold: 16 }));
}

/** Scrolls to the first element of a selector; its centre, or null without one that is shown. */
function findPoint(selector: string): unknown {
  const element = [...document.querySelectorAll(selector)].find((candidate) => candidate.checkVisibility());
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

async function evaluate({ Runtime }: Client, expression: string): Promise<unknown> {
  const { result } = await Runtime.evaluate({ expression, returnByValue: true });
  const value: unknown = result.value;
  return value;
}

/** Time for the code that an interaction loads, and for its frames. */
const settledMs = 1_500;

/** Longer than any next page takes. */
const nextPageMs = 5_000;

/** How long a finger stays on the screen. */
const tapMs = 80;

async function press({ Input }: Client, { x, y }: z.infer<typeof pressedPointSchema>): Promise<void> {
  const at = { x, y, button: 'left' as const, clickCount: 1 };
  await Input.dispatchMouseEvent({ type: 'mouseMoved', x, y });
  await Input.dispatchMouseEvent({ type: 'mousePressed', ...at });
  await sleep(tapMs);
  await Input.dispatchMouseEvent({ type: 'mouseReleased', ...at });
}

/** Notes the time from the next click until the heading of another page is painted. */
function watchNextPage(): void {
  const noted = { nextPage: 0 };
  Object.assign(window, { notedNextPage: noted });
  const before = document.querySelector('main h1')?.textContent;
  document.addEventListener(
    'click',
    () => {
      const start = performance.now();
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('main h1')?.textContent;
        if (heading === undefined || heading === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => (noted.nextPage = performance.now() - start)));
      }).observe(document, { subtree: true, childList: true, characterData: true });
    },
    { capture: true, once: true },
  );
}

/** Taps the link of a hydrated page to a path; ms from the click until the heading of that page is painted. */
export async function measureNextPage(page: Client, path: string): Promise<number> {
  const findLink = `(${String(findPoint)})('footer a[href="${path}"]')`;
  await evaluate(page, findLink);
  // Parts that come near the screen get their true heights.
  await sleep(settledMs);
  const point = pressedPointSchema.parse(await evaluate(page, findLink));
  await evaluate(page, `(${String(watchNextPage)})()`);
  await press(page, point);
  await sleep(nextPageMs);
  return z
    .number()
    .positive()
    .parse(await evaluate(page, 'notedNextPage.nextPage'));
}

/** Presses the menu, a filter and a field of a hydrated page; ms from the slowest of these events to the next frame. */
export async function measureInteractions(page: Client): Promise<number> {
  await evaluate(page, `(${String(watchEvents)})()`);
  for (const selector of pressed) {
    const found = await evaluate(page, `(${String(findPoint)})(${JSON.stringify(selector)})`);
    const point = pointSchema.parse(found);
    if (!point) continue;
    await press(page, point);
    await sleep(settledMs);
    await page.Input.dispatchKeyEvent({
      type: 'keyDown',
      key: 'Escape',
      code: 'Escape',
      windowsVirtualKeyCode: 27,
    });
    await page.Input.dispatchKeyEvent({
      type: 'keyUp',
      key: 'Escape',
      code: 'Escape',
      windowsVirtualKeyCode: 27,
    });
    await sleep(settledMs);
  }
  return z.number().parse(await evaluate(page, 'notedEvents.slowest'));
}
