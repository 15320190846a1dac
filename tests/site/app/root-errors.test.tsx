// @vitest-environment jsdom
import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPage } from '../../../src/site/browser/kept-page';
import { ErrorBoundary } from '../../../src/site/ui/state/ErrorBoundary';
import { rootErrors } from '../../../src/site/error/root-errors';

type Place = 'render' | 'effect';

let broken: Place | null;

function Part() {
  useEffect(() => {
    if (broken === 'effect') throw new Error('broken effect');
  }, []);
  if (broken === 'render') throw new Error('broken render');
  return <p>Part</p>;
}

const inside = (
  <ErrorBoundary fallback={() => 'Sorry'}>
    <Part />
  </ErrorBoundary>
);

function hydrate(html: string, content: ReactNode) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const root = document.getElementById('root') ?? document.body;
  const reactRoot = hydrateRoot(
    root,
    content,
    rootErrors({
      page: keepPage(root),
      unmount: () => {
        reactRoot.unmount();
      },
    }),
  );
  return { root, reactRoot };
}

const isReported = () => expect.poll(() => vi.mocked(console.error).mock.calls.length).toBeGreaterThan(0);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = null;
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

test.each<[string, ReactNode, Place]>([
  ['rendering a part', inside, 'render'],
  ['an effect of a part', inside, 'effect'],
  ['rendering outside of all parts', <Part key="page" />, 'render'],
  ['an effect outside of all parts', <Part key="page" />, 'effect'],
])('an error in %s brings the HTML back, in another element', async (_name, content, place) => {
  const html = renderToString(content);
  broken = place;
  const { root } = hydrate(html, content);
  await isReported();
  await expect.poll(() => root.isConnected).toBe(false);
  expect(document.getElementById('root')?.innerHTML).toBe(html);
});

test('an error after hydration brings the HTML back too', async () => {
  const html = renderToString(inside);
  const { reactRoot } = hydrate(html, inside);
  broken = 'render';
  reactRoot.render(<div>{inside}</div>);
  await isReported();
  await expect.poll(() => document.getElementById('root')?.innerHTML).toBe(html);
});

test('an error in a part of a later page stays in the part', async () => {
  const { root, reactRoot } = hydrate(renderToString(inside), inside);
  window.history.pushState(null, '', '/en/contactus');
  broken = 'render';
  reactRoot.render(<div>{inside}</div>);
  await expect.poll(() => root.textContent).toBe('Sorry');
  await isReported();
  expect(root.isConnected).toBe(true);
});

test('what React repairs by rendering it again leaves the page to it', async () => {
  const { root } = hydrate('<p>Other</p>', <Part />);
  await expect.poll(() => root.textContent).toBe('Part');
  await isReported();
  expect(root.isConnected).toBe(true);
});
