import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { Pausable } from '../../site/ui/motion/use-pausable';
import { IconButton } from '../../site/ui/control/IconButton';
import { Icon } from '../../site/ui/picture/Icon';

/** At the end of the heading's row, but outside the heading for screen readers. */
const Pause = styled('div')`
  justify-self: end;
  margin-bottom: 12px;
  padding-inline-start: 14px;
  background: var(--ground);
  h2 + * > & {
    position: absolute;
    inset-block: auto 100%;
    inset-inline: auto 0;
  }
  @media print {
    display: none;
  }
`;

/** Stops and restarts the news (B2.8.9). */
export function PauseButton({ of: { stopped, toggle } }: { readonly of: Pausable }) {
  const intl = useIntl();
  return (
    <Pause>
      <IconButton
        type="button"
        aria-label={intl.formatMessage({ id: stopped ? 'news.play' : 'news.pause' })}
        onClick={toggle}
      >
        <Icon name={stopped ? 'play' : 'pause'} />
      </IconButton>
    </Pause>
  );
}
