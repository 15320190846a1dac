import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../picture/Icon';
import { CloseButton } from './round-button';

const Screen = styled('div')`
  position: fixed;
  inset: 0;
  z-index: 1300;
  display: grid;
  place-content: center;
  padding: 16px;
  background: rgb(8 20 22 / 0.9);
  color: #fff;
`;

interface ViewerNoticeProps {
  readonly message: 'viewer.loading' | 'viewer.failed';
  readonly onClose: () => void;
}

/**
 * Replaces the viewer while its code loads, and when it fails to load (B2.13.1). Without MUI's dialog, whose code comes with
 * the viewer; the focus stays on the opened picture, to which the viewer returns it.
 */
export function ViewerNotice({ message, onClose }: ViewerNoticeProps) {
  const intl = useIntl();
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      onKeyDown(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
  return (
    <Screen role="dialog" aria-modal="true" aria-label={intl.formatMessage({ id: 'viewer.label' })}>
      <CloseButton type="button" aria-label={intl.formatMessage({ id: 'viewer.close' })} onClick={onClose}>
        <Icon name="x" />
      </CloseButton>
      <p role="status">{intl.formatMessage({ id: message })}</p>
    </Screen>
  );
}
