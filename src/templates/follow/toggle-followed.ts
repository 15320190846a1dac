import { canPush } from '../../site/browser/can-push';
import { readFollowed } from '../../site/browser/followed-lists';

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

/** Subscribes this device again where it follows lists and its browser has ended the subscription; the next page tries again after a failure. */
export async function keepFollowing(language: string): Promise<void> {
  if (readFollowed().length === 0) return;
  try {
    const { renewFollowed } = await import('./change-followed');
    await renewFollowed(language);
  } catch {
    // Without a connection, the buttons say what is followed.
  }
}
