// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HydrationGate } from '../../src/site/hydration/hydration-gate';

let { hydrateParts, watchPart } = await import('../../src/site/hydration/watch-part');

class NothingVisible {
  observe = vi.fn();
  disconnect = vi.fn();
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingVisible);
});

function createPart() {
  document.body.innerHTML = '<template data-part></template><p>Part</p>';
  const marker = document.querySelector('template');
  if (!marker) throw new Error('The part has no marker.');
  const gate = new HydrationGate(() => Promise.resolve(), false);
  return { gate, remove: watchPart(marker, gate, () => undefined) };
}

beforeEach(async () => {
  vi.resetModules();
  ({ hydrateParts, watchPart } = await import('../../src/site/hydration/watch-part'));
});

afterEach(() => {
  document.body.innerHTML = '';
});

test('parts that wait are hydrated before a change of the page', async () => {
  const { gate } = createPart();
  const hydration = hydrateParts('all');
  await gate.opened;
  gate.finish();
  await hydration;
  await gate.hydrated;
  expect(hydrateParts('all')).toBeUndefined();
});

test('a part that is removed before it is hydrated holds up nothing', async () => {
  const { gate, remove } = createPart();
  const hydration = hydrateParts('all');
  await gate.opened;
  remove();
  await hydration;
  expect(hydrateParts('all')).toBeUndefined();
});

test('a part that is rendered after a change of the page was asked for does not wait', async () => {
  expect(hydrateParts('all')).toBeUndefined();
  const { gate } = createPart();
  await gate.opened;
  expect(gate.isOpen).toBe(true);
});
