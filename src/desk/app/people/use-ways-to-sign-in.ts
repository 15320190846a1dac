import { useQuery } from '@tanstack/react-query';
import { waysToSignIn } from '../../api/passkey-api';
import { readDesk } from '../call-desk';

/** Key of what `useWaysToSignIn` reads. */
export const waysKey = ['passkeys'];

/** How the person can sign in. */
export function useWaysToSignIn() {
  return useQuery({ queryKey: waysKey, queryFn: () => readDesk(waysToSignIn, '/passkeys') });
}
