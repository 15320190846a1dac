import { pushRenewalPath } from '../../engine/push/push-message';

/** Tells the site which subscription takes the place of another; whether it has noted that. */
async function tellSite(endpoint: string, subscription: PushSubscription): Promise<boolean> {
  const { ok } = await fetch(pushRenewalPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, subscription }),
  });
  return ok;
}

/**
 * Subscribes again where the browser has ended a subscription, and tells the site. Without the former one the site cannot know whose
 * place the new one takes: then there is none, as after a failure, and the next page with a button for the list subscribes again.
 */
export async function renewSubscription(
  pushManager: Pick<PushManager, 'subscribe'>,
  former: PushSubscription | null,
  given: PushSubscription | null,
): Promise<void> {
  if (!former) {
    await given?.unsubscribe();
    return;
  }
  const { userVisibleOnly, applicationServerKey } = former.options;
  const subscription = given ?? (await pushManager.subscribe({ userVisibleOnly, applicationServerKey }));
  const isNoted = await tellSite(former.endpoint, subscription).catch(() => false);
  if (!isNoted) await subscription.unsubscribe();
}
