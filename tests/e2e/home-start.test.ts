import { expect, test } from 'vitest';
import { useTestSite } from './test-site';

const site = useTestSite();

test('the styles of the HTML stay in place, and no font is inserted twice', async () => {
  const page = await site.open('/gu', {
    before: (opened) =>
      opened.addInitScript(() => {
        const taken: string[] = [];
        Object.assign(window, { taken });
        new MutationObserver((changes) => {
          const nodes = changes.flatMap(({ removedNodes }) => [...removedNodes]);
          taken.push(...nodes.map(({ nodeName }) => nodeName).filter((name) => name === 'STYLE'));
        }).observe(document, { childList: true, subtree: true });
      }),
  });
  expect(await page.evaluate((): unknown => Reflect.get(window, 'taken'))).toEqual([]);
  const faces = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ cssText }) => cssText),
  );
  expect(faces.length).toBeGreaterThan(0);
  expect(new Set(faces).size).toBe(faces.length);
});

test('what moves while the page starts is not repainted', async () => {
  const page = await site.open('/gu');
  const moved = async () => {
    const names = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame))
        .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)),
    );
    return [...new Set(names)].sort();
  };
  // The entrance of sections starts after the page has loaded.
  await expect.poll(moved).toEqual(['opacity', 'transform']);
});

test.each([
  ['/gu', ['gujarati']],
  ['/hi', ['devanagari', 'latin']],
  ['/en', ['latin']],
])('%s fetches no fonts of other scripts than %s', async (path, scripts) => {
  const page = await site.open(path, { fresh: true });
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.woff2') ? [name] : [])),
  );
  const found = fetched.map((name) => /gujarati|devanagari|latin/.exec(name)?.[0]);
  expect(found).toContain(scripts.at(-1));
  expect(found.filter((script) => script === undefined || !scripts.includes(script))).toEqual([]);
});
