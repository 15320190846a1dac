import type { SharedFiles } from '../../database/shared/shared-files';
import type { ResponsePlace } from './response-store';
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

/** Stores answers on the disk and, for all instances, in a shared database; the newer one of both is read. */
export function sharedResponses(local: ResponsePlace, files: SharedFiles): ResponsePlace {
  const shared = placeIn(files);
  return {
    read: async (name) => {
      const [own, common] = await Promise.all([local.read(name), shared.read(name)]);
      if (!common || (own && own.fetchedAt >= common.fetchedAt)) return own;
      await local.write(name, common);
      return common;
    },
    write: async (name, response) => {
      const stored = await Promise.all([local.write(name, response), shared.write(name, response)]);
      return stored.includes(true);
    },
    remove: async (name) => {
      await Promise.all([local.remove(name), shared.remove(name)]);
    },
  };
}
