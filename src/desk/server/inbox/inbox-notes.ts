import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { InboxEvent, SettableState } from '../../api/inbox-api';
import type { DeskDatabase } from '../desk-database';

/** What people decided on a submission. */
export interface Handling {
  readonly isInProgress: boolean;
  readonly assignee: string;
}

/** What the desk keeps of submissions beside the submissions: who looks after them, notes, and what was done when. */
export interface InboxNotes {
  /** Of a submission; undefined when nobody has decided anything. */
  readonly of: (reference: string) => Promise<Handling | undefined>;
  /** By reference number. */
  readonly all: () => Promise<ReadonlyMap<string, Handling>>;
  /** Oldest first. */
  readonly history: (reference: string) => Promise<InboxEvent[]>;
  readonly setState: (reference: string, state: SettableState, person: string) => Promise<void>;
  readonly assign: (reference: string, assignee: string, person: string) => Promise<void>;
  readonly addNote: (reference: string, text: string, person: string) => Promise<void>;
  /** Keeps that a field was corrected, without its values. */
  readonly corrected: (reference: string, field: string, person: string) => Promise<void>;
  /** Deletes everything of submissions that are no longer there, and overwrites its bytes in the embedded database. */
  readonly keepOnly: (references: ReadonlySet<string>) => Promise<void>;
}

const toHandling = (row: { readonly in_progress: number; readonly assignee: string }): Handling => ({
  isInProgress: row.in_progress !== 0,
  assignee: row.assignee,
});

/** Opens the notes of a site. */
export function openInboxNotes({ db, type }: DeskDatabase, site: string, now: () => Date): InboxNotes {
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
  const remove = async (reference: string) => {
    for (const table of ['desk_handling', 'desk_events'] as const)
      await db
        .deleteFrom(table)
        .where((is) => is.and({ site, reference }))
        .execute();
  };
  const handling = () => db.selectFrom('desk_handling').selectAll().where('site', '=', site);
  return {
    of: async (reference) => {
      const row = await handling().where('reference', '=', reference).executeTakeFirst();
      return row && toHandling(row);
    },
    all: async () => new Map((await handling().execute()).map((row) => [row.reference, toHandling(row)])),
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
    corrected: (reference, field, person) => add(reference, person, 'corrected', field),
    keepOnly: async (references) => {
      const of = (table: 'desk_handling' | 'desk_events') =>
        db.selectFrom(table).select('reference').distinct().where('site', '=', site).execute();
      const known = [...(await of('desk_handling')), ...(await of('desk_events'))];
      const gone = new Set(known.map(({ reference }) => reference).filter((one) => !references.has(one)));
      for (const reference of gone) await remove(reference);
      if (gone.size > 0 && type === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
  };
}
