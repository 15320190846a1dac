import { useEffect, useState } from 'react';

/** Whether the page is scrolled down; false in the first render. */
export function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => {
      setScrolled(window.scrollY > 0);
    };
    window.addEventListener('scroll', update, { passive: true });
    // In the next frame, since reading the position makes the browser lay out the page.
    const frame = requestAnimationFrame(update);
    return () => {
      window.removeEventListener('scroll', update);
      cancelAnimationFrame(frame);
    };
  }, []);
  return isScrolled;
}
