import type { Kysely } from 'kysely';
import type { SiteDatabase } from '../../database/site-database';
import { hereStates, type Reply } from '../submission';
import type { Database } from './database';
import { withReply } from './replies';
import type { SubmissionReference } from './store';

/** Notes changes of submissions that senders are told of, in the transaction of the change. */
export interface ChangeNotes {
  /** @param answeredAt when an answer was written (ISO 8601), if the change is one */
  readonly changed: (
    database: Kysely<Database>,
    reference: SubmissionReference,
    answeredAt?: string,
  ) => Promise<void>;
}

/** Where senders are told nothing. */
export const noNotes: ChangeNotes = { changed: async () => {} };

/** A reply to a submission. */
interface NewReply {
  readonly type: SiteDatabase['type'];
  readonly reference: SubmissionReference;
  readonly reply: Reply;
}

/** Marks a submission as dealt with. */
export async function markDone(
  database: Kysely<Database>,
  { site, reference }: SubmissionReference,
  notes: ChangeNotes,
): Promise<void> {
  const at = now();
  const update = database
    .updateTable('submissions')
    .where((is) => is.and({ site, reference }))
    .where('state', '!=', 'done');
  const marked = await update
    .set((is) => ({
      state: 'done',
      due_at: null,
      done_at: is.fn.coalesce('done_at', is.val(at)),
      updated_at: at,
    }))
    .returning('reference')
    .executeTakeFirst();
  if (marked) await notes.changed(database, { site, reference });
}

/** Makes a submission that was marked as dealt with wait again. */
export async function reopen(
  database: Kysely<Database>,
  { site, reference }: SubmissionReference,
  notes: ChangeNotes,
): Promise<void> {
  const reopened = await database
    .updateTable('submissions')
    .set({ state: 'stored', done_at: null, updated_at: now() })
    .where((is) => is.and({ site, reference, state: 'done' }))
    .returning('reference')
    .executeTakeFirst();
  if (reopened) await notes.changed(database, { site, reference });
}

/** Adds the council's answer to a submission that is here; resolves with whether it is. */
export async function answer(
  database: Kysely<Database>,
  { type, reference: { site, reference }, reply }: NewReply,
  notes: ChangeNotes,
): Promise<boolean> {
  const row = await database
    .updateTable('submissions')
    .set({ replies: withReply(type, reply), updated_at: now() })
    .where((is) => is.and({ site, reference }))
    .where('state', 'in', hereStates)
    .returning('reference')
    .executeTakeFirst();
  if (row) await notes.changed(database, { site, reference }, reply.at);
  return row !== undefined;
}

/** Makes a submission wait again because its sender says that it is not solved; resolves with whether it does. */
export async function contest(
  database: Kysely<Database>,
  { type, reference: { site, reference }, reply }: NewReply,
  doneSince: string,
): Promise<boolean> {
  const row = await database
    .updateTable('submissions')
    .set({ replies: withReply(type, reply), state: 'stored', done_at: null, updated_at: now() })
    .where((is) => is.and({ site, reference, state: 'done' }))
    .where('done_at', '>=', doneSince)
    .returning('reference')
    .executeTakeFirst();
  return row !== undefined;
}

function now(): string {
  return new Date().toISOString();
}
