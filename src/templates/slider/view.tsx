import { wide } from '../../site/theme/component-theme';
import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { carouselStyles } from '../../site/ui/carousel/carousel-styles';
import { useAutoplay } from '../../site/ui/carousel/use-autoplay';
import { useCarousel } from '../../site/ui/carousel/use-carousel';
import { usePausable } from '../../site/ui/motion/use-pausable';
import { Picture } from '../../site/ui/picture/Picture';
import { sizesWithPhone } from '../../site/ui/picture/phone-sizes';
import { TextWithLang } from '../../site/ui/text/TextWithLang';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { Records } from '../shared/Records';
import { SlideTools } from './SlideTools';
import { bindSlides, type Slide } from './bind';
import { withoutScripts } from '../../site/theme/without-scripts';

/** Ms between moves and ms that a move takes, as in the icon strip (B9.4.1). */
const every = 5000;
const speed = 600;

const perView = [{ from: 0, icons: 1, gap: 0 }] as const;

/** Starts below the picture's top: behind a whole picture it would show as a dark rim at the round corners. */
const background = 'background: linear-gradient(#0000 24px, var(--deep) 0);';

/** So low on wide screens that what follows is seen on the first screen of a laptop. */
const Frame = styled('div', { shouldForwardProp: (name) => name !== 'most' })<{ most: number }>`
  --most: ${({ most }) => most}px;
  ${wide} {
    --most: ${({ most }) => `min(${most}px, max(220px, 28vh))`};
  }
  container-type: inline-size;
  position: relative;
  border-radius: var(--radius-card);
  ${background}
  color: var(--on-deep);
  @media print {
    background: none;
    color: #000;
  }
`;

/** All slides are printed, side by side. */
const Row = styled('ul')`
  display: flex;
  border-radius: var(--radius-card);
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  ${withoutScripts} {
    scrollbar-width: thin;
  }
  [data-scripts] &::-webkit-scrollbar {
    display: none;
  }
  & > li {
    position: relative;
    flex: 0 0 100%;
    min-width: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
    ${background}
  }
  ${carouselStyles}
  @media print {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 4mm;
    overflow: visible !important;
    & > li {
      min-width: 0 !important;
      max-width: none !important;
      background: none;
      transform: none !important;
    }
  }
`;

const Photo = styled(Picture)`
  max-height: var(--most);
`;

const Caption = styled('figcaption')`
  padding: 10px 16px;
  line-height: 1.5;
  overflow-wrap: anywhere;
  @container (min-width: 520px) {
    display: flex;
    align-items: center;
    min-height: 64px;
    &[data-beside] {
      padding-inline-end: 232px;
    }
    @media print {
      &[data-beside] {
        padding-inline-end: 0;
      }
    }
  }
`;

interface SlidePictureProps {
  readonly of: Slide;
  readonly label: string;
  readonly eager: boolean;
}

/** A slide's picture, named by the caption below it; the placeholder if it is broken. */
function SlidePicture({ of: { picture, caption }, label, eager }: SlidePictureProps) {
  const { placeholder = null, wideFrom } = useContent().context.site.config.display;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Photo
      src={broken === picture ? placeholder : picture}
      alt={caption ? '' : label}
      ratio="16/9"
      sizes={sizesWithPhone(767, `(max-width: ${wideFrom - 1}px) calc(100vw - 48px), 900px`)}
      eager={eager}
      onBroken={() => {
        setBroken(picture);
      }}
    />
  );
}

/** Arrow keys as in a scrolling row; with a modifier they belong to the browser. */
function stepOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === 'ArrowRight') return 1;
  return key === 'ArrowLeft' ? -1 : null;
}

function Slides({ slides, label }: { readonly slides: readonly Slide[]; readonly label: string }) {
  const { sliderMaxHeight } = useContent().context.site.config.display;
  const several = slides.length > 1;
  const pausable = usePausable(several);
  const total = slides.length;
  const [wanted, setWanted] = useState(false);
  const [expected, setExpected] = useState(0);
  const load = () => {
    setWanted(true);
  };
  const { row, shown, move, onScroll } = useCarousel({
    wanted,
    perView,
    speed,
    keys: slides.map(({ key }) => key),
  });
  useAutoplay({
    moving: pausable.moving,
    shown,
    every,
    onMove: () => {
      move(1);
    },
    onPrepare: () => {
      load();
      setExpected((shown + 1) % total);
    },
  });
  return (
    <Frame
      role="group"
      aria-label={label}
      most={sliderMaxHeight}
      {...pausable.handlers}
      onPointerOver={load}
      onFocusCapture={load}
    >
      <Row
        ref={row}
        tabIndex={several ? 0 : undefined}
        aria-label={label}
        onScroll={onScroll}
        onKeyDown={(event) => {
          const by = stepOfKey(event);
          if (by === null || !several) return;
          event.preventDefault();
          move(by);
        }}
      >
        {slides.map((slide, index) => (
          <li key={slide.key}>
            <figure>
              <SlidePicture of={slide} label={label} eager={[0, shown, expected].includes(index)} />
              {slide.caption ? (
                <Caption data-beside={several || undefined}>
                  <TextWithLang of={slide.caption} />
                </Caption>
              ) : (
                several && <Caption as="div" />
              )}
            </figure>
          </li>
        ))}
      </Row>
      {several && <SlideTools shown={shown} total={total} pausable={pausable} onMove={move} />}
    </Frame>
  );
}

/** Pictures one after the other, with captions under them (B2.8.6). */
export function SliderTemplate({ section }: { readonly section: SectionOf<'slider'> }) {
  const intl = useIntl();
  const { context } = useContent();
  const { sliderMaxHeight } = context.site.config.display;
  const label = section.title ? context.translate(section.title) : intl.formatMessage({ id: 'slider.label' });
  return (
    <Records
      of={section}
      heading={null}
      skeleton={<Skeleton style={{ aspectRatio: '16/9', width: '100%', maxHeight: sliderMaxHeight + 64 }} />}
    >
      {(records, bound) => <Slides slides={bindSlides(section, records, bound)} label={label} />}
    </Records>
  );
}
