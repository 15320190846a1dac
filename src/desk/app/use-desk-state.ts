import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deskState } from '../api/desk-api';
import { readDesk } from './call-desk';

const key = ['state'];

/** Who uses the desk; asked again when the tab is used again, since a session ends. */
export function useDeskState() {
  return useQuery({ queryKey: key, queryFn: () => readDesk(deskState, '/session') });
}

/** Gives what forgets everything that was loaded and asks who uses the desk: after a sign-in and a sign-out. */
export function useStartAgain(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== key[0] });
    await client.invalidateQueries({ queryKey: key });
  };
}
