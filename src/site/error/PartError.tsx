import { useIntl } from 'react-intl';
import { ErrorState } from '../ui/state/States';

/** Replaces a part of the page that threw an error while rendering. */
export function PartError({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  return <ErrorState text={intl.formatMessage({ id: 'error.page' })} onRetry={onRetry} />;
}
