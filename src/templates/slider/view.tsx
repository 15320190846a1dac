import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { contextOf } from '../../binding/context';
import { Icon } from '../../ui/Icon';
import { usePausable, type Pausable } from '../../ui/motion/use-pausable';
import { Picture } from '../../ui/Picture';
import { Bone } from '../../ui/Skeleton';
import { useSlides } from '../../ui/slides/use-slides';
import { Words } from '../../ui/Words';
import { useContent, type SectionOf } from '../contract';
import { Records } from '../Records';
import { bindSlides, type Slide } from './bind';

/** As the icon strip: ms between moves, and ms that a move takes. */
const rhythm = { every: 5000, duration: 600 } as const;

/** Behind the caption only: behind a picture it would show as a dark rim at the round corners. */
const ground = 'background: linear-gradient(#0000 24px, var(--deep) 0);';

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'most' })<{ most: number }>`
  --most: ${({ most }) => most}px;
  container-type: inline-size;
  position: relative;
  border-radius: var(--radius-card);
  ${ground}
  color: var(--on-deep);
`;

const Row = styled('ul')`
  display: flex;
  border-radius: var(--radius-card);
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  @media (scripting: none) {
    scrollbar-width: thin;
  }
  & > li {
    position: relative;
    flex: 0 0 100%;
    min-width: 0;
    scroll-snap-align: start;
    scroll-snap-stop: always;
    ${ground}
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
  }
`;

const Tools = styled('div')`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  padding: 0 8px 8px;
  &[data-live='no'] {
    visibility: hidden;
  }
  @media (scripting: none) {
    display: none;
  }
  @container (min-width: 520px) {
    position: absolute;
    z-index: 1;
    inset: min(56.25cqw, var(--most)) 0 0 auto;
    padding-block: 0;
    border-end-end-radius: var(--radius-card);
    background: var(--deep);
  }
  & > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: inherit;
    &:hover {
      background: rgb(255 255 255 / 0.14);
    }
  }
  & > span {
    min-width: 3.4em;
    text-align: center;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

interface SlidePictureProps {
  readonly of: Slide;
  readonly label: string;
  readonly eager: boolean;
}

/** A slide's picture, named by its caption below it; the placeholder in its place when it is broken. */
function SlidePicture({ of: { picture, caption }, label, eager }: SlidePictureProps) {
  const { placeholder } = useContent().context.site.config.display;
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Photo
      src={broken === picture ? placeholder : picture}
      alt={caption ? '' : label}
      ratio="16/9"
      sizes="(min-width: 1200px) 900px, 100vw"
      eager={eager}
      onBroken={() => {
        setBroken(picture);
      }}
    />
  );
}

interface SlideToolsProps {
  readonly shown: number;
  readonly total: number;
  readonly pausable: Pausable;
  readonly onStep: (by: 1 | -1) => void;
}

function SlideTools({ shown, total, pausable: { able, moving, stopped, toggle }, onStep }: SlideToolsProps) {
  const { live } = useContent();
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <Tools data-live={live ? 'yes' : 'no'}>
      <button
        type="button"
        aria-label={say('slider.previous')}
        onClick={() => {
          onStep(-1);
        }}
      >
        <Icon name="chevron-left" />
      </button>
      <span aria-live={moving ? 'off' : 'polite'}>
        {intl.formatMessage({ id: 'slider.position' }, { current: shown + 1, total })}
      </span>
      <button
        type="button"
        aria-label={say('slider.next')}
        onClick={() => {
          onStep(1);
        }}
      >
        <Icon name="chevron-right" />
      </button>
      {(able || !live) && (
        <button type="button" aria-label={say(stopped ? 'slider.play' : 'slider.pause')} onClick={toggle}>
          <Icon name={stopped ? 'play' : 'pause'} />
        </button>
      )}
    </Tools>
  );
}

function Slides({ slides, label }: { readonly slides: readonly Slide[]; readonly label: string }) {
  const { sliderMaxHeight } = useContent().context.site.config.display;
  const several = slides.length > 1;
  const pausable = usePausable(several);
  const { row, shown, expected, step, ...scrolled } = useSlides({
    total: slides.length,
    moving: pausable.moving,
    ...rhythm,
  });
  return (
    <Frame role="group" aria-label={label} most={sliderMaxHeight} {...pausable.watched}>
      <Row ref={row} tabIndex={several ? 0 : undefined} aria-label={label} {...scrolled}>
        {slides.map((slide, index) => (
          <li key={slide.key}>
            <figure>
              <SlidePicture of={slide} label={label} eager={index === 0 || index === expected} />
              {slide.caption ? (
                <Caption data-beside={several || undefined}>
                  <Words of={slide.caption} />
                </Caption>
              ) : (
                several && <Caption as="div" />
              )}
            </figure>
          </li>
        ))}
      </Row>
      {several && <SlideTools shown={shown} total={slides.length} pausable={pausable} onStep={step} />}
    </Frame>
  );
}

/** Pictures one after the other, with captions under them (specification, 2.8). */
export function SliderTemplate({ section }: { readonly section: SectionOf<'slider'> }) {
  const intl = useIntl();
  const { context } = useContent();
  const { sliderMaxHeight } = context.site.config.display;
  const label = section.title ? context.say(section.title) : intl.formatMessage({ id: 'slider.label' });
  return (
    <Records
      of={section}
      skeleton={<Bone style={{ aspectRatio: '16/9', width: '100%', maxHeight: sliderMaxHeight + 64 }} />}
    >
      {(records) => (
        <Slides slides={bindSlides(section, records, contextOf(section.source, context))} label={label} />
      )}
    </Records>
  );
}
