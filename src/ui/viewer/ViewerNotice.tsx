import { useIntl } from 'react-intl';
import { Icon } from '../picture/Icon';
import { CloseButton, ViewerDialog } from './viewer-styles';

interface ViewerNoticeProps {
  readonly message: 'viewer.loading' | 'viewer.failed';
  readonly onClose: () => void;
}

/** Replaces the viewer while its code loads, and when it fails to load (B2.13.1). */
export function ViewerNotice({ message, onClose }: ViewerNoticeProps) {
  const intl = useIntl();
  return (
    <ViewerDialog aria-label={intl.formatMessage({ id: 'viewer.label' })} onClose={onClose} closeOnBackdrop>
      {(close) => (
        <>
          <CloseButton type="button" aria-label={intl.formatMessage({ id: 'viewer.close' })} onClick={close}>
            <Icon name="x" />
          </CloseButton>
          <p role="status">{intl.formatMessage({ id: message })}</p>
        </>
      )}
    </ViewerDialog>
  );
}
