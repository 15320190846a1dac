import { isObject, parseJson, type JsonObject } from '../../src/model/json/json';
import { parseDay } from '../../src/model/record/parse-day';
import { scanEnvelope } from './scan-envelope';
import { timeSlices } from './time-slice';

/** The answer of a council's server, or why it is not one. */
export type UpstreamAnswer =
  | {
      readonly kind: 'records';
      /** Whether `data` is null or missing. */
      readonly missing: boolean;
      readonly message: string | null;
      /** Day of the last change of the records, YYYY-MM-DD, if the server says it. */
      readonly updated: string | null;
      /** Records that were too large or too many to be read. */
      readonly skipped: number;
    }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'invalid'; readonly reason: string };

const longestMessage = 500;
/** Characters of an envelope without its records. */
const longestEnvelope = 1_000_000;
/** Records of one list; later ones are left out. */
export const maxRecords = 10_000;

function messageOf({ message }: JsonObject): string | null {
  return typeof message === 'string' ? message.slice(0, longestMessage) : null;
}

function readStatus(envelope: JsonObject, count: number, skipped: number): UpstreamAnswer {
  const message = messageOf(envelope);
  if (envelope.status === false) return { kind: 'refused', message };
  if (envelope.status !== true) return { kind: 'invalid', reason: 'an envelope without a status' };
  const data = envelope.data ?? null;
  if (data !== null && !Array.isArray(data)) return { kind: 'invalid', reason: 'data that is not a list' };
  if (Array.isArray(data) && data.length > 0) return { kind: 'invalid', reason: 'data more than once' };
  const updated = parseDay(envelope.updated);
  return { kind: 'records', missing: data === null && count === 0, message, updated, skipped };
}

function readEnvelopeText(json: string, count: number, skipped: number): UpstreamAnswer {
  if (json.length > longestEnvelope) return { kind: 'invalid', reason: 'an oversized envelope' };
  const envelope = parseJson(json);
  if (envelope === undefined) return { kind: 'invalid', reason: 'malformed JSON' };
  if (!isObject(envelope)) return { kind: 'invalid', reason: 'JSON that is not an envelope' };
  return readStatus(envelope, count, skipped);
}

/**
 * Reads the body of an answer (B3.2.1) and passes on its records one at a time, in slices between which the event loop
 * runs. Records passed on before an error was found are to be discarded.
 */
export async function readUpstreamAnswer(
  body: string,
  onRecord: (record: unknown) => void,
): Promise<UpstreamAnswer> {
  if (/^\s*</.test(body)) return { kind: 'invalid', reason: 'HTML instead of JSON' };
  const slice = timeSlices();
  let count = 0;
  let skipped = 0;
  for (const part of scanEnvelope(body.replace(/^\uFEFF/, ''))) {
    await slice();
    if (part.kind === 'envelope') return readEnvelopeText(part.json, count, skipped);
    if (part.kind === 'pause') continue;
    count += 1;
    if (part.kind === 'oversized' || count > maxRecords) skipped += 1;
    else {
      const record = parseJson(part.json);
      if (record === undefined) return { kind: 'invalid', reason: 'malformed JSON' };
      onRecord(record);
    }
  }
  return { kind: 'invalid', reason: 'malformed JSON' };
}
