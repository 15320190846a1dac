import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { CloseButton } from './CloseButton';

const Screen = styled('dialog')`
  box-sizing: border-box;
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 16px;
  border: 0;
  background: rgb(8 20 22 / 0.9);
  color: #fff;
  &[open] {
    display: grid;
    place-content: center;
  }
`;

interface ViewerNoticeProps {
  readonly message: 'viewer.loading' | 'viewer.failed';
  readonly onClose: () => void;
}

/** Opens the dialog as long as it is mounted. Closing returns the focus, which the viewer then takes over. */
function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  return () => {
    dialog.close();
  };
}

/**
 * Replaces the viewer while its code loads, and when it fails to load (B2.13.1). A native dialog, since the code of MUI's
 * comes with the viewer.
 */
export function ViewerNotice({ message, onClose }: ViewerNoticeProps) {
  const intl = useIntl();
  return (
    <Screen
      ref={openModal}
      aria-label={intl.formatMessage({ id: 'viewer.label' })}
      onCancel={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <CloseButton label={intl.formatMessage({ id: 'viewer.close' })} onClick={onClose} />
      <p role="status">{intl.formatMessage({ id: message })}</p>
    </Screen>
  );
}
