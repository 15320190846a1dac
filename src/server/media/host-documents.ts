import { documentType } from '../../engine/binding/document-file';
import { boundedMap } from '../jobs/bounded-map';
import { createQueue } from '../jobs/queue';
import type { DocumentProperties, DocumentReading } from './document-store';
import { fetchPdf } from './fetch-pdf';
import { urlOnHost } from './url-on-host';

/** Properties of a document: its size, and of a PDF its pages. */
export interface KnownDocument extends Partial<DocumentProperties> {
  readonly bytes: number;
}

/** Documents of the council's own server that its records name by URL. */
export interface HostDocuments {
  /**
   * Properties of a document on the council's host; null for none, and `unread` for one that will be read soon.
   *
   * @param host such as https://api.example.in/
   * @param withPicture whether the picture of the first page is needed
   */
  find(url: string, host: string, withPicture: boolean): KnownDocument | 'unread' | null;
  /** Settles when all documents that were looked up are read. */
  settled(): Promise<void>;
  /** Ends the reading. */
  close(): void;
}

export interface HostDocumentsOptions {
  readonly read: (url: string, pdf: Buffer, withPicture: boolean) => Promise<DocumentReading>;
  /** Whether a picture is still stored. */
  readonly isKept: (url: string) => Promise<boolean>;
  /** In ms, by default 30 s. */
  readonly timeout?: number;
  /** The time in ms. */
  readonly now?: () => number;
}

/** Documents that are read or wait for it; the others are looked up again with a later answer. */
const maxLoading = 500;
/** Ms after which a document is fetched again, since its content may have changed: a day. */
const freshTime = 86_400_000;
/** Ms after which an answer without a document, and a request or a reading that failed, are tried again. */
const retryTimes = { refused: 3_600_000, failed: 600_000 } as const;

const unread: DocumentReading = { properties: null, isFinal: false };
const noPdf: DocumentReading = { properties: null, isFinal: true };

/** Ms for which an answer with an unread document counts as incomplete. */
const soon = 60_000;

interface Loading {
  /** The time in ms. */
  readonly since: number;
  readonly done: Promise<void>;
}

interface Entry {
  readonly document: KnownDocument | null;
  readonly withPicture: boolean;
  readonly until: number;
}

/** Opens the documents of the council's own server. They are fetched one at a time, which bounds those in memory. */
export function openHostDocuments(options: HostDocumentsOptions): HostDocuments {
  const { read, isKept, timeout = 30_000, now = Date.now } = options;
  const known = boundedMap<Entry>(5_000);
  const loading = new Map<string, Loading>();
  const turns = createQueue({ concurrency: 1 });
  let isClosed = false;

  async function fetchAndRead(url: string, target: URL, withPicture: boolean): Promise<Entry> {
    const fetched = await fetchPdf(target, documentType(url) === 'PDF', timeout);
    if (typeof fetched === 'string') {
      const document = fetched === 'failed' ? (known.get(url)?.document ?? null) : null;
      return { document, withPicture, until: now() + retryTimes[fetched] };
    }
    const { bytes, pdf } = fetched;
    const { properties, isFinal } = pdf ? await read(url, pdf, withPicture).catch(() => unread) : noPdf;
    const document = bytes === null ? null : { bytes, ...properties };
    return { document, withPicture, until: now() + (isFinal ? freshTime : retryTimes.failed) };
  }

  async function load(url: string, target: URL, withPicture: boolean): Promise<void> {
    const read = async () => {
      if (!isClosed) known.set(url, await fetchAndRead(url, target, withPicture));
    };
    await turns.run(read).finally(() => loading.delete(url));
  }

  /** Reads a document, unless it is read already or too many wait; whether it will be known soon. */
  function loadLater(url: string, target: URL, withPicture: boolean): boolean {
    const before = loading.get(url);
    if (before) return now() - before.since < soon;
    if (loading.size >= maxLoading) return false;
    loading.set(url, { since: now(), done: load(url, target, withPicture) });
    return true;
  }

  /** A document whose picture was deleted to make room is read again for the next answer. */
  async function forgetWithoutPicture(url: string, { document }: Entry): Promise<void> {
    const preview = document?.preview;
    if (typeof preview === 'string' && !(await isKept(preview))) known.delete(url);
  }

  return {
    find: (url, host, withPicture) => {
      const target = documentType(url) === null ? null : urlOnHost(url, host);
      if (!target) return null;
      const entry = known.get(url);
      if (entry) void forgetWithoutPicture(url, entry).catch(() => undefined);
      const isKnown = entry !== undefined && (entry.withPicture || !withPicture);
      const isComing =
        (!isKnown || entry.until < now()) &&
        loadLater(url, target, withPicture || entry?.withPicture === true);
      return isComing && !isKnown ? 'unread' : (entry?.document ?? null);
    },
    settled: async () => {
      while (loading.size > 0) await Promise.all([...loading.values()].map(({ done }) => done));
    },
    close: () => {
      isClosed = true;
    },
  };
}
