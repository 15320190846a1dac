import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { SiteDatabase } from '../../database/site-database';
import type { Database, StoreTables } from './database';
import type { ChangeNotes } from './state-changes';
import type { SubmissionReference } from './store';

/** A submission of which a gateway is to be told, claimed by one instance. */
export interface ClaimedMessage extends SubmissionReference {
  /** Number of its last change. */
  readonly changes: number;
  /** When it changed (ISO 8601). */
  readonly changedAt: string;
  /** When the last answer was written that the gateway does not know (ISO 8601); null without one. */
  readonly answeredAt: string | null;
  readonly attempts: number;
}

/** A message that waits or could not be sent. */
export interface OpenMessage {
  readonly reference: string;
  readonly changedAt: string;
  /** Null while it waits. */
  readonly failure: string | null;
}

/** What a gateway is to be told; shared by instances. */
export interface GatewayQueue {
  /** Claims what is due: no other instance claims it until the lease ends (ISO 8601). */
  readonly claim: (leaseUntil: string, limit: number) => Promise<readonly ClaimedMessage[]>;
  /** Notes that a message was sent or need not be, or why it was not. A later change of the submission is not touched. */
  readonly settle: (claimed: ClaimedMessage, failure: string | null) => Promise<void>;
  /** Schedules the next attempt (ISO 8601). */
  readonly postpone: (claimed: ClaimedMessage, dueAt: string) => Promise<void>;
  /** Messages that wait or could not be sent, oldest first. */
  readonly open: () => Promise<readonly OpenMessage[]>;
  /** The key with which the site signs, made once. */
  readonly key: () => Promise<string>;
}

/** Time in ms in which an answer and the state that comes with it become one message. */
const togetherMs = 2000;

const keyBytes = 32;

const now = (ms = 0): string => new Date(Date.now() + ms).toISOString();

/** Notes changes for a gateway. */
export const gatewayNotes: ChangeNotes = {
  changed: async (database, { site, reference }, answeredAt) => {
    const changed = { changed_at: now(), due_at: now(togetherMs), attempts: 0, failure: null };
    const answered = answeredAt === undefined ? {} : { answered_at: answeredAt };
    await database
      .insertInto('gateway_messages')
      .values({ site, reference, changes: 1, answered_at: null, ...changed, ...answered })
      .onConflict((conflict) =>
        conflict.columns(['site', 'reference']).doUpdateSet((is) => ({
          changes: is('gateway_messages.changes', '+', 1),
          ...changed,
          ...answered,
        })),
      )
      .execute();
  },
};

/** Deletes what is known of submissions that are deleted. */
export async function removeMessages(
  database: Kysely<Database>,
  site: string,
  references: readonly string[],
): Promise<void> {
  if (references.length === 0) return;
  const query = database.deleteFrom('gateway_messages').where('site', '=', site);
  await query.where('reference', 'in', references).execute();
}

async function claim(
  database: Kysely<Database>,
  site: string,
  { leaseUntil, limit }: { readonly leaseUntil: string; readonly limit: number },
): Promise<readonly ClaimedMessage[]> {
  const at = now();
  const due = database
    .selectFrom('gateway_messages')
    .select('reference')
    .where('site', '=', site)
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(limit);
  const rows = await database
    .updateTable('gateway_messages')
    .set((is) => ({ due_at: leaseUntil, attempts: is('attempts', '+', 1) }))
    .where('site', '=', site)
    .where('reference', 'in', due)
    // PostgreSQL checks this again on a row that another instance has claimed meanwhile.
    .where('due_at', '<=', at)
    .returningAll()
    .execute();
  return rows.map(({ reference, changes, changed_at, answered_at, attempts }) => ({
    site,
    reference,
    changes,
    changedAt: changed_at,
    answeredAt: answered_at,
    attempts,
  }));
}

/** The row of a claimed message, unless the submission has changed since. */
function claimedRow(database: Kysely<Database>, { site, reference, changes, attempts }: ClaimedMessage) {
  const update = database.updateTable('gateway_messages');
  return update.where((is) => is.and({ site, reference, changes, attempts }));
}

/** Opens the queue of a site. */
export function openGatewayQueue(driver: Pick<SiteDatabase, 'run'>, site: string): GatewayQueue {
  const run = <Result>(queries: (database: Kysely<Database>) => Promise<Result>) =>
    driver.run((all) => queries(all.withTables<StoreTables>()));
  return {
    claim: (leaseUntil, limit) => run((database) => claim(database, site, { leaseUntil, limit })),
    settle: (claimed, failure) =>
      run(async (database) => {
        const settled = { due_at: null, answered_at: null, failure };
        await claimedRow(database, claimed).set(settled).execute();
      }),
    postpone: (claimed, dueAt) =>
      run(async (database) => {
        await claimedRow(database, claimed).set({ due_at: dueAt }).execute();
      }),
    open: () =>
      run(async (database) => {
        const query = database.selectFrom('gateway_messages').where('site', '=', site);
        const rows = await query
          .select(['reference', 'changed_at', 'failure'])
          .where((is) => is.or([is('due_at', 'is not', null), is('failure', 'is not', null)]))
          .orderBy('changed_at')
          .execute();
        return rows.map(({ changed_at, ...row }) => ({ ...row, changedAt: changed_at }));
      }),
    key: () =>
      run(async (database) => {
        const key = randomBytes(keyBytes).toString('base64');
        await database
          .insertInto('gateway_keys')
          .values({ site, key })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const query = database.selectFrom('gateway_keys').select('key').where('site', '=', site);
        return (await query.executeTakeFirstOrThrow()).key;
      }),
  };
}
