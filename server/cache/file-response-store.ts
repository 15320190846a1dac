import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { parseJson } from '../../src/model/json/json';
import { textInSlices, versionOfText } from '../council/content-version';
import type { CouncilResponse } from '../council/council';
import { type BoundedFolder, type BoundedFolderOptions, openBoundedFolder } from '../files/bounded-folder';
import type { Log } from '../log';
import type { ResponseStore } from './response-store';

export interface FileResponseStoreOptions {
  /** The files are in its folder `answers`. */
  readonly dataDir: string;
  /** What the answers depend on beside their request: the council's server and the config. Others are not read. */
  readonly scope: string;
  readonly log: Log;
  /** Bytes that the files may take. */
  readonly quota?: number;
  readonly freeSpace?: BoundedFolderOptions['freeSpace'];
}

/** What is known to be in a file. */
interface Written {
  readonly version: string;
  readonly fetchedAt: number;
}

/** An answer in a file: one of the council's server. */
type StoredResponse = CouncilResponse & Written;

const defaultQuota = 128_000_000;
/** Milliseconds after which an unchanged answer is written again, for its time. */
const rewriteAfter = 600_000;
/** Answers that wait to be written; more are not kept. */
const maxWaiting = 500;

/** First line of a file; the second is the envelope. */
const headerSchema = z.strictObject({ version: z.string(), fetchedAt: z.number(), leftOut: z.number() });
const envelopeSchema = z.strictObject({
  status: z.literal(true),
  data: z.array(z.unknown()).nullable(),
  message: z.string().nullable(),
});

async function fileText({ version, fetchedAt, leftOut, envelope }: CouncilResponse): Promise<string> {
  return `${JSON.stringify({ version, fetchedAt, leftOut })}\n${await textInSlices(envelope)}`;
}

/** The answer in the text of a file; null when it is not as it was written. */
function parseFile(text: string): StoredResponse | null {
  const end = text.indexOf('\n');
  const header = headerSchema.safeParse(parseJson(text.slice(0, end)));
  const json = text.slice(end + 1);
  if (!header.success || versionOfText(json, header.data.leftOut) !== header.data.version) return null;
  const envelope = envelopeSchema.safeParse(parseJson(json));
  return envelope.success ? { status: 200, envelope: envelope.data, ...header.data } : null;
}

class FileResponseStore implements ResponseStore {
  private readonly written = new LRUCache<string, Written>({ max: 20_000 });
  /** File name → the answer to write; null to delete the file. */
  private readonly waiting = new Map<string, CouncilResponse | null>();
  private saving = Promise.resolve();

  constructor(
    private readonly folder: BoundedFolder,
    private readonly scope: string,
  ) {}

  async read(key: string): Promise<CouncilResponse | null> {
    const name = this.nameOf(key);
    this.written.delete(name);
    const path = await this.folder.find(name);
    if (path === null) return null;
    const response = parseFile(await readFile(path, 'utf8').catch(() => ''));
    if (response) this.remember(name, response);
    else await this.folder.remove(name);
    return response;
  }

  write(key: string, response: CouncilResponse): void {
    const name = this.nameOf(key);
    const { version, fetchedAt } = response;
    const last = this.written.get(name);
    if (fetchedAt === null || this.waiting.size >= maxWaiting) return;
    if (last?.version === version && fetchedAt - last.fetchedAt < rewriteAfter) return;
    this.remember(name, { version, fetchedAt });
    this.enqueue(name, response);
  }

  remove(key: string): void {
    const name = this.nameOf(key);
    this.written.delete(name);
    this.enqueue(name, null);
  }

  saved(): Promise<void> {
    return this.saving;
  }

  private nameOf(key: string): string {
    const hash = createHash('sha256').update(`${this.scope}\n${key}`).digest('hex');
    return `${hash.slice(0, 40)}.json`;
  }

  private remember(name: string, { version, fetchedAt }: Written): void {
    this.written.set(name, { version, fetchedAt });
  }

  private enqueue(name: string, response: CouncilResponse | null): void {
    this.waiting.set(name, response);
    this.saving = this.saving.then(() => this.save(name));
  }

  /** One file after the other, since each text may have some megabytes. */
  private async save(name: string): Promise<void> {
    const response = this.waiting.get(name);
    if (response === undefined) return;
    this.waiting.delete(name);
    if (response === null) return this.folder.remove(name);
    const isWritten = await this.folder.write(name, Buffer.from(await fileText(response)));
    if (!isWritten) this.written.delete(name);
  }
}

/** Opens the store of one council's server; its folder need not exist and may be deleted at any time. */
export async function openFileResponseStore({
  dataDir,
  scope,
  log,
  quota = defaultQuota,
  freeSpace,
}: FileResponseStoreOptions): Promise<ResponseStore> {
  const folder = await openBoundedFolder({
    path: join(dataDir, 'answers'),
    contents: 'answers of the council’s server',
    pattern: /^[0-9a-f]{40}\.json$/,
    quota,
    log,
    ...(freeSpace && { freeSpace }),
  });
  return new FileResponseStore(folder, scope);
}
