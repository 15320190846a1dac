import { useIntl } from 'react-intl';
import { Icon } from '../Icon';
import { CloseButton, Overlay } from './viewer-styles';

interface ViewerNoticeProps {
  readonly says: 'viewer.loading' | 'viewer.failed';
  readonly onClose: () => void;
}

/** Stands in for the viewer while its code comes, or when it does not come. */
export function ViewerNotice({ says, onClose }: ViewerNoticeProps) {
  const intl = useIntl();
  return (
    <Overlay onClick={onClose}>
      <p role="status">{intl.formatMessage({ id: says })}</p>
      <CloseButton type="button" aria-label={intl.formatMessage({ id: 'viewer.close' })}>
        <Icon name="x" />
      </CloseButton>
    </Overlay>
  );
}
