import { renderToString } from 'react-dom/server.edge';
import { expect, test } from 'vitest';
import { renderHtml } from '../../src/render-html';
import { lazyComponent, loadLazyComponents } from '../../src/ui/hydration/lazy-component';

/** Lazy components that note their render; the code of the first arrives last. */
function arrivingBackwards(names: readonly string[]) {
  const rendered: string[] = [];
  const components = names.map((name, index) =>
    lazyComponent(async () => {
      await new Promise((arrived) => setTimeout(arrived, (names.length - index) * 5));
      return () => {
        rendered.push(name);
        return name;
      };
    }),
  );
  const page = components.map(({ Component }, index) => <Component key={names[index]} />);
  return { rendered, page };
}

test('loaded components render in their order, whenever their code has arrived', async () => {
  const { rendered, page } = arrivingBackwards(['header', 'content', 'footer']);
  await loadLazyComponents();
  await renderHtml(page);
  expect(rendered).toEqual(['header', 'content', 'footer']);
});

test('a component that is not loaded is rendered when its code has arrived', async () => {
  const { page } = arrivingBackwards(['header', 'footer']);
  expect(await renderHtml(page)).toContain('header');
});

test('the lazy components that loaded code defines are loaded too', async () => {
  const inner: ReturnType<typeof lazyComponent<object>>[] = [];
  lazyComponent(async () => {
    inner.push(lazyComponent(async () => () => 'inner'));
    return () => 'outer';
  });
  await loadLazyComponents();
  const [defined] = inner;
  if (!defined) throw new Error('The outer component was not loaded.');
  expect(renderToString(<defined.Component />)).toBe('inner');
});

test('a component whose code cannot be loaded keeps no other from being loaded', async () => {
  lazyComponent(() => Promise.reject(new Error('no code')));
  const { rendered, page } = arrivingBackwards(['header', 'footer']);
  await loadLazyComponents();
  await renderHtml(page);
  expect(rendered).toEqual(['header', 'footer']);
});
