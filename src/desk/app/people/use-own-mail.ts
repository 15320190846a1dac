import { useQuery } from '@tanstack/react-query';
import { ownMail } from '../../api/mail-api';
import { readDesk } from '../call-desk';

/** Key of what `useOwnMail` reads. */
export const mailKey = ['mail'];

/** The own mails of a person; null without a mail server. */
export function useOwnMail() {
  const { data } = useQuery({
    queryKey: mailKey,
    queryFn: () => readDesk(ownMail, '/mail'),
  });
  return data?.setting ?? null;
}
