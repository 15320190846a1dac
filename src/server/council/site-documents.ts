import type { CheckedSite } from '../../engine/site/checked-site';
import type { DocumentProperties, DocumentStore } from '../media/document-store';
import type { KnownDocuments } from './document-properties';

/** The documents of a content folder: what is known of them, and the reading of the others. */
export interface SiteDocuments {
  /** Properties of the documents of a list; a document that is not known yet is read later, and the list is reported. */
  forList(list: string): KnownDocuments;
  /** Settles when what earlier readings say is known; reads no document. Never rejects. */
  prepare(): Promise<void>;
  /**
   * Reads the documents that lists name and that are not known yet, one after the other. What cannot be read because the
   * converter has too much to do is tried again later, a few times.
   * @param onBatch called when some more are known, with the lists that name them
   */
  read(onBatch: (lists: ReadonlySet<string>) => Promise<void>, signal?: AbortSignal): Promise<void>;
}

/** A document to read. */
interface Wanted {
  readonly withPicture: boolean;
  /** The lists that name it. */
  readonly lists: ReadonlySet<string>;
}

/** Documents that are read before the lists that name them are prepared again. */
const batchSize = 16;

/** How often documents are tried again. */
const mostRetries = 5;

/** The file that an address on this site names: `documents/a.pdf` for `/documents/a.pdf`; null for any other. */
function fileOf(address: string): string | null {
  if (!address.startsWith('/documents/')) return null;
  try {
    return decodeURI(address.slice(1));
  } catch {
    return null;
  }
}

/** Settles after some time, or when the signal is aborted. Without Node's timers, since stories run it in a browser. */
function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}

const isPdf = (name: string): boolean => /\.pdf$/i.test(name);

/**
 * Opens the documents of a site.
 * @param store null where only sizes are known
 * @param retryMs milliseconds until documents are tried again
 */
export function openSiteDocuments(
  { folder, documentSizes }: Pick<CheckedSite, 'folder' | 'documentSizes'>,
  store: DocumentStore | null,
  retryMs = 60_000,
): SiteDocuments {
  const known = new Map<string, DocumentProperties | null>();
  const wanted = new Map<string, Wanted>();
  let looking: Promise<void> | undefined;

  async function lookUp(): Promise<void> {
    const names = Object.keys(documentSizes).filter(isPdf);
    const found = await store?.known(folder, names);
    for (const [name, properties] of found ?? []) known.set(name, properties);
  }

  function isKnown(name: string, withPicture: boolean): boolean {
    const properties = known.get(name);
    return (
      properties === null || (properties !== undefined && !(withPicture && properties.preview === undefined))
    );
  }

  function want(name: string, withPicture: boolean, list: string): void {
    const before = wanted.get(name);
    const lists = new Set(before?.lists).add(list);
    wanted.set(name, { withPicture: withPicture || (before?.withPicture ?? false), lists });
  }

  /** Reads a wanted document; the lists that name it, or null when it has to be tried again. */
  async function readWanted(documents: DocumentStore, name: string): Promise<ReadonlySet<string> | null> {
    const { withPicture = false, lists = new Set<string>() } = wanted.get(name) ?? {};
    wanted.delete(name);
    const properties = await documents.read(folder, name, { withPicture }).catch(() => undefined);
    if (properties === undefined) {
      for (const list of lists) want(name, withPicture, list);
      return null;
    }
    known.set(name, properties);
    return lists;
  }

  /** Reads documents in batches; the names of those that have to be tried again. */
  async function readAll(
    documents: DocumentStore,
    names: readonly string[],
    onBatch: (lists: ReadonlySet<string>) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<readonly string[]> {
    const postponed: string[] = [];
    for (let start = 0; start < names.length && !signal?.aborted; start += batchSize) {
      const batch = new Set<string>();
      for (const name of names.slice(start, start + batchSize)) {
        if (signal?.aborted) break;
        const lists = await readWanted(documents, name);
        if (!lists) postponed.push(name);
        for (const list of lists ?? []) batch.add(list);
      }
      if (batch.size > 0) await onBatch(batch);
    }
    return postponed;
  }

  return {
    prepare: () =>
      (looking ??= lookUp().catch(() => {
        // The next list looks again.
        looking = undefined;
      })),
    forList: (list) => ({
      find: (address, withPicture) => {
        const name = fileOf(address);
        if (name === null || !Object.hasOwn(documentSizes, name)) return null;
        if (isPdf(name) && !isKnown(name, withPicture)) want(name, withPicture, list);
        return { bytes: documentSizes[name] ?? 0, ...known.get(name) };
      },
    }),
    read: async (onBatch, signal) => {
      if (!store) return;
      let names: readonly string[] = [...wanted.keys()];
      for (let retries = 0; retries <= mostRetries && names.length > 0 && !signal?.aborted; retries += 1) {
        if (retries > 0) await pause(retryMs, signal);
        names = await readAll(store, names, onBatch, signal);
      }
    },
  };
}
