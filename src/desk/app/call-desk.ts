import type * as z from 'zod/mini';
import { deskApi, type DeskProblem, deskRefusal } from '../api/desk-api';

/** Why a call of the desk failed; `offline`: no answer came; of passkeys also what the device says. */
export type CallProblem = DeskProblem | 'offline' | 'passkey-cancelled' | 'passkey-known';

/** A call of the desk that failed. */
export class CallError extends Error {
  constructor(readonly problem: CallProblem) {
    super(problem);
  }
}

/** The problem of an error that a call was rejected with. */
export function problemOf(error: unknown): CallProblem {
  return error instanceof CallError ? error.problem : 'failed';
}

async function send(method: string, path: string, body: unknown): Promise<Response> {
  const json =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return fetch(`${deskApi}${path}`, { method, ...json }).catch(() => {
    throw new CallError('offline');
  });
}

async function answerOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const refusal = deskRefusal.safeParse(answer);
  throw new CallError(refusal.success ? refusal.data.problem : 'failed');
}

/** Reads something from the server of the desk. @throws CallError */
export async function readDesk<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
): Promise<z.infer<Schema>> {
  return schema.parse(await answerOf(await send('GET', path, undefined)));
}

/** Changes something on the server of the desk. @throws CallError */
export async function changeDesk(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  return answerOf(await send(method, path, body));
}
