import { useQuery } from '@tanstack/react-query';
import { readDevicePush } from './device-push';

/** Key of what `useDevicePush` reads. */
export const devicePushKey = ['push'];

/** Whether the person is notified on this device; null where nobody can be. */
export function useDevicePush() {
  const { data } = useQuery({ queryKey: devicePushKey, queryFn: readDevicePush });
  return data ?? null;
}
