import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider';
import type { PerView } from './strip-icon';

/** A row of icons that turns. */
export interface Carousel {
  readonly next: () => void;
  readonly previous: () => void;
  readonly show: (index: number) => void;
  /** Brings an icon into view at once, where it is not. */
  readonly reveal: (index: number) => void;
  readonly destroy: () => void;
}

interface CarouselOptions {
  readonly perView: readonly PerView[];
  /** Ms that a move takes. */
  readonly speed: number;
  readonly onShow: (index: number) => void;
}

/** No loop, and nothing to turn at all, where all icons fit. */
function optionsFor({ icons, gap }: PerView, count: number): KeenSliderOptions {
  const turns = count > icons;
  return { loop: turns, disabled: !turns, slides: { perView: icons, spacing: gap } };
}

function scrolledTo(row: HTMLElement): number {
  const [first, second] = Array.from(row.children, (slide) => slide.getBoundingClientRect().left);
  return first === undefined || second === undefined ? 0 : Math.round(row.scrollLeft / (second - first));
}

/** The browser scrolls to a link that gets the focus; here the carousel does that. */
function keepInPlace(row: HTMLElement, { track }: KeenSliderInstance) {
  const back = () => {
    if (track.details.slidesLength > 0 && !row.hasAttribute('data-keen-slider-disabled')) row.scrollLeft = 0;
  };
  row.addEventListener('scroll', back);
  return () => {
    row.removeEventListener('scroll', back);
  };
}

/** Makes a carousel of a row that the styles have laid out already; nothing changes its place. */
export function startCarousel(row: HTMLElement, { perView, speed, onShow }: CarouselOptions): Carousel {
  const count = row.children.length;
  row.dataset.carousel = 'starting';
  const [narrow = { from: 0, icons: 1, gap: 0 }, ...wider] = perView;
  const slider = new KeenSlider(row, {
    ...optionsFor(narrow, count),
    breakpoints: Object.fromEntries(
      wider.map((view) => [`(min-width: ${view.from}px)`, optionsFor(view, count)]),
    ),
    selector: ':scope > *',
    initial: scrolledTo(row),
    defaultAnimation: { duration: speed },
    slideChanged: ({ track }) => {
      onShow(track.details.rel);
    },
  });
  const stopKeeping = keepInPlace(row, slider);
  // The slider sets its own widths and places in the next frame; until then the styles keep theirs.
  const frame = requestAnimationFrame(() => {
    row.dataset.carousel = 'started';
    row.scrollLeft = 0;
  });
  onShow(slider.track.details.rel);
  return {
    next: slider.next,
    previous: slider.prev,
    show: (index) => {
      slider.moveToIdx(index);
    },
    reveal: (index) => {
      const seen = slider.track.details.slides[index]?.portion ?? 1;
      if (seen < 0.99) slider.moveToIdx(index, false, { duration: 0 });
    },
    destroy: () => {
      cancelAnimationFrame(frame);
      stopKeeping();
      slider.destroy();
      delete row.dataset.carousel;
    },
  };
}
