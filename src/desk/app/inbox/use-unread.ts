import { useQuery } from '@tanstack/react-query';
import { hasRight } from '../../api/roles';
import { unreadCount } from '../../api/desk-api';
import { readDesk } from '../call-desk';
import { useDeskState } from '../use-desk-state';

/** Time in ms after which the number is asked for again. */
const pollMs = 60_000;

/** The number of new submissions; 0 for somebody who may not read them. */
export function useUnread(): number {
  const state = useDeskState().data;
  const { data } = useQuery({
    queryKey: ['unread'],
    queryFn: () => readDesk(unreadCount, '/unread'),
    enabled: state?.state === 'signed-in' && hasRight(state.person.role, 'submissions'),
    refetchInterval: pollMs,
    refetchIntervalInBackground: true,
  });
  return data?.unread ?? 0;
}
