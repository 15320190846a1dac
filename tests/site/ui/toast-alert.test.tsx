// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastAlert } from '../../../src/site/ui/toast/ToastAlert';
import { cleanUp, render } from './render';

const onClose = vi.fn();
const toastTime = 3000;

beforeEach(() => {
  vi.useFakeTimers();
  onClose.mockClear();
});

afterEach(async () => {
  await cleanUp();
  vi.useRealTimers();
});

async function card(kind: 'success' | 'error' = 'success'): Promise<HTMLElement> {
  const { element } = await render(
    <ToastAlert kind={kind} text="Sent" duration={toastTime} onClose={onClose} />,
  );
  const found = element.querySelector<HTMLElement>('.MuiAlert-root');
  if (!found) throw new Error('The toast is missing.');
  return found;
}

const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test('a toast closes itself after its duration (B9.3.1)', async () => {
  await card();
  await wait(toastTime - 1);
  expect(onClose).not.toHaveBeenCalled();
  await wait(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a focused toast stays, and closes its duration after the focus left it', async () => {
  const button = (await card()).querySelector('button');
  await act(async () => button?.focus());
  await wait(2 * toastTime);
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => button?.blur());
  await wait(toastTime);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a toast in a hidden tab stays', async () => {
  await card();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await wait(2 * toastTime);
  expect(onClose).not.toHaveBeenCalled();
});

test('its button closes it', async () => {
  const toast = await card();
  await act(async () => toast.querySelector('button')?.click());
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('a toast that goes while it is focused', () => {
  async function closeFrom(previous: HTMLElement): Promise<void> {
    const { element, rerender } = await render(
      <ToastAlert kind="error" text="Failed" duration={toastTime} onClose={onClose} />,
    );
    previous.focus();
    await act(async () => element.querySelector('button')?.focus());
    if (previous.id === 'gone') previous.remove();
    await rerender(null);
  }

  const add = (html: string) => {
    document.body.insertAdjacentHTML('beforeend', html);
    const added = document.body.lastElementChild?.querySelector('button');
    if (!added) throw new Error('The button is missing.');
    return added;
  };

  test('gives the focus back to what had it before', async () => {
    const before = add('<main tabindex="-1"><button>Send</button></main>');
    await closeFrom(before);
    expect(document.activeElement).toBe(before);
  });

  test('gives it to the main content if that has gone, too', async () => {
    await closeFrom(add('<main tabindex="-1"><button id="gone">Send</button></main>'));
    expect(document.activeElement?.tagName).toBe('MAIN');
  });
});

test('a toast without the focus leaves it where it is', async () => {
  const { rerender } = await render(
    <ToastAlert kind="error" text="Failed" duration={toastTime} onClose={onClose} />,
  );
  document.body.insertAdjacentHTML('beforeend', '<main tabindex="-1"></main>');
  await rerender(null);
  expect(document.activeElement).toBe(document.body);
});

test('screen readers announce a success politely and an error at once', async () => {
  expect((await card('success')).getAttribute('role')).toBe('status');
  expect((await card('error')).getAttribute('role')).toBe('alert');
});
