import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { addAxe, expectAccessible } from './accessible';
import { config, languages } from './sample-config';
import { useBrowser } from './test-site';
import { visit, waitForHydration, type Visitor } from './visitor';

const browser = useBrowser();

/** Id of the first subject in the content folder. */
function firstId(subject: string): string {
  const source = config.subjects?.[subject]?.source ?? '';
  const name = config.sources[source]?.records ?? source;
  const file = new URL(`../../content/records/${name}.json`, import.meta.url);
  const [first] = z
    .array(z.object({ id: z.union([z.string(), z.number()]) }))
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  return String(first?.id);
}

/** Every page; one about a subject both as chooser and with its first subject. */
const paths = config.pages.flatMap(({ path, subject }) =>
  subject ? [path, `${path}/${firstId(subject)}`] : [path],
);

/** The shell is the same on every page, so axe checks it once per language, on the first page. */
const [first] = paths;

const missing = '/no-such-page';

describe.each(languages)('in $code', ({ prefix }) => {
  let visitor: Visitor;

  beforeAll(async () => {
    visitor = await visit(browser(), inject('siteUrl'), {
      viewport: { width: 360, height: 800 },
      reducedMotion: 'reduce',
    });
    await addAxe(visitor.context);
  });

  afterAll(() => visitor.context.close());

  test.each([...paths, missing])(
    '%s hydrates without console messages, fits 360 and 320 px and has no axe violation',
    async (path) => {
      const { page, consoleMessages } = visitor;
      consoleMessages.length = 0;
      await page.goto(`${inject('siteUrl')}${prefix}${path === '/' ? '' : path}`);
      await waitForHydration(page);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await expectAccessible(page, path === first ? null : 'main');
      // 320 px: also a screen of 1280 px at 400 %.
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 360, height: 800 });
      const expected = path === missing ? ['404 (Not Found)'] : [];
      expect(consoleMessages.filter((text) => !expected.some((one) => text.includes(one)))).toEqual([]);
    },
  );
});
