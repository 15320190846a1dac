import { randomUUID } from 'node:crypto';
import type { InboxEvent, SettableState } from '../../api/inbox-api';
import type { Database } from '../../../server/submissions/store/database';
import type { DeskDatabase } from '../desk-database';

/** Decisions of people on a submission. */
export interface Handling {
  readonly isInProgress: boolean;
  readonly assignee: string;
}

/** Data that the desk keeps beside the submissions: who looks after them, notes, and what was done when. */
export interface InboxNotes {
  /** Of a submission; undefined when nobody has decided anything. */
  readonly of: (reference: string) => Promise<Handling | undefined>;
  /** Of some submissions, by reference number. */
  readonly ofEach: (references: readonly string[]) => Promise<ReadonlyMap<string, Handling>>;
  /** Oldest first. */
  readonly history: (reference: string) => Promise<InboxEvent[]>;
  readonly setState: (reference: string, state: SettableState, person: string) => Promise<void>;
  readonly assign: (reference: string, assignee: string, person: string) => Promise<void>;
  readonly addNote: (reference: string, text: string, person: string) => Promise<void>;
  /** Keeps who answered; the answer is with the submission. */
  readonly answered: (reference: string, person: string) => Promise<void>;
  /** Keeps that a field was corrected, without its values. */
  readonly corrected: (reference: string, field: string, person: string) => Promise<void>;
  /** Deletes everything of submissions that are no longer there, and overwrites its bytes in the embedded database. */
  readonly forgetRemoved: () => Promise<void>;
}

const toHandling = (row: { readonly in_progress: number; readonly assignee: string }): Handling => ({
  isInProgress: row.in_progress !== 0,
  assignee: row.assignee,
});

/** Opens the notes of a site. */
export function openInboxNotes({ db, erase }: DeskDatabase, site: string, now: () => Date): InboxNotes {
  const add = async (reference: string, person: string, kind: InboxEvent['kind'], text: string) => {
    const content = { id: randomUUID(), at: now().toISOString(), person, kind, text };
    await db
      .insertInto('desk_events')
      .values({ ...content, site, reference })
      .execute();
  };
  const set = async (reference: string, change: { in_progress: number } | { assignee: string }) => {
    await db
      .insertInto('desk_handling')
      .values({ site, reference, in_progress: 0, assignee: '', ...change })
      .onConflict((conflict) => conflict.columns(['site', 'reference']).doUpdateSet(change))
      .execute();
  };
  const handling = () => db.selectFrom('desk_handling').selectAll().where('site', '=', site);
  return {
    of: async (reference) => {
      const row = await handling().where('reference', '=', reference).executeTakeFirst();
      return row && toHandling(row);
    },
    ofEach: async (references) => {
      if (references.length === 0) return new Map();
      const rows = await handling().where('reference', 'in', references).execute();
      return new Map(rows.map((row) => [row.reference, toHandling(row)]));
    },
    history: (reference) =>
      db
        .selectFrom('desk_events')
        .select(['id', 'at', 'person', 'kind', 'text'])
        .where((is) => is.and({ site, reference }))
        .orderBy('at')
        .orderBy('id')
        .execute(),
    setState: async (reference, state, person) => {
      await set(reference, { in_progress: state === 'in-progress' ? 1 : 0 });
      await add(reference, person, 'state', state);
    },
    assign: async (reference, assignee, person) => {
      await set(reference, { assignee });
      await add(reference, person, 'assigned', assignee);
    },
    addNote: (reference, text, person) => add(reference, person, 'note', text),
    answered: (reference, person) => add(reference, person, 'answered', ''),
    corrected: (reference, field, person) => add(reference, person, 'corrected', field),
    forgetRemoved: async () => {
      const tables = db.withTables<Pick<Database, 'submissions'>>();
      let removed = 0n;
      for (const table of ['desk_handling', 'desk_events'] as const) {
        const query = tables.deleteFrom(table).where('site', '=', site);
        const { numDeletedRows } = await query
          .where((is) =>
            is.not(
              is.exists(
                is
                  .selectFrom('submissions')
                  .select('submissions.reference')
                  .where('submissions.site', '=', site)
                  .whereRef('submissions.reference', '=', `${table}.reference`),
              ),
            ),
          )
          .executeTakeFirstOrThrow();
        removed += numDeletedRows;
      }
      if (removed > 0n) await erase();
    },
  };
}
