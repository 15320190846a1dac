import { sharePath, shareWorkerUrl } from '../../api/shares-api';

/** Registers what keeps that which other apps share, where the browser can and the server has it. */
export function registerShareWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(shareWorkerUrl, { scope: sharePath }).catch(() => undefined);
}
