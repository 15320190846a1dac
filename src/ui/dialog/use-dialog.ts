import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useReducedMotion } from '../motion/use-reduced-motion';
import { cycleFocus } from './cycle-focus';
import { lockScroll } from './lock-scroll';

export interface DialogOptions {
  /** Called once the dialog has closed; the caller then unmounts it. */
  readonly onClose: () => void;
  /** Duration of the exit animation in ms; visitors who prefer reduced motion see none. */
  readonly exitTime?: number | undefined;
  /** Closes the dialog on a click beside its content. */
  readonly closeOnBackdrop?: boolean | undefined;
}

/** Opens the element as a modal while it is mounted. The browser restores the focus afterwards. */
function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    const unlock = lockScroll();
    return () => {
      unlock();
      element?.close();
    };
  }, [dialog]);
}

/** Calls `onClose` when the exit animation has ended. */
function useExit(leaving: boolean, time: number, onClose: () => void): void {
  const end = useEffectEvent(onClose);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => {
      end();
    }, time);
    return () => {
      clearTimeout(timer);
    };
  }, [leaving, time]);
}

/** Keeps the focus in the dialog while the visitor presses Tab. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  if (key !== 'Tab' || ctrlKey || altKey || metaKey) return;
  event.preventDefault();
  cycleFocus(event.currentTarget, shiftKey);
}

/** The behaviour of a modal `<dialog>`: props for the element, and a function that closes it. */
export function useDialog({ onClose, exitTime = 0, closeOnBackdrop = false }: DialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const [leaving, setLeaving] = useState(false);
  const animated = !useReducedMotion() && exitTime > 0;
  useModal(ref);
  useExit(leaving, exitTime, onClose);
  const close = () => {
    if (animated) setLeaving(true);
    else onClose();
  };
  const elementProps = {
    ref,
    'data-leaving': leaving || undefined,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      close();
    },
    // Chromium closes a dialog at the second Escape even if its cancel event was prevented.
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
      if (!currentTarget.open) onClose();
    },
    onKeyDown: keepFocus,
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (closeOnBackdrop && target === currentTarget) close();
    },
  };
  return { close, elementProps };
}
