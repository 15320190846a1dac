// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from '../../src/site/ui/state/ErrorBoundary';
import { lazyTemplate } from '../../src/templates/lazy-template';
import { lazyView } from '../../src/templates/lazy-view';
import { LazyPart } from '../../src/templates/shared/LazyPart';
import { cleanUp, render } from '../site/ui/render';

/** Code that cannot be loaded the first times, and how often it was asked for. */
function failing(times: number) {
  const fetchView = vi.fn(async () => {
    await Promise.resolve();
    if (fetchView.mock.calls.length <= times) throw new Error('no network');
    return () => <p>The stages</p>;
  });
  return fetchView;
}

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
const press = (element: HTMLElement) => act(async () => element.querySelector('button')?.click());

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(cleanUp);

test('a part whose code cannot be loaded is asked for once, and again by its button; the rest stays', async () => {
  const fetchView = failing(2);
  const { View, load } = lazyView(fetchView);
  const { element } = await render(
    <>
      <p>The work</p>
      <LazyPart load={load}>
        <View />
      </LazyPart>
    </>,
  );
  await settle();
  expect(element.textContent).toMatch(/^The work.*common\.couldNotLoad/u);
  expect(fetchView).toHaveBeenCalledTimes(1);
  await press(element);
  await settle();
  expect(element.textContent).toContain('common.couldNotLoad');
  expect(fetchView).toHaveBeenCalledTimes(2);
  await press(element);
  await settle();
  expect(element.textContent).toBe('The workThe stages');
  expect(fetchView).toHaveBeenCalledTimes(3);
});

test('a template that was not loaded before throws once, and is loaded again on request', async () => {
  const fetchView = failing(1);
  const { load, render: renderTemplate } = lazyTemplate<'article'>(fetchView);
  const again = (retry: () => void) => (
    <button
      onClick={() => {
        load().catch(() => undefined);
        retry();
      }}
    >
      Again
    </button>
  );
  const section = renderTemplate({ template: 'article', document: 'privacy' });
  const { element } = await render(<ErrorBoundary fallback={again}>{section}</ErrorBoundary>);
  await settle();
  expect(element.textContent).toBe('Again');
  expect(fetchView).toHaveBeenCalledTimes(1);
  await press(element);
  await settle();
  expect(element.textContent).toBe('The stages');
  expect(fetchView).toHaveBeenCalledTimes(2);
});
