import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { brotliText } from '../http/brotli-text';
import type { Encoding } from './accept-encoding';

/** The bytes of a page in every coding in which it is sent. */
export interface PageBody {
  /** Weak, since the codings share it. */
  readonly etag: string;
  readonly bytes: Readonly<Record<Encoding, Buffer>>;
}

interface Quality {
  /** 0 to 11. */
  readonly brotli: number;
  /** 0 to 9. */
  readonly gzip: number;
}

/** For the first visitor, who waits. */
const quick: Quality = { brotli: 4, gzip: 6 };
/** For all later visitors; brotli takes about 50 times as long as with `quick`. */
const best: Quality = { brotli: 11, gzip: 9 };

const gzipBytes = promisify<Buffer, { level: number }, Buffer>(gzip);

/** Weak ETag of a page: the base64 of the SHA-256 of its HTML. */
function etagOf(html: Buffer): string {
  return `W/"${createHash('sha256').update(html).digest('base64')}"`;
}

/** Compresses a page fast, in threads of their own. */
export async function createPageBody(html: string): Promise<PageBody> {
  const identity = Buffer.from(html);
  const [br, compressed] = await Promise.all([
    brotliText(identity, quick.brotli),
    gzipBytes(identity, { level: quick.gzip }),
  ]);
  return { etag: etagOf(identity), bytes: { identity, br, gzip: compressed } };
}

/** Compresses a page as well as possible, one coding after the other, in a thread of its own. */
export async function compressBest({ etag, bytes }: PageBody): Promise<PageBody> {
  const { identity } = bytes;
  const compressed = await gzipBytes(identity, { level: best.gzip });
  const br = await brotliText(identity, best.brotli);
  return { etag, bytes: { identity, br, gzip: compressed } };
}

/** Number of bytes that a page holds in memory. */
export function sizeOfBody({ bytes }: PageBody): number {
  return bytes.identity.length + bytes.br.length + bytes.gzip.length;
}

const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names an ETag, weak or strong (RFC 9110, 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const wanted = opaqueTag(etag);
  return ifNoneMatch.split(',').some((tag) => opaqueTag(tag) === wanted);
}
