import { useEffect, useRef, useState, type RefObject } from 'react';
import { useReducedMotion } from '../motion/use-reduced-motion';
import { glide } from './glide';

interface SlidesOptions {
  readonly total: number;
  readonly moving: boolean;
  /** Ms between moves. */
  readonly every: number;
  /** Ms that a move takes. */
  readonly duration: number;
}

interface Slides {
  readonly row: RefObject<HTMLUListElement | null>;
  /** Index of the slide that is shown. */
  readonly shown: number;
  /** Index of a slide that will be shown soon: its picture is worth fetching. */
  readonly expected: number;
  readonly step: (by: 1 | -1) => void;
  /** For the row: the visitor may scroll it too. */
  readonly onScroll: () => void;
  readonly onPointerDown: () => void;
}

/** A row of slides that the visitor scrolls, the buttons step, and time moves on (specification, 2.8). */
export function useSlides({ total, moving, every, duration }: SlidesOptions): Slides {
  const still = useReducedMotion();
  const row = useRef<HTMLUListElement>(null);
  const endGlide = useRef<(() => void) | null>(null);
  const [shown, setShown] = useState(0);
  const [expected, setExpected] = useState(0);
  const settle = () => {
    endGlide.current?.();
  };
  const step = (by: 1 | -1) => {
    if (!row.current) return;
    settle();
    const to = (shown + by + total) % total;
    endGlide.current = glide(row.current, {
      from: shown,
      to,
      around: to - shown !== by,
      duration: still ? 0 : duration,
      onEnd: () => {
        endGlide.current = null;
      },
    });
    setShown(to);
    setExpected(to);
  };
  const stepOn = useRef(step);
  useEffect(() => {
    stepOn.current = step;
  });
  useEffect(() => {
    if (!moving) return;
    const early = setTimeout(() => {
      setExpected((shown + 1) % total);
    }, every / 2);
    const due = setTimeout(() => {
      stepOn.current(1);
    }, every);
    return () => {
      clearTimeout(early);
      clearTimeout(due);
    };
  }, [moving, shown, total, every]);
  return {
    row,
    shown,
    expected,
    step,
    onScroll: () => {
      const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
      if (!endGlide.current) setShown(Math.min(total - 1, Math.max(0, Math.round(scrollLeft / clientWidth))));
    },
    onPointerDown: settle,
  };
}
