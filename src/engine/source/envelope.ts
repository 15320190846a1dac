import { isObject } from '../json/json';
import type { CouncilRecord } from '../record/record';
import type { ListPart } from './list-view';

/** Content of an answer of the council: its records, or that it holds no data at all. */
export interface SourceData {
  readonly records: readonly CouncilRecord[];
  /** `data` was null or missing. */
  readonly missing: boolean;
  /** Number of records in the whole list, when these are only its first ones. */
  readonly total?: number;
  /** Given where other pages need more of the list than this. */
  readonly part?: ListPart;
  /** When the council's server gave them, in ISO format, if that was longer ago than `api.asOfAfter`. */
  readonly asOf?: string;
  /** Day of their last change, where it is known; checked where it is shown. */
  readonly updated?: string;
}

interface Envelope {
  readonly status?: boolean;
  readonly data?: readonly unknown[] | null;
  readonly message?: unknown;
  readonly updated?: unknown;
}

/** Without a schema library, which every page would load for this one check. */
function isEnvelope(value: unknown): value is Envelope {
  if (!isObject(value)) return false;
  const { status, data } = value;
  return (
    (status === undefined || typeof status === 'boolean') &&
    (data === undefined || data === null || Array.isArray(data))
  );
}

/**
 * Reads an envelope (B3.2.1-B3.2.3): `status: false` is a failure whose message is logged, null or missing
 * `data` is an empty list. Throws when it is no envelope or says that the call failed.
 */
export function readEnvelope(value: unknown): SourceData {
  if (!isEnvelope(value)) throw new Error('The answer is no list of records.');
  const { status, data, message, updated } = value;
  if (status === false) throw new Error(typeof message === 'string' ? message : 'The call failed.');
  const records = (data ?? []).filter(isObject);
  return { records, missing: !data, ...(typeof updated === 'string' && { updated }) };
}
