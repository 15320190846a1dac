import { useState, type FocusEvent, type RefCallback } from 'react';
import { useInView } from './use-in-view';
import { useReducedMotion } from './use-reduced-motion';
import { useTabShown } from './use-tab-shown';

/** Something that moves by itself, and what may stop it. */
export interface Pausable {
  /** It has something to move for this visitor: then it needs a button that stops it. */
  readonly able: boolean;
  /** It moves now. */
  readonly moving: boolean;
  /** The visitor stopped it by the button. */
  readonly stopped: boolean;
  readonly toggle: () => void;
  /** For the element that it is watched by: the pointer over it or the keyboard inside it makes it wait. */
  readonly watched: {
    readonly ref: RefCallback<Element>;
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/**
 * When a thing that is `ready` to move may do so: on the screen, in the tab that is shown, for a visitor who did not
 * ask for less motion, did not stop it, and is neither pointing at it nor in it with the keyboard. Starting it by
 * the button counts more than pointing, until the visitor leaves.
 */
export function usePausable(ready: boolean): Pausable {
  const able = !useReducedMotion() && ready;
  const shown = useTabShown();
  const [ref, inView] = useInView('0px');
  const [stopped, setStopped] = useState(false);
  const [insisted, setInsisted] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const attended = (pointed || focused) && !insisted;
  return {
    able,
    moving: able && shown && inView && !stopped && !attended,
    stopped,
    toggle: () => {
      setInsisted(stopped);
      setStopped(!stopped);
    },
    watched: {
      ref,
      onPointerEnter: () => {
        setPointed(true);
      },
      onPointerLeave: () => {
        setPointed(false);
        setInsisted(false);
      },
      // A button that was clicked keeps the focus, but the visitor has gone on: only the keyboard's focus counts.
      onFocus: ({ target }) => {
        setFocused(target.matches(':focus-visible'));
      },
      onBlur: () => {
        setFocused(false);
        setInsisted(false);
      },
    },
  };
}
