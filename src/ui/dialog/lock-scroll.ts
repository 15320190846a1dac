/**
 * Stops the page behind a dialog from scrolling, and keeps the width that its scroll bar took, so that nothing moves.
 * Returns a function that restores the styles.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, paddingRight } = style;
  const scrollBar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (scrollBar > 0) style.paddingRight = `${scrollBar}px`;
  return () => {
    Object.assign(style, { overflow, paddingRight });
  };
}
