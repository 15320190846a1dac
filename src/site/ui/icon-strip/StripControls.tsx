import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { MarkButton } from '../control/IconButton';
import { Icon } from '../picture/Icon';
import type { Pausable } from '../motion/use-pausable';
import type { PerView } from '../carousel/per-view';
import { bulletsAround, hasMoreBeyond } from './bullets';
import { controlsDisplay } from './strip-styles';
import { withoutScripts } from '../../theme/without-scripts';

interface StripControlsProps {
  readonly perView: readonly PerView[];
  readonly total: number;
  readonly shown: number;
  /** False until the carousel can move; the controls keep their space. */
  readonly ready: boolean;
  readonly pausable: Pausable;
  readonly onShow: (index: number) => void;
}

const Row = styled('div', { shouldForwardProp: (name) => name !== 'perView' && name !== 'total' })<
  Pick<StripControlsProps, 'perView' | 'total'>
>`
  justify-content: center;
  min-height: 44px;
  margin: 4px 0 -16px;
  ${({ perView, total }) => controlsDisplay(perView, total, 'flex')}
  &[data-ready='no'] {
    visibility: hidden;
  }
  ${withoutScripts} {
    display: none !important;
  }
`;

const Bullet = styled('button')`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border: 1.5px solid var(--line-strong);
    border-radius: 9px;
    transition:
      width 120ms ease-out,
      transform 120ms ease-out;
  }
  &:hover::before {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  &[data-more-beyond]::before {
    transform: scale(0.65);
  }
  &[aria-current]::before {
    width: 22px;
    border-color: var(--accent);
    background: var(--accent);
  }
  @media (forced-colors: active) {
    &[aria-current]::before {
      background: Highlight;
    }
  }
`;

/** Pagination of the strip, at most five bullets, and its pause button. */
export function StripControls({ perView, total, shown, ready, pausable, onShow }: StripControlsProps) {
  const intl = useIntl();
  const rendered = bulletsAround(shown, total);
  const { canMove, stopped, toggle } = pausable;
  return (
    <Row perView={perView} total={total} data-ready={ready ? 'yes' : 'no'}>
      {rendered.map((index) => (
        <Bullet
          key={index}
          type="button"
          aria-label={intl.formatMessage(
            { id: 'strip.page' },
            { number: intl.formatNumber(index + 1), total: intl.formatNumber(total) },
          )}
          aria-current={index === shown || undefined}
          data-more-beyond={hasMoreBeyond(index, rendered, total) || undefined}
          onClick={() => {
            onShow(index);
          }}
        />
      ))}
      {canMove && (
        <MarkButton
          type="button"
          aria-label={intl.formatMessage({ id: stopped ? 'strip.play' : 'strip.pause' })}
          onClick={toggle}
        >
          <Icon name={stopped ? 'play' : 'pause'} />
        </MarkButton>
      )}
    </Row>
  );
}
