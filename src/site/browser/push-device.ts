/** The key of the site as older browsers need it. */
function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isSameKey(subscription: PushSubscription, key: Uint8Array): boolean {
  const { applicationServerKey } = subscription.options;
  if (!applicationServerKey) return false;
  const known = new Uint8Array(applicationServerKey);
  return known.length === key.length && known.every((byte, index) => byte === key[index]);
}

/** Time in ms for a service worker to be installed. */
const activeMs = 20_000;

/** Waits until a worker runs. Rejects when it takes too long. */
function whenActive(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing ?? registration.waiting;
  if (registration.active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('The service worker was not installed.'));
    }, activeMs);
    worker.addEventListener('statechange', () => {
      if (worker.state !== 'activated') return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/** The subscription of this browser at a worker, which is registered for it. A former one of another key is replaced. */
export async function subscribeDevice(
  worker: { readonly url: string; readonly scope: string },
  key: string,
): Promise<PushSubscription> {
  const registration = await navigator.serviceWorker.register(worker.url, { scope: worker.scope });
  await whenActive(registration);
  const { pushManager } = registration;
  const applicationServerKey = keyBytes(key);
  const known = await pushManager.getSubscription();
  if (known && isSameKey(known, applicationServerKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** The subscription that this browser has at the worker of a scope; null without one. */
export async function subscribedDevice(scope: string): Promise<PushSubscription | null> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const own = registrations.find((one) => new URL(one.scope).pathname === scope);
  return own ? own.pushManager.getSubscription() : null;
}
