const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]';

/**
 * Focuses the next element of a container, or the previous one, and continues at its other end. Browsers leave a modal
 * dialog for their own controls there. Disabled and invisible elements do not accept the focus and are skipped.
 */
export function cycleFocus(container: HTMLElement, backwards: boolean): void {
  const elements = [...container.querySelectorAll<HTMLElement>(focusable)];
  if (backwards) elements.reverse();
  const current = elements.findIndex((element) => element === document.activeElement);
  const candidates = [...elements.slice(current + 1), ...elements.slice(0, current)];
  candidates.find((element) => {
    element.focus();
    return element === document.activeElement;
  });
}
