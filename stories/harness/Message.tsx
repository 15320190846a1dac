import { useIntl } from 'react-intl';

/** A message of the catalogue, in the language that the toolbar wants. */
export function Message({ id }: { readonly id: string }) {
  return useIntl().formatMessage({ id });
}
