import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { topBarEndId } from '../../src/engine/page/top-bar';
import { shiftsOf, watchShifts } from '../e2e/layout-shifts';
import { useBrowser } from '../e2e/test-site';
import { visit, waitForHydration } from '../e2e/visitor';

const browser = useBrowser();

/** Characters of HTML that arrive at once, and ms until the next ones: enough for the browser to render them. */
const partSize = 2_500;
const pause = 50;

let server: Server;
let address = '';

/** Serves pages of the shared site as a slow network delivers them: part by part. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const answer = async () => {
      const found = await fetch(inject('siteUrl') + (request.url ?? ''));
      const type = found.headers.get('content-type') ?? '';
      response.setHeader('content-type', type);
      if (!type.startsWith('text/html')) {
        response.end(Buffer.from(await found.arrayBuffer()));
        return;
      }
      const html = await found.text();
      const start = html.indexOf('<body');
      response.write(html.slice(0, start));
      for (let end = start; end < html.length; end += partSize) {
        response.write(html.slice(end, end + partSize));
        await sleep(pause);
      }
      response.end();
    };
    answer().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each([
  ['/gu', 360],
  ['/en/member', 360],
  ['/hi', 768],
  ['/gu', 1440],
  ['/en/orgabout/1', 1440],
])('nothing moves while the HTML of %s arrives at %i px', async (path, width) => {
  const { context, page } = await visit(browser(), address, { viewport: { width, height: 900 } });
  await watchShifts(page);
  // A font that arrives late moves letters by a few pixels; `font-swap.test.ts` has that.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(address + path);
  await waitForHydration(page);
  expect(await shiftsOf(page)).toEqual([]);
  await context.close();
});

test('the first frame has the whole top bar', async () => {
  const { context, page } = await visit(browser(), address, { viewport: { width: 360, height: 900 } });
  await page.addInitScript((id) => {
    requestAnimationFrame(() => {
      document.documentElement.dataset.firstFrame = document.getElementById(id) ? 'whole' : 'partial';
    });
  }, topBarEndId);
  await page.goto(`${address}/gu/member`);
  expect(await page.evaluate(() => document.documentElement.dataset.firstFrame)).toBe('whole');
  await context.close();
});

test('a menu whose label has not arrived shows no text of the browser', async () => {
  const { context, page } = await visit(browser(), address, { viewport: { width: 1440, height: 900 } });
  const html = await (await fetch(`${inject('siteUrl')}/gu`)).text();
  const [start = ''] = /^.*?<details name="menu">/s.exec(html) ?? [];
  await page.route(`${address}/gu`, (route) => route.fulfill({ contentType: 'text/html', body: start }));
  await page.goto(`${address}/gu`);
  const heights = page
    .locator('nav details')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(await heights).toEqual([0]);
  await context.close();
});
