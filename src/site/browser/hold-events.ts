/** Events for which React hydrates a page at once, while it handles them. */
const names = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  ...['keydown', 'keypress', 'keyup', 'input', 'change', 'submit'],
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
