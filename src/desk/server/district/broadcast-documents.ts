import { isObject, type JsonObject } from '../../../engine/json/json';
import { filesIn } from '../content/content-changes';
import type { DeskContent } from '../content/desk-content';
import { siteFolderOf } from '../content/publish/publish-drafts';

const isDocument = (value: unknown): value is string =>
  filesIn(value).some((file) => file === value && file.startsWith('documents/'));

function withAddress(value: unknown, publicAddress: string): unknown {
  if (isDocument(value)) return new URL(`/${value}`, publicAddress).href;
  if (Array.isArray(value)) return value.map((one: unknown) => withAddress(one, publicAddress));
  if (!isObject(value)) return value;
  return withAddresses(value, publicAddress);
}

/**
 * A record as other sites show it: a document that was sent at the desk is at the address that it has at the site of this
 * desk.
 */
export function withAddresses(record: JsonObject, publicAddress: string): JsonObject {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, withAddress(value, publicAddress)]),
  );
}

/** Puts the documents of a record into the content of the site of this desk, which serves them to all. */
export async function publishDocuments(content: DeskContent, record: JsonObject): Promise<void> {
  const documents = filesIn(record).filter(isDocument);
  if (documents.length === 0) return;
  await content.options.uploads.publish(documents, siteFolderOf(content).content);
}
