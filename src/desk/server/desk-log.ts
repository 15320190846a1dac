import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LogAction, LogEntry } from '../api/desk-api';
import { isClockTrusted } from '../../server/database/trusted-clock';
import type { DeskTables } from './desk-tables';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;
/** Entries are kept for a year and a month. */
const keptMs = 396 * dayMs;

/** Entries of a page of the log. */
const pageLength = 100;

/** The log of who did what at the desk of a site. */
export interface DeskLog {
  readonly add: (person: string, action: LogAction, subject?: string) => Promise<void>;
  /** Adds that a sign-in has failed, once a minute for a person: guesses do not push everything else out of sight. */
  readonly addFailedSignIn: (person: string) => Promise<void>;
  /** A page of it, newest first. @param before what the page before names as `next` */
  readonly read: (before?: string) => Promise<{ entries: LogEntry[]; next: string | null }>;
  /** All entries of some actions from a time (ISO 8601) on, oldest first. */
  readonly readSince: (since: string, actions: readonly LogAction[]) => Promise<LogEntry[]>;
}

/** Opens the log of a site. Entries are added and, when they are old enough, deleted, but never changed. */
export function openDeskLog(database: Kysely<unknown>, site: string, now: () => Date): DeskLog {
  const db = database.withTables<Pick<DeskTables, keyof DeskTables>>();
  let checked = 0;
  /** Once a day, if the clock can be trusted. */
  const removeOld = async (time: number) => {
    if (Math.abs(time - checked) < dayMs) return;
    checked = time;
    if (!(await isClockTrusted(database, site, time))) return;
    const oldest = new Date(time - keptMs).toISOString();
    await db.deleteFrom('desk_log').where('site', '=', site).where('at', '<', oldest).execute();
  };
  const add: DeskLog['add'] = async (person, action, subject = '') => {
    const time = now();
    await db
      .insertInto('desk_log')
      .values({ id: randomUUID(), site, at: time.toISOString(), person, action, subject })
      .execute();
    await removeOld(time.getTime());
  };
  return {
    add,
    addFailedSignIn: async (person) => {
      const action = 'sign-in-failed';
      const since = new Date(now().getTime() - minuteMs).toISOString();
      const last = db.selectFrom('desk_log').select('id').where('at', '>', since);
      const logged = await last.where((is) => is.and({ site, person, action })).executeTakeFirst();
      if (!logged) await add(person, action);
    },
    read: async (before) => {
      const [at = '', id = ''] = before?.split(' ') ?? [];
      const entries = await db
        .selectFrom('desk_log')
        .select(['id', 'at', 'person', 'action', 'subject'])
        .where('site', '=', site)
        .$if(before !== undefined, (all) =>
          all.where((is) => is.or([is('at', '<', at), is.and([is('at', '=', at), is('id', '<', id)])])),
        )
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageLength)
        .execute();
      const last = entries.length === pageLength ? entries.at(-1) : undefined;
      return { entries, next: last ? `${last.at} ${last.id}` : null };
    },
    readSince: (since, actions) =>
      db
        .selectFrom('desk_log')
        .select(['id', 'at', 'person', 'action', 'subject'])
        .where('site', '=', site)
        .where('at', '>=', since)
        .where('action', 'in', actions)
        .orderBy('at')
        .orderBy('id')
        .execute(),
  };
}
