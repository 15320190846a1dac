import { Button } from './Button';
import { useIntl } from 'react-intl';
import { Icon } from '../picture/Icon';

/** Opens the share sheet of the device. Only for browsers that have one, which is mostly on phones. */
export function ShareButton({ data }: { readonly data: ShareData }) {
  const intl = useIntl();
  return (
    <Button
      type="button"
      onClick={() => {
        // Rejects when the visitor cancels.
        navigator.share(data).catch(() => undefined);
      }}
    >
      <Icon name="share-2" />
      {intl.formatMessage({ id: 'common.share' })}
    </Button>
  );
}
