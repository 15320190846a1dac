import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Message of a tab of the desk to the others: drafts were changed, somebody signed in or out, or what was shared was used. */
export type TabMessage = 'content' | 'state' | 'shares';

let opened: BroadcastChannel | null = null;

/** The one channel of this tab: another one would bring its own messages back to it. */
function channelOfTab(): BroadcastChannel {
  opened ??= new BroadcastChannel('desk');
  return opened;
}

/** Tells the other tabs of this browser that something was changed. */
export function tellOtherTabs(message: TabMessage): void {
  channelOfTab().postMessage(message);
}

/** Loads again what another tab has changed. */
export function useOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = channelOfTab();
    const load = ({ data }: MessageEvent<unknown>) => {
      if (data === 'content' || data === 'state' || data === 'shares')
        void client.invalidateQueries({ queryKey: [data] });
      if (data === 'content') void client.invalidateQueries({ queryKey: ['drafts'] });
    };
    channel.addEventListener('message', load);
    return () => {
      channel.removeEventListener('message', load);
    };
  }, [client]);
}
