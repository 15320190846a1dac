import { useEffect } from 'react';
import type { Entrance } from '../../engine/site-config.generated';
import { useReducedMotion } from '../ui/motion/use-reduced-motion';
import { useSite } from '../context/use-site';

/** The sections more than a screen below the visible one. */
function sectionsFarBelow(): readonly Element[] {
  const sections = [...document.querySelectorAll('main [data-sections] > *')];
  return sections.filter((section) => section.getBoundingClientRect().top >= 2 * window.innerHeight);
}

/** A paused entrance; only the animation hides the section, so that no style is left behind. */
function waitingEntrance(section: Element, { duration, easing }: Entrance): Animation {
  const entrance = section.animate(
    [
      { opacity: 0, transform: 'translateY(32px)' },
      { opacity: 1, transform: 'none' },
    ],
    { duration, easing, fill: 'backwards' },
  );
  entrance.pause();
  return entrance;
}

/**
 * Plays the entrance of each section once it is `offset` px inside the screen, or above it after a jump. Returns a function
 * that shows all.
 */
function watchEntrances(entrance: Entrance): () => void {
  const waiting = new Map(sectionsFarBelow().map((section) => [section, waitingEntrance(section, entrance)]));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        waiting.get(target)?.play();
        observer.unobserve(target);
      }
    },
    { rootMargin: `1000000px 0px -${entrance.offset}px 0px` },
  );
  for (const section of waiting.keys()) observer.observe(section);
  const showAll = () => {
    observer.disconnect();
    for (const animation of waiting.values()) animation.cancel();
  };
  window.addEventListener('beforeprint', showAll);
  return () => {
    window.removeEventListener('beforeprint', showAll);
    showAll();
  };
}

/** Begins to watch when the visitor first scrolls down: until then nothing is hidden. Returns a function that shows all. */
function watchFromFirstScroll(entrance: Entrance): () => void {
  let end: (() => void) | null = null;
  const start = () => {
    if (end === null && window.scrollY > 0) end = watchEntrances(entrance);
  };
  window.addEventListener('scroll', start, { passive: true });
  return () => {
    window.removeEventListener('scroll', start);
    end?.();
  };
}

/**
 * Animates the sections far below the visible screen as they scroll into view (B2.3.4), again for each `route`; not for
 * visitors who prefer reduced motion.
 */
export function useEntrance(route: string): void {
  const { site } = useSite();
  const still = useReducedMotion();
  const { entrance } = site.config.display;
  useEffect(() => {
    if (!still) return watchFromFirstScroll(entrance);
    return undefined;
  }, [still, entrance, route]);
}
