// @vitest-environment jsdom
import { act, createElement } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { incrementalBatch, useIncrementalCount } from '../../../src/site/ui/list/use-incremental-count';
import { cleanUp, render } from './render';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  await cleanUp();
  vi.useRealTimers();
});

function Count({ total, initial }: { readonly total: number; readonly initial: number }) {
  return createElement('output', null, useIncrementalCount(total, initial));
}

const next = () => act(async () => vi.advanceTimersByTime(1));

test('the server renders the initial count', () => {
  expect(renderToString(<Count total={100} initial={40} />)).toContain('40');
});

test('a list grows batch by batch until it is complete', async () => {
  const { element } = await render(<Count total={2 * incrementalBatch + 5} initial={10} />);
  const counts = [element.textContent];
  for (let batch = 0; batch < 3; batch += 1) {
    await next();
    counts.push(element.textContent);
  }
  expect(counts).toEqual(['10', '34', '53', '53']);
});

test('a list that shrinks and grows again starts from what it had', async () => {
  const { element, rerender } = await render(<Count total={30} initial={10} />);
  await next();
  await rerender(<Count total={3} initial={10} />);
  expect(element.textContent).toBe('3');
  await next();
  await rerender(<Count total={60} initial={10} />);
  expect(element.textContent).toBe('24');
});
