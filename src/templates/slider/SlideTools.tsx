import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { Pausable } from '../../site/ui/motion/use-pausable';
import { MarkButton } from '../../site/ui/control/IconButton';
import { Icon } from '../../site/ui/picture/Icon';
import { useContent } from '../content';
import { withoutScripts } from '../../site/theme/without-scripts';

const Tools = styled('div')`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  padding: 0 8px 8px;
  &[data-hydrated='no'] {
    visibility: hidden;
  }
  ${withoutScripts} {
    display: none;
  }
  @media print {
    display: none;
  }
  @container (min-width: 520px) {
    position: absolute;
    z-index: 1;
    inset-block: min(56.25cqw, var(--most)) 0;
    inset-inline: auto 0;
    padding-block-start: 0;
    padding-block-end: 0;
    border-end-end-radius: var(--radius-card);
    background: var(--deep);
  }
  & > button:hover {
    background: rgb(255 255 255 / 0.14);
    color: inherit;
  }
  & > span {
    min-width: 3.4em;
    text-align: center;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

interface SlideToolsProps {
  readonly shown: number;
  readonly total: number;
  readonly pausable: Pausable;
  readonly onMove: (by: 1 | -1) => void;
}

/** Buttons of the slider and its position, hidden until the page is hydrated. */
export function SlideTools({
  shown,
  total,
  pausable: { canMove, moving, stopped, toggle },
  onMove,
}: SlideToolsProps) {
  const { useHydrated } = useContent();
  const hydrated = useHydrated();
  const intl = useIntl();
  const translate = (id: string) => intl.formatMessage({ id });
  return (
    <Tools data-hydrated={hydrated ? 'yes' : 'no'}>
      <MarkButton
        type="button"
        aria-label={translate('slider.previous')}
        onClick={() => {
          onMove(-1);
        }}
      >
        <Icon name="chevron-left" />
      </MarkButton>
      <span aria-live={moving ? 'off' : 'polite'}>
        {intl.formatMessage(
          { id: 'slider.position' },
          { current: intl.formatNumber(shown + 1), total: intl.formatNumber(total) },
        )}
      </span>
      <MarkButton
        type="button"
        aria-label={translate('slider.next')}
        onClick={() => {
          onMove(1);
        }}
      >
        <Icon name="chevron-right" />
      </MarkButton>
      {(canMove || !hydrated) && (
        <MarkButton
          type="button"
          aria-label={translate(stopped ? 'slider.play' : 'slider.pause')}
          onClick={toggle}
        >
          <Icon name={stopped ? 'play' : 'pause'} />
        </MarkButton>
      )}
    </Tools>
  );
}
