/** Events for which React hydrates a page at once, while it handles them: its `discreteReplayableEvents`, and the submission. */
const names = [
  ...['pointerdown', 'pointerup', 'pointercancel', 'mousedown', 'mouseup'],
  ...['click', 'auxclick', 'dblclick', 'contextmenu'],
  ...['touchstart', 'touchend', 'touchcancel', 'dragstart', 'dragend', 'drop', 'copy', 'cut', 'paste'],
  ...['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionend', 'textInput', 'input', 'change'],
  ...['submit', 'reset'],
] as const;

const stop = (event: Event) => {
  event.stopPropagation();
};

/**
 * Keeps events from React while it hydrates; the browser handles them as without script. If hydration failed during a click,
 * React would remove the button, and the browser would not send the form. Returns a function that ends it.
 */
export function holdEvents(): () => void {
  for (const name of names) document.body.addEventListener(name, stop, true);
  return () => {
    for (const name of names) document.body.removeEventListener(name, stop, true);
  };
}
