import { useState, type FocusEvent, type RefCallback } from 'react';
import { useInView } from './use-in-view';
import { useReducedMotion } from './use-reduced-motion';
import { useTabShown } from './use-tab-shown';

/** State and handlers of content that moves automatically. */
export interface Pausable {
  /** It can move for this visitor, so it needs a pause button. */
  readonly canMove: boolean;
  /** It is moving. */
  readonly moving: boolean;
  /** The visitor pressed the pause button. */
  readonly stopped: boolean;
  readonly toggle: () => void;
  /** Props of the element whose hover and keyboard focus pause the movement. */
  readonly handlers: {
    readonly ref: RefCallback<Element>;
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: () => void;
  };
}

/**
 * Decides whether content that is `ready` moves: it must be in view in a visible tab, not paused, hovered or focused,
 * and the visitor must not prefer reduced motion. Pressing play overrides hover and focus until they end.
 */
export function usePausable(ready: boolean): Pausable {
  const canMove = !useReducedMotion() && ready;
  const shown = useTabShown();
  const [ref, inView] = useInView('0px');
  const [stopped, setStopped] = useState(false);
  const [playPressed, setPlayPressed] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const isHoveredOrFocused = pointed || focused;
  return {
    canMove,
    moving: canMove && shown && inView && !stopped && (playPressed || !isHoveredOrFocused),
    stopped,
    toggle: () => {
      setPlayPressed(stopped);
      setStopped(!stopped);
    },
    handlers: {
      ref,
      onPointerEnter: () => {
        setPointed(true);
      },
      onPointerLeave: () => {
        setPointed(false);
        setPlayPressed(false);
      },
      // A clicked button keeps the focus, so only keyboard focus pauses.
      onFocus: ({ target }) => {
        setFocused(target.matches(':focus-visible'));
      },
      onBlur: () => {
        setFocused(false);
        setPlayPressed(false);
      },
    },
  };
}
