/** Events for which React hydrates a page at once, while it handles them. */
const names = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'click'],
  ...['keydown', 'keypress', 'keyup', 'input', 'change', 'submit'],
] as const;

const stop = (event: Event) => {
  event.stopPropagation();
};

/**
 * Keeps events from React while it hydrates; the browser does with them what it does without script. A page that failed in
 * the midst of a click would take the button out of the document, and the browser would send no form. Returns a function that lets events pass.
 */
export function holdEvents(): () => void {
  for (const name of names) document.body.addEventListener(name, stop, true);
  return () => {
    for (const name of names) document.body.removeEventListener(name, stop, true);
  };
}
