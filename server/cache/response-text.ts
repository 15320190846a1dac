import { z } from 'zod';
import { parseJson } from '../../src/model/json/json';
import { textInSlices, versionOfText } from '../council/content-version';
import type { CouncilResponse } from '../council/council';

/** An answer of the council's server, which has a time. */
export type StoredResponse = CouncilResponse & { readonly fetchedAt: number };

/** First line of the text; the second is the envelope. */
const headerSchema = z.strictObject({ version: z.string(), fetchedAt: z.number(), leftOut: z.number() });
const envelopeSchema = z.strictObject({
  status: z.literal(true),
  data: z.array(z.unknown()).nullable(),
  message: z.string().nullable(),
  updated: z.string().optional(),
});

/** The text as which an answer is stored. */
export async function responseText({
  version,
  fetchedAt,
  leftOut,
  envelope,
}: StoredResponse): Promise<string> {
  return `${JSON.stringify({ version, fetchedAt, leftOut })}\n${await textInSlices(envelope)}`;
}

/** The answer of a stored text; null when the text is not as it was written. */
export function parseResponseText(text: string): StoredResponse | null {
  const end = text.indexOf('\n');
  const header = headerSchema.safeParse(parseJson(text.slice(0, end)));
  const json = text.slice(end + 1);
  if (!header.success || versionOfText(json, header.data.leftOut) !== header.data.version) return null;
  const envelope = envelopeSchema.safeParse(parseJson(json));
  if (!envelope.success) return null;
  const { updated, ...rest } = envelope.data;
  return { status: 200, envelope: { ...rest, ...(updated !== undefined && { updated }) }, ...header.data };
}
