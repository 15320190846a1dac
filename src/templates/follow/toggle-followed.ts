import { canPush } from '../../site/browser/can-push';

/** What the visitor is told. */
export type Status =
  | 'idle'
  | 'asking'
  | 'working'
  | 'followed'
  | 'ended'
  | 'denied'
  | 'full'
  | 'failed'
  | 'unable';

/** Asks for the permission of the browser at the press, as some browsers demand. Null where the visitor may follow a list. */
async function refusalOf(tell: (status: Status) => void): Promise<Status | null> {
  if (!canPush()) return 'unable';
  if (Notification.permission === 'default') tell('asking');
  const permission = await Notification.requestPermission();
  return permission === 'granted' ? null : 'denied';
}

interface Press {
  readonly source: string;
  readonly isFollowed: boolean;
  readonly language: string;
}

/** Follows a list, or ends that, and tells what it does meanwhile. Resolves with what came of it. */
export async function toggleFollowed(
  { source, isFollowed, language }: Press,
  tell: (status: Status) => void,
): Promise<Status> {
  const refusal = isFollowed ? null : await refusalOf(tell);
  if (refusal) return refusal;
  tell('working');
  try {
    const { changeFollowed } = await import('./change-followed');
    return await changeFollowed(source, !isFollowed, language);
  } catch {
    return 'failed';
  }
}
