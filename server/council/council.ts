import type { Envelope } from '../../src/model/site-config.generated';
import type { SourceRequest } from '../../src/model/source/source-request';
import { versionInSlices, versionOf } from './content-version';

/** An answer of the council API. */
export interface CouncilResponse {
  /**
   * HTTP status: 200, 400 (a parameter is missing), 404 (unknown path), 502 (no usable answer), 503 (not called), 504
   * (timeout).
   */
  readonly status: number;
  readonly envelope: Envelope;
  /** Number of records that do not fit their entity and are not in the envelope. */
  readonly leftOut: number;
  /**
   * Content version, equal for equal envelopes: 16 characters of a SHA-256 in Base64url, followed by a space and `asOf`
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

/** An answer without records and the reason. */
export function failureResponse(status: number, message: string): CouncilResponse {
  const envelope = { status: false, data: null, message };
  return { status, envelope, leftOut: 0, version: versionOf(envelope, 0), fetchedAt: null };
}

/**
 * An answer with records of the site itself.
 * @param updated day of their last change, YYYY-MM-DD
 */
export function successResponse(data: unknown[], leftOut: number, updated?: string): CouncilResponse {
  const envelope = { status: true, data, message: null, ...(updated !== undefined && { updated }) };
  return { status: 200, envelope, leftOut, version: versionOf(envelope, leftOut), fetchedAt: null };
}

/**
 * An answer that the council's server gives now, in slices between which the event loop runs.
 * @param data null when it holds no data at all
 */
export async function upstreamResponse(
  data: unknown[] | null,
  leftOut: number,
  { message, updated }: { readonly message: string | null; readonly updated: string | null },
): Promise<CouncilResponse> {
  const envelope = { status: true, data, message, ...(updated !== null && { updated }) };
  const version = await versionInSlices(envelope, leftOut);
  return { status: 200, envelope, leftOut, version, fetchedAt: Date.now() };
}

/** For a call of the council's server that failed or was answered badly. */
export const unusableAnswer = failureResponse(502, 'The council’s server gave no usable answer.');

export const unknownSource = failureResponse(404, 'Unknown source.');
