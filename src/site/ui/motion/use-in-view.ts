import { useCallback, useState, type RefCallback } from 'react';

/** A ref, and whether its element is within `margin` (a CSS length) of the viewport. */
export function useInView(margin: string): readonly [RefCallback<Element>, boolean] {
  const [inView, setInView] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          setInView(entries.at(-1)?.isIntersecting ?? false);
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    [margin],
  );
  return [ref, inView];
}
