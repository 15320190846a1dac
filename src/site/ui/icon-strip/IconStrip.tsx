import styled from '@emotion/styled';
import { Fragment, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../control/IconButton';
import { Icon } from '../picture/Icon';
import { PictureFormats } from '../picture/PictureFormats';
import { pictureSrcSet } from '../../../engine/picture/picture-url';
import { NewTab } from '../text/NewTab';
import { PageWidth } from '../layout/PageWidth';
import { useInView } from '../motion/use-in-view';
import { usePausable } from '../motion/use-pausable';
import { StripControls } from './StripControls';
import { carouselStyles } from '../carousel/carousel-styles';
import type { PerView } from '../carousel/per-view';
import { useAutoplay } from '../carousel/use-autoplay';
import { useCarousel } from '../carousel/use-carousel';
import type { StripIcon } from './strip-icon';
import { controlsDisplay, perViewStyles } from './strip-styles';
import { withoutScripts } from '../../theme/without-scripts';

interface IconStripProps {
  /** Accessible name of the strip. */
  readonly label: string;
  readonly icons: readonly StripIcon[];
  /** Ms that a move takes. */
  readonly speed: number;
  /** Ms between moves; 0 for none. */
  readonly autoplay: number;
  readonly perView: readonly PerView[];
  /** Height of an icon in px. */
  readonly height: number;
}

const Strip = styled('section')`
  padding-block-start: 24px;
  padding-block-end: 24px;
  border-top: 1px solid var(--line);
  background: var(--surface);
  @media print {
    display: none;
  }
`;

const Line = styled('div')`
  display: flex;
  align-items: center;
  gap: 12px;
`;

const own = (...names: string[]) => ({
  shouldForwardProp: (name: PropertyKey) => !names.includes(String(name)),
});

const Arrow = styled(IconButton, own('perView', 'total'))<{ perView: readonly PerView[]; total: number }>`
  flex: none;
  ${({ perView, total }) => controlsDisplay(perView, total, 'grid')}
  &[data-ready='no'] {
    visibility: hidden;
  }
  ${withoutScripts} {
    display: none !important;
  }
  @media (max-width: 639.98px) {
    display: none !important;
  }
`;

/** Margins centre icons that fit into the row: older browsers would cut them with a safe alignment. */
const Row = styled('ul', own('perView'))<{ perView: readonly PerView[] }>`
  ${({ perView }) => perViewStyles(perView)}
  display: flex;
  flex: 1;
  gap: var(--gap);
  min-width: 0;
  margin: -6px;
  padding: 6px;
  overflow: auto hidden;
  scroll-padding-inline: 6px;
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;
  & > li {
    flex: 0 0 calc((100% - (var(--icons) - 1) * var(--gap)) / var(--icons));
    min-width: 0;
    scroll-snap-align: start;
  }
  & > :first-of-type {
    margin-inline-start: auto;
  }
  & > :last-of-type {
    margin-inline-end: auto;
  }
  ${carouselStyles}
  &[data-carousel]:not([data-keen-slider-disabled]) {
    margin: 0;
    padding: 0;
    overflow-clip-margin: 6px;
  }
  &[data-carousel='started']:not([data-keen-slider-disabled]) {
    gap: 0;
  }
`;

/** The icons are made for a white ground. */
const Tile = styled(NewTab, own('height'))<{ height: number }>`
  position: relative;
  display: grid;
  place-items: center;
  height: ${({ height }) => height + 24}px;
  padding: 11px 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--small);
  line-height: 1.35;
  text-align: center;
  text-decoration: none;
  overflow: hidden;
  overflow-wrap: anywhere;
  &:hover {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    color: var(--ink);
  }
  & img {
    width: auto;
    max-width: 100%;
    height: ${({ height }) => height}px;
    object-fit: contain;
    border-radius: var(--radius-control);
    background: #fff;
  }
`;

/** A host that may wrap after its dots. */
function HostName({ of }: { readonly of: string }) {
  return (
    <span>
      {(of.match(/[^.]+\.?/g) ?? []).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

/** Most icons are narrower. */
const sizes = '160px';

function IconTile({ icon, height }: { readonly icon: StripIcon; readonly height: number }) {
  const [broken, setBroken] = useState(false);
  return (
    <Tile href={icon.href} height={height} draggable={false}>
      {icon.src === null || broken ? (
        <HostName of={icon.name} />
      ) : (
        <PictureFormats src={icon.src} sizes={sizes}>
          <img
            src={icon.src}
            srcSet={pictureSrcSet(icon.src, 'webp', sizes)}
            sizes={sizes}
            alt={icon.name}
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => {
              setBroken(true);
            }}
          />
        </PictureFormats>
      )}
    </Tile>
  );
}

/** Looping carousel of website icons (B2.7.1, B9.4.1); a scrolling row without JavaScript. */
export function IconStrip({ label, icons, speed, autoplay, perView, height }: IconStripProps) {
  const intl = useIntl();
  const total = icons.length;
  const [ref, near] = useInView('400px');
  const { row, attached, shown, move, show, reveal, onScroll } = useCarousel({
    wanted: near,
    perView,
    speed,
    keys: icons.map(({ key }) => key),
  });
  const pausable = usePausable(autoplay > 0 && total > 1);
  useAutoplay({
    moving: pausable.moving && attached,
    shown,
    every: autoplay,
    onMove: () => {
      move(1);
    },
  });
  if (total === 0) return null;
  const arrow = { perView, total, 'data-ready': attached ? 'yes' : 'no' };
  return (
    <Strip ref={ref} aria-label={label}>
      <PageWidth {...pausable.handlers}>
        <Line>
          <Arrow
            type="button"
            aria-label={intl.formatMessage({ id: 'strip.previous' })}
            onClick={() => {
              move(-1);
            }}
            {...arrow}
          >
            <Icon name="chevron-left" />
          </Arrow>
          <Row ref={row} perView={perView} onScroll={onScroll}>
            {icons.map((icon, index) => (
              <li
                key={icon.key}
                onFocus={() => {
                  reveal(index);
                }}
              >
                <IconTile icon={icon} height={height} />
              </li>
            ))}
          </Row>
          <Arrow
            type="button"
            aria-label={intl.formatMessage({ id: 'strip.next' })}
            onClick={() => {
              move(1);
            }}
            {...arrow}
          >
            <Icon name="chevron-right" />
          </Arrow>
        </Line>
        <StripControls {...{ perView, total, shown, ready: attached, pausable }} onShow={show} />
      </PageWidth>
    </Strip>
  );
}
