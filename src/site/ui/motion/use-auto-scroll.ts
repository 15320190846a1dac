import { useEffect, useRef, useState, type RefObject } from 'react';

/** Px per second: slow enough to read while it moves. */
const speed = 24;

interface AutoScroll {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** The moving element: the list followed by its copy. */
  readonly track: RefObject<HTMLDivElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
  /** The list is longer than its frame; only then does it move and need a copy. */
  readonly long: boolean;
}

/** Moves the track from the frame's scroll position. Returns a function that stops it and scrolls the frame there. */
function run(frame: HTMLElement, track: HTMLElement, height: number): () => void {
  const duration = (height / speed) * 1000;
  const animation = track.animate([{ transform: 'none' }, { transform: `translateY(${-height}px)` }], {
    duration,
    iterations: Infinity,
  });
  animation.currentTime = ((frame.scrollTop % height) / height) * duration;
  frame.scrollTop = 0;
  return () => {
    const time = Number(animation.currentTime ?? 0) % duration;
    animation.cancel();
    frame.scrollTop = (time / duration) * height;
  };
}

/**
 * Scrolls a list endlessly in its frame while `able` and `moving`. A transform animation moves it at little cost; while
 * stopped it is an ordinary scroll container.
 */
export function useAutoScroll(able: boolean, moving: boolean): AutoScroll {
  const frame = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const long = (list.current?.offsetHeight ?? 0) > (frame.current?.clientHeight ?? 0);
      setHeight(long ? (list.current?.offsetHeight ?? 0) : 0);
    });
    for (const { current } of [frame, list]) if (current) observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, []);
  useEffect(() => {
    const runs = able && moving && height > 0;
    return runs && frame.current && track.current ? run(frame.current, track.current, height) : undefined;
  }, [able, moving, height]);
  return { frame, track, list, long: height > 0 };
}
