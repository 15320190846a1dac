import { isObject, parseJson, type JsonObject } from '../../engine/json/json';
import { parseDay } from '../../engine/record/parse-day';

/** The answer of a council's server, or why it is not one. */
export type UpstreamAnswer =
  | {
      readonly kind: 'records';
      /** Unchecked; null when `data` is null or missing. */
      readonly data: readonly unknown[] | null;
      readonly message: string | null;
      /** Day of the last change of the records, YYYY-MM-DD, if the server says it. */
      readonly updated: string | null;
      /** Records that were too many to be read. */
      readonly skipped: number;
    }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'invalid'; readonly reason: string };

const longestMessage = 500;
/** Records of one list; later ones are left out. */
export const maxRecords = 10_000;

function messageOf({ message }: JsonObject): string | null {
  return typeof message === 'string' ? message.slice(0, longestMessage) : null;
}

/** Reads the body of an answer (B3.2.1). */
export function readUpstreamAnswer(body: string): UpstreamAnswer {
  if (/^\s*</.test(body)) return { kind: 'invalid', reason: 'HTML instead of JSON' };
  const envelope = parseJson(body.replace(/^\uFEFF/, ''));
  if (envelope === undefined) return { kind: 'invalid', reason: 'malformed JSON' };
  if (!isObject(envelope)) return { kind: 'invalid', reason: 'JSON that is not an envelope' };
  const message = messageOf(envelope);
  if (envelope.status === false) return { kind: 'refused', message };
  if (envelope.status !== true) return { kind: 'invalid', reason: 'an envelope without a status' };
  const data = envelope.data ?? null;
  if (data !== null && !Array.isArray(data)) return { kind: 'invalid', reason: 'data that is not a list' };
  return {
    kind: 'records',
    data: data?.slice(0, maxRecords) ?? null,
    message,
    updated: parseDay(envelope.updated),
    skipped: Math.max(0, (data?.length ?? 0) - maxRecords),
  };
}
