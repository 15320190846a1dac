/// <reference lib="webworker" />
import { isObject } from '../../engine/json/json';
import type { WorkerSettings } from '../../engine/worker/worker-settings';

declare const self: ServiceWorkerGlobalScope;

/** The global scope of the service worker. */
export const scope = self;

/** The server writes them before this script, so that only their presence is checked. */
const isSettings = (value: unknown): value is WorkerSettings => isObject(value) && 'languages' in value;

function readSettings(): WorkerSettings {
  const value: unknown = Reflect.get(self, 'siteSettings');
  if (!isSettings(value)) throw new Error('The service worker has no settings.');
  return value;
}

/** Settings of the site, from the server. */
export const settings = readSettings();
