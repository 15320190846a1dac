import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deskState } from '../api/desk-api';
import { readDesk } from './call-desk';
import { tellOtherTabs } from './other-tabs';

const key = ['state'];

/** Who uses the desk; asked again when the tab is used again, since a session ends. */
export function useDeskState() {
  return useQuery({ queryKey: key, queryFn: () => readDesk(deskState, '/session') });
}

/**
 * Gives what asks who uses the desk after a sign-in, also in other tabs, and loads again what is shown. What was loaded for
 * somebody else is forgotten.
 * @param name who was signed in before; '' for nobody
 */
export function useStartAgain(name = ''): () => Promise<void> {
  const client = useQueryClient();
  const isOther = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[0] !== key[0];
  return async () => {
    tellOtherTabs('state');
    await client.refetchQueries({ queryKey: key });
    const now = deskState.safeParse(client.getQueryData(key)).data;
    if (now?.state !== 'signed-in' || now.person.name !== name) client.removeQueries({ predicate: isOther });
    await client.invalidateQueries({ predicate: isOther });
  };
}
