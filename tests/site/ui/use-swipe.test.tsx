// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSwipe } from '../../../src/site/ui/viewer/use-swipe';
import { cleanUp, render } from './render';

const onSwipe = vi.fn();

function Area() {
  return <div id="area" {...useSwipe(onSwipe)} />;
}

beforeEach(async () => {
  onSwipe.mockClear();
  await render(<Area />);
});

afterEach(cleanUp);

/** A pointer event with the properties that jsdom's mouse events lack. */
function dispatch(type: string, x: number, y: number, pointer: object = {}): Promise<void> {
  const event = new MouseEvent(type, { bubbles: true, clientX: x, clientY: y });
  Object.assign(event, { pointerId: 1, pointerType: 'touch', isPrimary: true, ...pointer });
  return act(async () => {
    document.getElementById('area')?.dispatchEvent(event);
  });
}

test.each([
  [-48, 0, ['left']],
  [48, 0, ['right']],
  [47, 0, []],
  [60, 41, []],
])('a move by %i, %i px swipes %j', async (x, y, directions) => {
  await dispatch('pointerdown', 200, 200);
  await dispatch('pointerup', 200 + x, 200 + y);
  expect(onSwipe.mock.calls.flat()).toEqual(directions);
});

test.each([
  ['the mouse', { pointerType: 'mouse' }],
  ['a second finger', { isPrimary: false }],
])('%s does not swipe', async (_name, pointer) => {
  await dispatch('pointerdown', 200, 200, pointer);
  await dispatch('pointerup', 100, 200, pointer);
  expect(onSwipe).not.toHaveBeenCalled();
});

test('a cancelled touch, as for a scroll, does not swipe', async () => {
  await dispatch('pointerdown', 200, 200);
  await dispatch('pointercancel', 150, 200);
  await dispatch('pointerup', 100, 200);
  expect(onSwipe).not.toHaveBeenCalled();
});

test('the end of another pointer does not swipe', async () => {
  await dispatch('pointerdown', 200, 200);
  await dispatch('pointerup', 100, 200, { pointerId: 2 });
  expect(onSwipe).not.toHaveBeenCalled();
});
