import { useIntl } from 'react-intl';

/** Renders a message of the catalogue in the language of the toolbar. */
export function Message({ id }: { readonly id: string }) {
  return useIntl().formatMessage({ id });
}
