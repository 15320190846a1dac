import * as z from 'zod/mini';
import { isCouncilRecord, type CouncilRecord } from '../binding/council-record';

/** What an answer of the council says: its records, or that it holds no data at all. */
export interface Answer {
  readonly records: readonly CouncilRecord[];
  /** `data` was null or missing. */
  readonly missing: boolean;
}

const envelopeSchema = z.object({
  status: z.optional(z.boolean()),
  data: z.optional(z.nullable(z.array(z.unknown()))),
  message: z.optional(z.unknown()),
});

/**
 * Reads an envelope (readings, 7): `status: false` is a failure whose message is logged, null or missing
 * `data` is an empty list. Throws when it is no envelope or says that the call failed.
 */
export function readEnvelope(value: unknown): Answer {
  const envelope = envelopeSchema.safeParse(value);
  if (!envelope.success) throw new Error('The answer is no list of records.');
  const { status, data, message } = envelope.data;
  if (status === false) throw new Error(typeof message === 'string' ? message : 'The call failed.');
  return { records: (data ?? []).filter(isCouncilRecord), missing: !data };
}
