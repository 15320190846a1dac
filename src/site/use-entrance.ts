import { useLayoutEffect } from 'react';
import type { Entrance } from '../config/site-config.generated';
import { useReducedMotion } from '../ui/motion/use-reduced-motion';
import { useSite } from './use-site';

/** The sections that are wholly below the screen. */
function sectionsBelow(): readonly Element[] {
  const sections = [...document.querySelectorAll('main [data-sections] > *')];
  return sections.filter((section) => section.getBoundingClientRect().top >= window.innerHeight);
}

/** An entrance that waits, hidden by the animation alone: no style stays behind. */
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

/** Plays the entrance of each section once, when it is `offset` px inside the screen. Returns what shows them all. */
function watchEntrances(entrance: Entrance): () => void {
  const waiting = new Map(sectionsBelow().map((section) => [section, waitingEntrance(section, entrance)]));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        waiting.get(target)?.play();
        observer.unobserve(target);
      }
    },
    { rootMargin: `0px 0px -${entrance.offset}px 0px` },
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

/**
 * Lets the sections below the first screen fade and rise into it (specification, 2.3 and 9), anew for each `route`;
 * never without script, nor for a visitor who asks for less motion.
 */
export function useEntrance(route: string): void {
  const { site, live } = useSite();
  const still = useReducedMotion();
  const { entrance } = site.config.display;
  useLayoutEffect(() => {
    if (live && !still) return watchEntrances(entrance);
    return undefined;
  }, [live, still, entrance, route]);
}
