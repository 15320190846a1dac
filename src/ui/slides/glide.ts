/** Halfway fastest, gentle at both ends. */
function ease(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** Moves a slide by as many widths of the row, above those that it comes to lie on. */
function shift(slide: Element | undefined, widths: number) {
  if (!(slide instanceof HTMLElement)) return;
  slide.style.transform = widths === 0 ? '' : `translateX(${widths * 100}%)`;
  slide.style.zIndex = widths === 0 ? '' : '1';
}

interface Glide {
  /** Index of the slide that is shown. */
  readonly from: number;
  readonly to: number;
  /** Onwards from the last slide to the first, or back from the first to the last. */
  readonly around: boolean;
  /** In ms; 0 for at once. */
  readonly duration: number;
  readonly onEnd: () => void;
}

/**
 * Scrolls a row, of which each slide is as wide as the row, from one slide to another. Gives a function that ends
 * it at once. For the way around, the two slides stand side by side at the start of the row for as long as it takes.
 */
export function glide(row: HTMLElement, { from, to, around, duration, onEnd }: Glide): () => void {
  const width = row.clientWidth;
  const last = row.children.length - 1;
  const ends = [row.children[0], row.children[last]];
  const begin = around ? Number(from === 0) : from;
  const finish = around ? 1 - begin : to;
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    ends.forEach((slide) => {
      shift(slide, 0);
    });
    row.scrollLeft = to * width;
    row.style.scrollSnapType = '';
    onEnd();
  };
  row.style.scrollSnapType = 'none';
  if (around) {
    shift(ends[0], 1);
    shift(ends[1], -last);
    row.scrollLeft = begin * width;
  }
  const start = performance.now();
  const step = (now: number) => {
    const share = duration > 0 ? Math.max(0, now - start) / duration : 1;
    if (share >= 1) {
      end();
      return;
    }
    row.scrollLeft = (begin + (finish - begin) * ease(share)) * width;
    frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return end;
}
