import { useEffect, useRef, useState, type RefObject } from 'react';
import { useReducedMotion } from '../motion/use-reduced-motion';
import type { Carousel } from './carousel';
import type { PerView } from './strip-icon';

interface CarouselUse {
  /** The strip is on the screen or will be soon. */
  readonly near: boolean;
  readonly perView: readonly PerView[];
  readonly speed: number;
  readonly count: number;
}

interface UsedCarousel {
  readonly row: RefObject<HTMLUListElement | null>;
  /** Null until its code is there: until then the row is scrolled. */
  readonly carousel: Carousel | null;
  /** Index of the first icon in view. */
  readonly shown: number;
}

/** The carousel of a row; its code is fetched when the row comes near, and is lacked without harm. */
export function useCarousel({ near, perView, speed, count }: CarouselUse): UsedCarousel {
  const row = useRef<HTMLUListElement>(null);
  const [carousel, setCarousel] = useState<Carousel | null>(null);
  const [shown, setShown] = useState(0);
  const [wanted, setWanted] = useState(false);
  const duration = useReducedMotion() ? 0 : speed;
  if (near && !wanted) setWanted(true);
  useEffect(() => {
    const element = row.current;
    if (!wanted || !element || count === 0) return;
    let left = false;
    let started: Carousel | null = null;
    const start = async () => {
      const { startCarousel } = await import('./carousel');
      if (left) return;
      started = startCarousel(element, { perView, speed: duration, onShow: setShown });
      setCarousel(started);
    };
    start().catch((reason: unknown) => {
      console.warn('The carousel could not be loaded:', reason);
    });
    return () => {
      left = true;
      started?.destroy();
      setCarousel(null);
    };
  }, [wanted, perView, duration, count]);
  return { row, carousel, shown };
}
