import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { pathInFolder } from '../files/path-in-folder';
import type { Log } from '../log';
import { attempt, type Conversions, store as storePicture } from './conversions';
import { type FileIndex, openFileIndex } from './file-index';
import type { Urgency } from '../jobs/queue';
import type { JobFailure } from './media-converter';
import type { PdfContent } from './media-job';

/** Properties of a PDF beside its size. */
export interface DocumentProperties {
  readonly pages: number;
  /** URL of the picture of its first page; null where that cannot be rendered, undefined where no page needs it. */
  readonly preview?: string | null | undefined;
}

/** The PDFs of a content folder, each read once. A name is that of a file in the folder, such as `documents/a.pdf`. */
export interface DocumentStore {
  /** Results of earlier readings of files that have not changed since, by name; null for one that cannot be read. */
  known(folder: string, names: readonly string[]): Promise<ReadonlyMap<string, DocumentProperties | null>>;
  /**
   * Reads a document, by default when the converter has nothing more urgent; null for one that cannot be read, undefined
   * when the converter has too much to do.
   */
  read(folder: string, name: string, options: ReadOptions): Promise<DocumentProperties | null | undefined>;
  /** Reads a PDF that was fetched from a URL when the converter has nothing more urgent. */
  readFetched(url: string, pdf: Buffer, withPicture: boolean): Promise<DocumentReading>;
  /** Settles when the index is on disk. */
  saved(): Promise<void>;
}

/** Result of reading a fetched document. */
export interface DocumentReading {
  /** Null where the document was not read. */
  readonly properties: DocumentProperties | null;
  /** False where a later reading may say more: the converter had no time for it, or the disk no room for its picture. */
  readonly isFinal: boolean;
}

export interface ReadOptions {
  /** Whether the picture of the first page is made. */
  readonly withPicture: boolean;
  /** By default `background`. */
  readonly urgency?: Urgency;
}

interface Documents extends Conversions {
  readonly log: Log;
  readonly index: FileIndex<IndexEntry>;
  /** Picture name → how to make it again when it was deleted or evicted. */
  readonly contentOf: Map<string, () => Promise<unknown>>;
  readonly warned: Set<string>;
}

/** A document in a content folder. */
interface StoredDocument {
  readonly folder: string;
  readonly name: string;
  /** Path without symbolic links. */
  readonly path: string;
  /** Path, modification time and size. */
  readonly key: string;
  readonly bytes: number;
}

/** Bytes of the largest document that is read. */
export const largestPdf = 20_000_000;
/** Part of every key; a change reads all documents again. */
const readingVersion = '1';

const entrySchema = z.nullable(
  z.object({
    pages: z.number(),
    /** Name of the picture; null where the page cannot be rendered, absent where no page needs it. */
    picture: z.nullable(z.string()).exactOptional(),
  }),
);

type IndexEntry = z.infer<typeof entrySchema>;

/** A document of the folder; null for what is no file of it, such as a link out of it. */
async function findDocument(folder: string, name: string): Promise<StoredDocument | null> {
  try {
    const path = await pathInFolder(folder, name);
    if (path === null) return null;
    const file = await stat(path);
    if (!file.isFile()) return null;
    const key = `${readingVersion}|${path}|${file.mtimeMs}|${file.size}`;
    return { folder, name, path, key, bytes: file.size };
  } catch {
    return null;
  }
}

function warn({ log, warned }: Documents, name: string, reason: string): void {
  if (warned.has(name)) return;
  warned.add(name);
  log.warn(`${name}: ${reason}; pages show neither its first page nor how many it has`);
}

const reasons: Readonly<Record<Exclude<JobFailure, 'busy'>, string>> = {
  broken: 'this PDF is broken or opens with a password only',
  timeout: 'this PDF takes too long to read',
};

const visitorWaits: ReadOptions = { withPicture: true, urgency: 'visitor' };

function propertiesOf(
  documents: Documents,
  { folder, name }: StoredDocument,
  entry: IndexEntry,
): DocumentProperties | null {
  if (entry === null) {
    warn(documents, name, reasons.broken);
    return null;
  }
  const { pages, picture } = entry;
  if (picture === undefined) return { pages };
  if (picture !== null) documents.contentOf.set(picture, () => read(documents, folder, name, visitorWaits));
  return { pages, preview: picture === null ? null : `/media/${picture}` };
}

/** Name of the stored picture; null for none, and undefined where there is no room for it. */
async function storePage(
  documents: Documents,
  { hash, picture }: PdfContent,
  key: string,
): Promise<string | null | undefined> {
  if (picture === null) return null;
  const name = `${hash}-${picture.width}x${picture.height}.webp`;
  const isStored =
    (await documents.media.find(name)) !== null || (await storePicture(documents, key, name, picture.bytes));
  return isStored ? name : undefined;
}

async function read(
  documents: Documents,
  folder: string,
  name: string,
  { withPicture, urgency = 'background' }: ReadOptions,
): Promise<DocumentProperties | null | undefined> {
  const { converter, index } = documents;
  const document = await findDocument(folder, name);
  if (!document) return null;
  if (document.bytes > largestPdf) {
    warn(documents, name, 'this PDF has more than 20 MB');
    return null;
  }
  const { path, key } = document;
  const job = { document: path, withPicture };
  const result = await attempt(documents, key, () => converter.readDocument(job, urgency));
  if (result === 'busy') return undefined;
  if (result === 'broken') index.set(key, null);
  if (typeof result === 'string') {
    warn(documents, name, reasons[result]);
    return null;
  }
  const picture = withPicture ? await storePage(documents, result, key) : undefined;
  const entry = { pages: result.pages, ...(picture !== undefined && { picture }) };
  index.set(key, entry);
  return propertiesOf(documents, document, entry);
}

async function readFetched(
  documents: Documents,
  url: string,
  pdf: Buffer,
  withPicture: boolean,
): Promise<DocumentReading> {
  const job = { document: pdf, withPicture };
  const result = await attempt(documents, url, () => documents.converter.readDocument(job, 'background'));
  if (typeof result === 'string') return { properties: null, isFinal: result === 'broken' };
  const { pages } = result;
  const picture = withPicture ? await storePage(documents, result, url) : null;
  const preview = typeof picture === 'string' && { preview: `/media/${picture}` };
  return { properties: { pages, ...preview }, isFinal: picture !== undefined };
}

async function known(
  documents: Documents,
  folder: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, DocumentProperties | null>> {
  const looked = names.map(async (name) => {
    const document = await findDocument(folder, name);
    const entry = document ? documents.index.get(document.key) : null;
    return document && entry !== undefined ? [[name, propertiesOf(documents, document, entry)] as const] : [];
  });
  return new Map((await Promise.all(looked)).flat());
}

/** Opens the documents whose pictures are stored with these conversions. */
export async function openDocumentStore(parts: Omit<Documents, 'index'>): Promise<DocumentStore> {
  const index = await openFileIndex(join(parts.media.path, 'documents.json'), entrySchema);
  const documents: Documents = { ...parts, index };
  return {
    known: (folder, names) => known(documents, folder, names),
    read: (folder, name, options) => read(documents, folder, name, options),
    readFetched: (url, pdf, withPicture) => readFetched(documents, url, pdf, withPicture),
    saved: () => index.saved(),
  };
}
