import { type JsonObject, isObject } from '../json';

/** What the council's own server answered, or why that is no answer. */
export type UpstreamAnswer =
  | { readonly kind: 'records'; readonly data: readonly unknown[] | null; readonly message: string | null }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'unusable'; readonly reason: string };

const longestMessage = 500;

function messageOf({ message }: JsonObject): string | null {
  return typeof message === 'string' ? message.slice(0, longestMessage) : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readEnvelope(envelope: JsonObject): UpstreamAnswer {
  const message = messageOf(envelope);
  if (envelope.status === false) return { kind: 'refused', message };
  if (envelope.status !== true) return { kind: 'unusable', reason: 'an envelope without a status' };
  const data = envelope.data ?? null;
  if (data !== null && !Array.isArray(data)) return { kind: 'unusable', reason: 'data that is no list' };
  return { kind: 'records', data, message };
}

/** Reads the body of an answer: the envelope of specification 3, or what came instead of it. */
export function readAnswer(body: string): UpstreamAnswer {
  if (/^\uFEFF?\s*</.test(body)) return { kind: 'unusable', reason: 'HTML instead of JSON' };
  const parsed = parse(body.replace(/^\uFEFF/, ''));
  if (parsed === undefined) return { kind: 'unusable', reason: 'broken JSON' };
  return isObject(parsed) ? readEnvelope(parsed) : { kind: 'unusable', reason: 'JSON without an envelope' };
}
