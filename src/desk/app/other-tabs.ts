import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Message of a tab of the desk to the others: drafts were changed, or somebody signed in or out. */
export type TabMessage = 'content' | 'state';

const name = 'desk';

/** Tells the other tabs of this browser that something was changed. */
export function tellOtherTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(message);
  channel.close();
}

/** Loads again what another tab has changed. */
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'content' || data === 'state') void client.invalidateQueries({ queryKey: [data] });
      if (data === 'content') void client.invalidateQueries({ queryKey: ['drafts'] });
    };
    return () => {
      channel.close();
    };
  }, [client]);
}
