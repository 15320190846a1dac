// Shows notifications (docs/decisions/0068-web-push.md): part of the service worker of a site whose lists can be followed,
// and the worker of the desk.
/// <reference lib="webworker" />
import { isObject } from '../../engine/json/json';
import type { PushMessage } from '../../engine/push/push-message';
import { renewSubscription } from './renew-subscription';

declare const self: ServiceWorkerGlobalScope;

const texts = ['title', 'text', 'link', 'lang', 'tag'] as const;

/** What only the site can have encrypted; null for anything else. */
function readMessage(data: PushMessageData | null): PushMessage | null {
  let value: unknown;
  try {
    value = data?.json();
  } catch {
    return null;
  }
  const isMessage = (one: unknown): one is PushMessage =>
    isObject(one) && texts.every((name) => typeof one[name] === 'string');
  return isMessage(value) ? value : null;
}

/** The address that a notification opens: a page of this site. */
function addressOf(link: unknown): string {
  const { origin } = self.location;
  const url = typeof link === 'string' ? new URL(link, origin) : null;
  return url?.origin === origin ? url.href : origin;
}

async function open(address: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const shown = pages.find(({ url }) => url === address);
  if (shown) await shown.focus();
  else await self.clients.openWindow(address);
}

self.addEventListener('push', (event) => {
  const message = readMessage(event.data);
  if (!message) return;
  const { title, text: body, link, lang, dir, tag } = message;
  event.waitUntil(self.registration.showNotification(title, { body, lang, dir, tag, data: link }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(addressOf(event.notification.data)));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  const change: unknown = event;
  const subscriptionOf = (name: string): PushSubscription | null => {
    const value: unknown = isObject(change) ? Reflect.get(change, name) : null;
    return value instanceof PushSubscription ? value : null;
  };
  if (event instanceof ExtendableEvent)
    event.waitUntil(
      renewSubscription(
        self.registration.pushManager,
        subscriptionOf('oldSubscription'),
        subscriptionOf('newSubscription'),
      ),
    );
});
