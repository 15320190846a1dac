// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAutoplay } from '../../../src/site/ui/carousel/use-autoplay';

let root: Root;
const calls: string[] = [];

function Autoplay({ moving, shown }: { readonly moving: boolean; readonly shown: number }) {
  useAutoplay({
    moving,
    shown,
    every: 5000,
    onMove: () => calls.push('move'),
    onPrepare: () => calls.push('prepare'),
  });
  return null;
}

const render = (moving: boolean, shown: number) =>
  act(() => {
    root.render(<Autoplay moving={moving} shown={shown} />);
  });

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  calls.length = 0;
  root = createRoot(document.createElement('div'));
});

afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
});

test('it prepares after half an interval and moves after a whole one', async () => {
  render(true, 0);
  await wait(2500);
  expect(calls).toEqual(['prepare']);
  await wait(2500);
  expect(calls).toEqual(['prepare', 'move']);
});

test('another item starts a new interval', async () => {
  render(true, 0);
  await wait(4900);
  render(true, 1);
  await wait(4900);
  expect(calls).toEqual(['prepare', 'prepare']);
});

test('it does nothing while it does not move', async () => {
  render(true, 0);
  await wait(2400);
  render(false, 0);
  await wait(60_000);
  expect(calls).toEqual([]);
});
