import { useIntl } from 'react-intl';

/** Renders a message of the catalogue in the language of the toolbar. */
export function Translated({ id }: { readonly id: string }) {
  return useIntl().formatMessage({ id });
}
