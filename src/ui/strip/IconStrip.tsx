import { styled } from '@mui/material/styles';
import { Fragment, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../Button';
import { Icon } from '../Icon';
import { sourcesOf } from '../media-address';
import { NewTab } from '../NewTab';
import { PageWidth } from '../Sheet';
import { useInView } from '../motion/use-in-view';
import { usePausable } from '../motion/use-pausable';
import { StripControls } from './StripControls';
import type { PerView, StripIcon } from './strip-icon';
import { viewsOf, whereItTurns } from './strip-styles';
import { useCarousel } from './use-carousel';

interface IconStripProps {
  /** Name of the strip. */
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
  padding-block: 24px;
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
  ${({ perView, total }) => whereItTurns(perView, total, 'grid')}
  &[data-ready='no'] {
    visibility: hidden;
  }
  @media (max-width: 639.98px), (scripting: none) {
    display: none !important;
  }
`;

const Row = styled('ul', own('perView'))<{ perView: readonly PerView[] }>`
  ${({ perView }) => viewsOf(perView)}
  display: flex;
  flex: 1;
  justify-content: safe center;
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
  &[data-carousel]:not([data-keen-slider-disabled]) {
    justify-content: flex-start;
    margin: 0;
    padding: 0;
    overflow: hidden;
    overflow: clip;
    overflow-clip-margin: 6px;
    scroll-snap-type: none;
    touch-action: pan-y;
    user-select: none;
  }
  &[data-carousel='started']:not([data-keen-slider-disabled]) {
    gap: 0;
  }
`;

const Tile = styled(NewTab, own('height'))<{ height: number }>`
  position: relative;
  display: grid;
  place-items: center;
  height: ${({ height }) => height + 24}px;
  padding: 11px 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: #fff;
  color: #1b2223;
  font-size: var(--small);
  line-height: 1.35;
  text-align: center;
  text-decoration: none;
  overflow: hidden;
  overflow-wrap: anywhere;
  &:hover {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    color: #1b2223;
  }
  & > img {
    width: auto;
    max-width: 100%;
    height: ${({ height }) => height}px;
    object-fit: contain;
    background: none;
    filter: none;
  }
`;

/** Breaks after its dots, where it has to. */
function HostName({ of }: { readonly of: string }) {
  return (
    <span>
      {of.split(/(?<=\.)/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

function IconTile({ icon, height }: { readonly icon: StripIcon; readonly height: number }) {
  const [broken, setBroken] = useState(false);
  return (
    <Tile href={icon.href} height={height} draggable={false}>
      {icon.src === null || broken ? (
        <HostName of={icon.name} />
      ) : (
        <img
          src={icon.src}
          srcSet={sourcesOf(icon.src, [160, 320])}
          sizes="160px"
          alt={icon.name}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => {
            setBroken(true);
          }}
        />
      )}
    </Tile>
  );
}

/** The looping carousel of the websites' icons (specification, 2.7 and 9); a row that scrolls where there is no script. */
export function IconStrip({ label, icons, speed, autoplay, perView, height }: IconStripProps) {
  const intl = useIntl();
  const total = icons.length;
  const [ref, near] = useInView('400px');
  const { row, carousel, shown } = useCarousel({ near, perView, speed, count: total });
  const pausable = usePausable(autoplay > 0 && total > 1);
  useEffect(() => {
    if (!carousel || !pausable.moving) return;
    const due = setTimeout(carousel.next, autoplay);
    return () => {
      clearTimeout(due);
    };
  }, [carousel, pausable.moving, shown, autoplay]);
  if (total === 0) return null;
  const ready = carousel !== null;
  const turning = { perView, total, 'data-ready': ready ? 'yes' : 'no' };
  return (
    <Strip ref={ref} aria-label={label}>
      <PageWidth {...pausable.watched}>
        <Line>
          <Arrow
            type="button"
            aria-label={intl.formatMessage({ id: 'strip.previous' })}
            onClick={carousel?.previous}
            {...turning}
          >
            <Icon name="chevron-left" />
          </Arrow>
          <Row ref={row} perView={perView}>
            {icons.map((icon, index) => (
              <li key={icon.key} onFocus={() => carousel?.reveal(index)}>
                <IconTile icon={icon} height={height} />
              </li>
            ))}
          </Row>
          <Arrow
            type="button"
            aria-label={intl.formatMessage({ id: 'strip.next' })}
            onClick={carousel?.next}
            {...turning}
          >
            <Icon name="chevron-right" />
          </Arrow>
        </Line>
        <StripControls
          {...{ perView, total, shown, ready, pausable }}
          onShow={(index) => carousel?.show(index)}
        />
      </PageWidth>
    </Strip>
  );
}
