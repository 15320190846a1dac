// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/site/ui/dialog/Dialog';
import { cleanUp, render, stubMedia } from './render';

const onClose = vi.fn();

beforeEach(() => {
  onClose.mockClear();
  stubMedia(false);
  vi.useFakeTimers();
});

afterEach(async () => {
  await cleanUp();
  vi.useRealTimers();
});

async function opened(options: { exitTime?: number; closeOnBackdrop?: boolean } = {}) {
  await render(
    <Dialog aria-label="Menu" onClose={onClose} {...options}>
      {(close) => <button onClick={close}>Close</button>}
    </Dialog>,
  );
  const dialog = document.querySelector<HTMLElement>('[role=dialog]');
  const button = dialog?.querySelector('button');
  if (!dialog || !button) throw new Error('The dialog is missing.');
  return { dialog, button };
}

const after = (time: number) => act(async () => vi.advanceTimersByTime(time));

describe('a dialog', () => {
  test.each([
    [false, 0],
    [true, 1],
  ])(
    'with closeOnBackdrop %s closes %s times on a click beside its content',
    async (closeOnBackdrop, times) => {
      const { dialog } = await opened({ closeOnBackdrop });
      await act(async () => dialog.click());
      await after(1);
      expect(onClose).toHaveBeenCalledTimes(times);
    },
  );

  test('closes after its exit animation', async () => {
    const { dialog, button } = await opened({ exitTime: 300 });
    await act(async () => button.click());
    expect('leaving' in dialog.dataset).toBe(true);
    await after(299);
    expect(onClose).not.toHaveBeenCalled();
    await after(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
