import { createHash } from 'node:crypto';
import type { CouncilRecord } from '../../engine/record/record';
import type { Envelope } from '../../engine/site-config.generated';
import type { SourceData } from '../../engine/source/envelope';
import type { SourceRequest } from '../../engine/source/source-request';

/** The answer of a council to a request. */
export interface CouncilResponse {
  /**
   * HTTP status: 200, 400 (a parameter is missing), 404 (unknown path), 502 (no usable answer), 503 (not called), 504
   * (timeout).
   */
  readonly status: number;
  /** The records, or that the council has no data; null after a failure. */
  readonly list: SourceData | null;
  /** The council's message about the list, or the reason of a failure. */
  readonly message: string | null;
  /** Number of records that do not fit their entity and are not in the list. */
  readonly leftOut: number;
  /**
   * Content version, equal for equal answers: 16 characters of a SHA-256 in Base64url, followed by a space and `asOf`
   * if the answer is marked as old.
   */
  readonly version: string;
  /** Milliseconds since the epoch when the council's server gave it; null for the site's own content and failures. */
  readonly fetchedAt: number | null;
  /** The same time in ISO format, if a page should say from when the records are (B4.5.6). */
  readonly asOf?: string;
}

/** The council's data: the content folder or the council's own server. A request never rejects. */
export interface Council {
  get(request: SourceRequest): Promise<CouncilResponse>;
  /**
   * Version of the answer that `get` would give at once, from memory; undefined if it would have to wait. Starts a
   * background refresh of an answer that is no longer fresh. Costs no I/O and no hashing.
   */
  currentVersion(request: SourceRequest): string | undefined;
}

/** The version of an answer that is marked as old (B4.5.6). */
export function agedVersion(version: string, asOf: string): string {
  return `${version} ${asOf}`;
}

/** Whether a version is that of the same answer, which has been marked as old since. */
export function isAgedVersionOf(version: string, current: string | undefined): boolean {
  return current?.startsWith(`${version} `) ?? false;
}

type Content = Pick<CouncilResponse, 'list' | 'message' | 'leftOut'>;

/** The content version of an answer. */
export function answerVersion({ list, message, leftOut }: Content): string {
  const text = JSON.stringify([list, message, leftOut]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

function responseOf(status: number, content: Content, fetchedAt: number | null): CouncilResponse {
  return { status, ...content, version: answerVersion(content), fetchedAt };
}

/** An answer without records and the reason. */
export function failureResponse(status: number, message: string): CouncilResponse {
  return responseOf(status, { list: null, message, leftOut: 0 }, null);
}

function listOf(records: readonly CouncilRecord[] | null, updated: string | null | undefined): SourceData {
  return { records: records ?? [], missing: records === null, ...(updated && { updated }) };
}

/**
 * An answer with records of the site itself.
 * @param updated day of their last change, YYYY-MM-DD
 */
export function successResponse(
  records: readonly CouncilRecord[],
  leftOut: number,
  updated?: string,
): CouncilResponse {
  return responseOf(200, { list: listOf(records, updated), message: null, leftOut }, null);
}

/**
 * An answer that the council's server gives now.
 * @param records null when it holds no data at all
 */
export function upstreamResponse(
  records: readonly CouncilRecord[] | null,
  leftOut: number,
  { message, updated }: { readonly message: string | null; readonly updated: string | null },
): CouncilResponse {
  return responseOf(200, { list: listOf(records, updated), message, leftOut }, Date.now());
}

/** The envelope as which the council API gives an answer. */
export function envelopeOf({ list, message }: CouncilResponse): Envelope {
  if (!list) return { status: false, data: null, message };
  const { records, missing, updated } = list;
  return { status: true, data: missing ? null : [...records], message, ...(updated && { updated }) };
}

/** For a call of the council's server that failed or was answered badly. */
export const unusableAnswer = failureResponse(502, 'The council’s server gave no usable answer.');

export const unknownSource = failureResponse(404, 'Unknown source.');
