import type { CouncilResponse } from './council';

/** The response to a call, and what it says about the state of the council's server. */
export interface UpstreamResult {
  readonly response: CouncilResponse;
  /** Whether the server as a whole fails: a timeout, no connection, status 429 or 5xx. */
  readonly isServerFailure: boolean;
  /** Milliseconds for which the server asks not to be called. */
  readonly retryAfterMs: number;
  /** Whether pictures were not converted in time, or documents are not read yet; the next response may have them. */
  readonly isIncomplete: boolean;
}

/** A result of a server that works, whether or not its answer is usable. */
export function resultOf(response: CouncilResponse, isIncomplete = false): UpstreamResult {
  return { response, isServerFailure: false, retryAfterMs: 0, isIncomplete };
}

/** A result of a server that fails as a whole. */
export function serverFailure(response: CouncilResponse, retryAfterMs = 0): UpstreamResult {
  return { response, isServerFailure: true, retryAfterMs, isIncomplete: false };
}

/** Milliseconds of a `Retry-After` header; 0 without a valid one. */
function retryAfterMs(header: string | null): number {
  if (header === null) return 0;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? 0 : Math.max(0, ms);
}

/** The result of a status that is not 2xx; `retryAfter` is the header of that name. */
export function statusResult(
  response: CouncilResponse,
  { status, retryAfter }: { readonly status: number; readonly retryAfter: string | null },
): UpstreamResult {
  const isServerFailure = status === 429 || status >= 500;
  return isServerFailure ? serverFailure(response, retryAfterMs(retryAfter)) : resultOf(response);
}
