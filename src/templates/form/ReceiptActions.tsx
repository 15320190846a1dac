import { useIntl } from 'react-intl';
import { CopyButton } from '../../site/ui/control/CopyButton';
import { ShareButton } from '../../site/ui/control/ShareButton';

interface ReceiptActionsProps {
  readonly reference: string;
  /** Title of the shared text. */
  readonly title: string;
}

/** Copies and shares the reference number, where the browser can: copying needs https, sharing mostly a phone. */
export function ReceiptActions({ reference, title }: ReceiptActionsProps) {
  const intl = useIntl();
  return (
    <div>
      {'clipboard' in navigator && (
        <CopyButton text={reference} label={intl.formatMessage({ id: 'common.copy' })} />
      )}
      {'share' in navigator && (
        <ShareButton data={{ title, text: intl.formatMessage({ id: 'form.reference' }, { reference }) }} />
      )}
    </div>
  );
}
