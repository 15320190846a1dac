import { expect, test } from 'vitest';
import { renderHtml } from '../../src/site/render-html';
import { lazyTemplate } from '../../src/templates/lazy-template';

const section = { template: 'article', document: 'privacy' } as const;

/** Templates that note their render; the code of the first arrives last. */
function arrivingBackwards(names: readonly string[]) {
  const rendered: string[] = [];
  const templates = names.map((name, index) =>
    lazyTemplate<'article'>(async () => {
      await new Promise((arrived) => setTimeout(arrived, (names.length - index) * 5));
      return () => {
        rendered.push(name);
        return name;
      };
    }),
  );
  return { rendered, templates, page: templates.map(({ render }) => render(section)) };
}

test('loaded templates render in their order, whenever their code has arrived', async () => {
  const { rendered, templates, page } = arrivingBackwards(['first', 'second', 'third']);
  await Promise.all(templates.map(({ load }) => load()));
  await renderHtml(page);
  expect(rendered).toEqual(['first', 'second', 'third']);
});

test('a template that is not loaded is rendered when its code has arrived', async () => {
  const { page } = arrivingBackwards(['first', 'second']);
  expect(await renderHtml(page)).toContain('first');
});

test('code that could not be loaded is loaded again', async () => {
  let attempts = 0;
  const { load, render } = lazyTemplate<'article'>(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('no network');
    return () => 'article';
  });
  await expect(load()).rejects.toThrow('no network');
  await load();
  expect(await renderHtml(render(section))).toBe('article');
});
