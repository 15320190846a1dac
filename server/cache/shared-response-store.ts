import type { SharedFiles } from '../shared/shared-files';
import { QueuedResponseStore, type ResponsePlace } from './queued-response-store';
import type { ResponseStore } from './response-store';
import { parseResponseText, responseText } from './response-text';

/** The time of a row is newer than that in its text when the answer has not changed since. */
function placeIn(files: SharedFiles): ResponsePlace {
  return {
    read: async (name) => {
      const file = await files.read([name]);
      if (!file) return null;
      const response = parseResponseText(file.bytes.toString('utf8'));
      if (!response) await files.remove(name);
      return response && { ...response, fetchedAt: file.asOf };
    },
    write: (name, response) => {
      const { version, fetchedAt: asOf } = response;
      return files.keep({ name, version, asOf }, async () => Buffer.from(responseText(response)));
    },
    remove: (name) => files.remove(name),
  };
}

/** Keeps answers on the disk and, for all instances, in a shared database; the newer one of both is read. */
export function sharedResponseStore(
  local: QueuedResponseStore,
  files: SharedFiles,
  scope: string,
): ResponseStore {
  const shared = new QueuedResponseStore(placeIn(files), scope);
  return {
    read: async (key) => {
      const [own, other] = await Promise.all([local.read(key), shared.read(key)]);
      if (!other || (own && own.fetchedAt >= other.fetchedAt)) return own;
      local.write(key, other);
      return other;
    },
    write: (key, response) => {
      local.write(key, response);
      shared.write(key, response);
    },
    remove: (key) => {
      local.remove(key);
      shared.remove(key);
    },
    saved: async () => {
      await Promise.all([local.saved(), shared.saved()]);
    },
  };
}
