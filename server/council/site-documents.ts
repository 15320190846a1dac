import type { CheckedSite } from '../../src/model/site/checked-site';
import type { DocumentProperties, DocumentStore } from '../media/document-store';
import type { KnownDocuments } from './document-properties';

/** The documents of a content folder: what is known of them, and the reading of the others. */
export interface SiteDocuments {
  /** What is known for the records of a list; a document that is not known yet is read later, and the list is reported. */
  forList(list: string): KnownDocuments;
  /** Settles when what earlier readings say is known; reads no document. Never rejects. */
  prepare(): Promise<void>;
  /**
   * Reads the documents that lists name and that are not known yet, one after the other.
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

/** The file that an address on this site names: `documents/a.pdf` for `/documents/a.pdf`; null for any other. */
function fileOf(address: string): string | null {
  if (!address.startsWith('/documents/')) return null;
  try {
    return decodeURI(address.slice(1));
  } catch {
    return null;
  }
}

const isPdf = (name: string): boolean => /\.pdf$/i.test(name);

/**
 * Opens the documents of a site.
 * @param store null where only sizes are known
 */
export function openSiteDocuments(
  { folder, documentSizes }: Pick<CheckedSite, 'folder' | 'documentSizes'>,
  store: DocumentStore | null,
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

  /** Reads some documents; the lists that name them. */
  async function readBatch(names: readonly string[], signal?: AbortSignal): Promise<ReadonlySet<string>> {
    const lists = new Set<string>();
    for (const name of names) {
      if (signal?.aborted) break;
      const { withPicture = false, lists: naming = [] } = wanted.get(name) ?? {};
      wanted.delete(name);
      const turn = { priority: 'later', signal } as const;
      const properties = await store?.read(folder, name, { withPicture, turn }).catch(() => null);
      known.set(name, properties ?? null);
      for (const list of naming) lists.add(list);
    }
    return lists;
  }

  return {
    prepare: () => (looking ??= lookUp()),
    forList: (list) => ({
      find: (address, withPicture) => {
        const name = fileOf(address);
        if (name === null || !Object.hasOwn(documentSizes, name)) return null;
        if (isPdf(name) && !isKnown(name, withPicture)) want(name, withPicture, list);
        return { bytes: documentSizes[name] ?? 0, ...known.get(name) };
      },
    }),
    read: async (onBatch, signal) => {
      const names = [...wanted.keys()];
      for (let start = 0; start < names.length && !signal?.aborted; start += batchSize) {
        await onBatch(await readBatch(names.slice(start, start + batchSize), signal));
      }
    },
  };
}
