// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from '../../src/ui/dialog/Dialog';
import { cleanUp, render, stubMedia } from './render';

const onClose = vi.fn();

beforeEach(() => {
  onClose.mockClear();
  stubMedia(false);
  // jsdom has the element without its methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

afterEach(async () => {
  await cleanUp();
  vi.useRealTimers();
});

async function opened(options: { exitTime?: number; closeOnBackdrop?: boolean } = {}) {
  const { rerender } = await render(
    <Dialog aria-label="Menu" onClose={onClose} {...options}>
      {(close) => (
        <>
          <button onClick={close}>Close</button>
          <button disabled>Previous</button>
          <a href="/">Home</a>
        </>
      )}
    </Dialog>,
  );
  const dialog = document.querySelector('dialog');
  const button = document.querySelector('button');
  if (!dialog || !button) throw new Error('The dialog is missing.');
  return { dialog, button, rerender };
}

describe('a dialog', () => {
  test('is open while it is mounted, and the page behind it does not scroll', async () => {
    document.documentElement.style.overflow = 'clip';
    const { dialog, rerender } = await opened();
    expect([dialog.open, document.documentElement.style.overflow]).toEqual([true, 'hidden']);
    await rerender(null);
    expect([dialog.open, document.documentElement.style.overflow]).toEqual([false, 'clip']);
    document.documentElement.style.overflow = '';
  });

  test('keeps the width of the scroll bar that it hides', async () => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
    const { rerender } = await opened();
    expect(document.documentElement.style.paddingRight).toBe('15px');
    await rerender(null);
    expect(document.documentElement.style.paddingRight).toBe('');
  });

  test('closes by its button and by Escape', async () => {
    const { dialog, button } = await opened();
    await act(async () => button.click());
    expect(onClose).toHaveBeenCalledTimes(1);
    const escape = new Event('cancel', { cancelable: true });
    await act(async () => dialog.dispatchEvent(escape));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(escape.defaultPrevented).toBe(true);
  });

  test('that the browser closed is reported as closed', async () => {
    const { dialog } = await opened();
    await act(async () => dialog.dispatchEvent(new Event('close')));
    expect(onClose).not.toHaveBeenCalled();
    dialog.close();
    await act(async () => dialog.dispatchEvent(new Event('close')));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each([
    [false, 0],
    [true, 1],
  ])(
    'with closeOnBackdrop %s closes %s times on a click beside its content',
    async (closeOnBackdrop, times) => {
      const { dialog } = await opened({ closeOnBackdrop });
      await act(async () => dialog.click());
      expect(onClose).toHaveBeenCalledTimes(times);
    },
  );

  test('keeps the focus inside at both ends, and skips disabled elements', async () => {
    const { dialog, button } = await opened();
    button.focus();
    const press = async (shiftKey: boolean) => {
      const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true });
      await act(async () => document.activeElement?.dispatchEvent(event));
      return document.activeElement?.textContent;
    };
    expect([await press(false), await press(false), await press(true)]).toEqual(['Home', 'Close', 'Home']);
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  test('closes after its exit animation', async () => {
    vi.useFakeTimers();
    const { dialog, button } = await opened({ exitTime: 300 });
    await act(async () => button.click());
    expect(dialog.dataset.leaving).toBe('true');
    await act(async () => vi.advanceTimersByTime(299));
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTime(1));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('closes at once for visitors who prefer reduced motion', async () => {
    stubMedia(true);
    const { button } = await opened({ exitTime: 300 });
    await act(async () => button.click());
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
