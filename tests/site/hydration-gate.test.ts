import { expect, test, vi } from 'vitest';
import { HydrationGate } from '../../src/site/hydration/hydration-gate';

test('a gate opens once its code is loaded, and loads it once', async () => {
  let loads = 0;
  const gate = new HydrationGate(() => Promise.resolve((loads += 1)), false);
  expect(gate.isOpen).toBe(false);
  await Promise.all([gate.open(), gate.open()]);
  await gate.opened;
  expect([gate.isOpen, loads]).toEqual([true, 1]);
});

test('a gate whose code cannot be loaded stays closed, holds up nobody, and tries again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let fails = true;
  const gate = new HydrationGate(
    () => (fails ? Promise.reject(new Error('offline')) : Promise.resolve()),
    false,
  );
  void gate.open();
  await gate.hydrate();
  expect([gate.isOpen, warn.mock.calls.length]).toEqual([false, 1]);
  fails = false;
  await gate.open();
  expect(gate.isOpen).toBe(true);
  warn.mockRestore();
});

test('a part is hydrated when it says so', async () => {
  const gate = new HydrationGate(() => Promise.resolve(), false);
  const hydration = gate.hydrate().then(() => 'hydrated');
  await gate.open();
  expect(await Promise.race([hydration, Promise.resolve('waiting')])).toBe('waiting');
  gate.finish();
  expect(await hydration).toBe('hydrated');
});
