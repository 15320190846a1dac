/** Background Sync (https://wicg.github.io/background-sync/spec/), which TypeScript does not describe: not every browser has it. */
interface SyncManager {
  readonly register: (tag: string) => Promise<void>;
}

interface ServiceWorkerRegistration {
  readonly sync?: SyncManager;
}
