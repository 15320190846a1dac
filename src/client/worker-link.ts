import { isRefreshAnswer, type PageMessage, type RefreshAnswer } from '../model/worker/worker-messages';
import { workerUrl } from '../model/worker/worker-settings';

/** The connection of a page to the service worker. */
export interface WorkerLink {
  /** Has the worker keep what is at a path. */
  readonly keep: (path: string) => void;
  /** Asks for the newest version of what is at a path; `unchanged` if the worker does not answer. */
  readonly refresh: (path: string) => Promise<RefreshAnswer>;
  /** Whether the worker has answered the request for this page. */
  readonly hasAnswered: boolean;
}

/** URLs of the files that this page has loaded. */
function loadedFiles(): readonly string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}

/** Milliseconds to wait for an answer: the browser may end the worker before it answers. */
const answerTimeout = 60_000;

function refresh(worker: ServiceWorker, path: string): Promise<RefreshAnswer> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (data: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(isRefreshAnswer(data) ? data : { kind: 'unchanged' });
    };
    const timer = setTimeout(end, answerTimeout);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      end(data);
    };
    const message: PageMessage = { kind: 'refresh', path };
    worker.postMessage(message, [port2]);
  });
}

/** Registers the service worker and waits until it is active; null where there can be none, such as without https. */
export async function openWorkerLink(): Promise<WorkerLink | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { serviceWorker } = navigator;
  const hasAnswered = serviceWorker.controller !== null;
  try {
    await serviceWorker.register(workerUrl);
  } catch {
    // Forbidden by the visitor, or the script could not be fetched: the site works without it.
    return null;
  }
  const { active } = await serviceWorker.ready;
  if (!active) return null;
  let isKept = hasAnswered;
  return {
    hasAnswered,
    keep: (path) => {
      // Files of later pages come through the worker.
      const resources = serviceWorker.controller === null || !hasAnswered ? loadedFiles() : [];
      const message: PageMessage = { kind: 'shown', path, isKept, resources };
      isKept = false;
      (serviceWorker.controller ?? active).postMessage(message);
    },
    refresh: (path) => refresh(serviceWorker.controller ?? active, path),
  };
}
