import { useIntl } from 'react-intl';
import type { DeskMessage } from '../../messages/desk-messages';

/** Says a text of the desk in its language. */
export type Say = (id: DeskMessage, values?: Readonly<Record<string, string | number>>) => string;

/** Gives what says the texts of the desk. */
export function useSay(): Say {
  const intl = useIntl();
  return (id, values) => intl.formatMessage({ id }, values);
}
