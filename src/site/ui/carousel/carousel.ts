import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider';
import type { PerView } from './per-view';
import { scrolledItem, scrollToItem } from './scroll-position';

/** A row of items that keen-slider moves. */
export interface Carousel {
  /** Moves by a number of items; calls during a move add up. */
  readonly move: (by: number) => void;
  readonly show: (index: number) => void;
  /** Moves an item into view without animation if it is not fully visible. */
  readonly reveal: (index: number) => void;
  /** Leaves the row scrolled to the current item. */
  readonly destroy: () => void;
}

interface CarouselOptions {
  readonly perView: readonly PerView[];
  /** Ms that a move takes; 0 for no animation. */
  readonly speed: number;
  /** Called at the start of a move with the index of the item that it leads to. */
  readonly onShow: (index: number) => void;
}

/** Ms that a move without animation takes. With 0 ms, keen-slider reports the item that the move starts from as its target. */
const instant = 1;

/** Disables the library while all items fit. */
function optionsFor({ icons, gap }: PerView, count: number): KeenSliderOptions {
  const overflows = count > icons;
  return { loop: overflows, disabled: !overflows, slides: { perView: icons, spacing: gap } };
}

function optionsForWidths([narrow, ...wider]: readonly PerView[], count: number): KeenSliderOptions {
  return {
    ...optionsFor(narrow ?? { from: 0, icons: 1, gap: 0 }, count),
    breakpoints: Object.fromEntries(
      wider.map((view) => [`(min-width: ${view.from}px)`, optionsFor(view, count)]),
    ),
  };
}

/** Absolute index of the item that a move leads to, or else of the current one. */
function targetOf({ animator, track }: KeenSliderInstance): number {
  return animator.targetIdx ?? track.details.abs;
}

/** Undoes the browser's scrolling to a focused link: the carousel reveals the item itself. */
function preventScroll(row: HTMLElement, slider: KeenSliderInstance) {
  const reset = () => {
    if (!slider.options.disabled && slider.track.details.slidesLength > 0) row.scrollLeft = 0;
  };
  row.addEventListener('scroll', reset);
  return () => {
    row.removeEventListener('scroll', reset);
  };
}

/** Updates the item widths when the row is resized without the window, as by an appearing scrollbar. */
function followWidth(row: HTMLElement, slider: KeenSliderInstance) {
  const observer = new ResizeObserver(() => {
    const changed = Math.abs(row.clientWidth - slider.size) >= 1;
    if (changed && !slider.options.disabled) slider.update(undefined, targetOf(slider));
  });
  observer.observe(row);
  return () => {
    observer.disconnect();
  };
}

/** Attaches keen-slider to a row that the styles have already laid out; its items keep their positions. */
export function startCarousel(row: HTMLElement, { perView, speed, onShow }: CarouselOptions): Carousel {
  const initial = scrolledItem(row);
  row.dataset.carousel = 'starting';
  const report = (slider: KeenSliderInstance) => {
    onShow(slider.track.absToRel(targetOf(slider)));
  };
  const slider = new KeenSlider(row, {
    ...optionsForWidths(perView, row.children.length),
    selector: ':scope > *',
    rtl: row.closest('[dir=rtl]') !== null,
    initial,
    defaultAnimation: { duration: Math.max(instant, speed) },
    animationStarted: report,
    slideChanged: report,
  });
  const cleanups = [preventScroll(row, slider), followWidth(row, slider)];
  // keen-slider sets widths and positions in the next frame; the styles of the scrolling row apply until then.
  const frame = requestAnimationFrame(() => {
    row.dataset.carousel = 'started';
    if (!slider.options.disabled) row.scrollLeft = 0;
  });
  report(slider);
  return {
    move: (by) => {
      slider.moveToIdx(targetOf(slider) + by, true);
    },
    show: (index) => {
      slider.moveToIdx(index);
    },
    reveal: (index) => {
      const visible = slider.track.details.slides[index]?.portion ?? 1;
      if (visible < 0.99) slider.moveToIdx(index, false, { duration: instant });
    },
    destroy: () => {
      const index = slider.track.absToRel(targetOf(slider));
      cancelAnimationFrame(frame);
      cleanups.forEach((cleanup) => {
        cleanup();
      });
      slider.animator.stop();
      slider.destroy();
      delete row.dataset.carousel;
      scrollToItem(row, index);
    },
  };
}
