import { z } from 'zod';
import { isObject, parseJson, type JsonObject } from '../../../engine/json/json';
import { type CouncilResponse, answerVersion } from '../council';

/** An answer of the council's server, which has a time. */
export type StoredResponse = CouncilResponse & { readonly fetchedAt: number };

const responseSchema = z.strictObject({
  version: z.string(),
  fetchedAt: z.number(),
  leftOut: z.number(),
  message: z.string().nullable(),
  list: z.strictObject({
    records: z.array(z.custom<JsonObject>(isObject)),
    missing: z.boolean(),
    updated: z.string().optional(),
  }),
});

/** The text as which an answer is stored. */
export function responseText({ version, fetchedAt, leftOut, message, list }: StoredResponse): string {
  return JSON.stringify({ version, fetchedAt, leftOut, message, list });
}

/** The answer of a stored text; null when the text is not as it was written. */
export function parseResponseText(text: string): StoredResponse | null {
  const { data } = responseSchema.safeParse(parseJson(text));
  if (!data) return null;
  const { updated, ...list } = data.list;
  const response = { ...data, status: 200, list: { ...list, ...(updated !== undefined && { updated }) } };
  return answerVersion(response) === data.version ? response : null;
}
