import { useEffect, useRef, useState, type RefObject } from 'react';
import { useReducedMotion } from '../motion/use-reduced-motion';
import type { Carousel } from './carousel';
import type { PerView } from './per-view';
import { scrolledItem, scrollRest, scrollToItem } from './scroll-position';

interface CarouselOptions {
  /** Loads keen-slider once this has been true. */
  readonly wanted: boolean;
  readonly perView: readonly PerView[];
  /** Ms that a move takes. */
  readonly speed: number;
  readonly keys: readonly string[];
}

interface CarouselState {
  readonly row: RefObject<HTMLUListElement | null>;
  /** The library is attached; before that, and if it fails to load, the row scrolls. */
  readonly attached: boolean;
  /** Index of the first visible item. */
  readonly shown: number;
  readonly move: (by: 1 | -1) => void;
  readonly show: (index: number) => void;
  readonly reveal: (index: number) => void;
  readonly onScroll: () => void;
}

/** A row that scrolls, and loops once keen-slider has been loaded. */
export function useCarousel({ wanted, perView, speed, keys }: CarouselOptions): CarouselState {
  const row = useRef<HTMLUListElement>(null);
  // Not state: a click between attaching and the next render must reach the library.
  const carousel = useRef<Carousel | null>(null);
  const [attached, setAttached] = useState(false);
  const [shown, setShown] = useState(0);
  const [requested, setRequested] = useState(false);
  const duration = useReducedMotion() ? 0 : speed;
  const count = keys.length;
  const items = keys.join(' ');
  if (wanted && !requested) setRequested(true);
  useEffect(() => {
    const element = row.current;
    if (!requested || !element || items === '') return;
    let cancelled = false;
    const start = async () => {
      const { startCarousel } = await import('./carousel');
      await scrollRest(element);
      if (cancelled) return;
      carousel.current = startCarousel(element, { perView, speed: duration, onShow: setShown });
      setAttached(true);
    };
    start().catch((reason: unknown) => {
      console.warn('The carousel could not be loaded:', reason);
    });
    return () => {
      cancelled = true;
      carousel.current?.destroy();
      carousel.current = null;
      setAttached(false);
    };
  }, [requested, perView, duration, items]);
  const show = (index: number) => {
    if (carousel.current) carousel.current.show(index);
    else if (row.current) {
      scrollToItem(row.current, index);
      setShown(index);
    }
  };
  return {
    row,
    attached,
    shown: Math.min(shown, Math.max(0, count - 1)),
    move: (by) => {
      if (carousel.current) carousel.current.move(by);
      else show((shown + by + count) % count);
    },
    show,
    reveal: (index) => carousel.current?.reveal(index),
    onScroll: () => {
      if (!carousel.current && row.current) setShown(scrolledItem(row.current));
    },
  };
}
