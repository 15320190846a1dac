import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { isObject, parseJson } from '../../../engine/json/json';
import type { DeskDatabase } from '../desk-database';
import type { MaybeRecord } from './merge-record';

/** Unpublished changes of a person in a record. */
export interface Draft {
  readonly list: string;
  /** Key of the record, or `orderId`. */
  readonly key: string;
  /** The record when the person changed it first. */
  readonly before: MaybeRecord;
  readonly after: MaybeRecord;
}

/** The drafts of the people of a site. */
export interface Drafts {
  /** All of a person, in the order in which they were begun. */
  readonly of: (person: string) => Promise<readonly Draft[]>;
  /** Keys of a list in the drafts of all people. */
  readonly keysOf: (list: string) => Promise<readonly string[]>;
  /** Number of the drafts of a person, or of all people. */
  readonly count: (person?: string) => Promise<number>;
  /** The records in the drafts of all people. */
  readonly records: () => Promise<readonly MaybeRecord[]>;
  /** Stores drafts, or none of them; one that changes nothing is removed. */
  readonly save: (person: string, drafts: readonly Draft[]) => Promise<void>;
  /**
   * Stores a draft in place of the one that was read; removes it when it changes nothing. Whether nobody has changed it
   * meanwhile: otherwise nothing happens.
   */
  readonly replace: (person: string, draft: Draft, read: Draft | null) => Promise<boolean>;
  readonly remove: (person: string, drafts: readonly Pick<Draft, 'list' | 'key'>[]) => Promise<void>;
  /**
   * Makes drafts of a person those of another one, or none of them if that one has drafts of the same records; whether it
   * was done.
   */
  readonly give: (
    from: string,
    to: string,
    drafts: readonly Pick<Draft, 'list' | 'key'>[],
  ) => Promise<boolean>;
  /** Removes drafts that were published. What the person saved meanwhile stays, as a change of what was published. */
  readonly removePublished: (person: string, published: readonly Draft[]) => Promise<void>;
}

function recordOf(text: string): MaybeRecord {
  const value = parseJson(text);
  return isObject(value) ? value : null;
}

/** Rows of one statement: databases limit its parameters, and making a long one takes time. */
const mostRows = 100;

/** Items in parts; between them the server answers other requests. */
async function* chunks<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += mostRows) {
    if (start > 0) await setImmediate();
    yield items.slice(start, start + mostRows);
  }
}

/** Opens the drafts of a site. */
export function openDrafts({ db, type }: DeskDatabase, site: string, now: () => Date): Drafts {
  const removeIn = async (
    database: Pick<DeskDatabase['db'], 'deleteFrom'>,
    person: string,
    drafts: readonly Pick<Draft, 'list' | 'key'>[],
  ) => {
    for (const list of new Set(drafts.map((draft) => draft.list))) {
      const keys = drafts.filter((draft) => draft.list === list).map(({ key }) => key);
      for await (const some of chunks(keys)) {
        await database
          .deleteFrom('desk_drafts')
          .where('site', '=', site)
          .where('person', '=', person)
          .where('list', '=', list)
          .where('record', 'in', [...some])
          .execute();
      }
    }
  };
  return {
    of: async (person) => {
      const rows = await db
        .selectFrom('desk_drafts')
        .select(['list', 'record', 'before', 'after'])
        .where('site', '=', site)
        .where('person', '=', person)
        .orderBy('begun_at')
        .orderBy('place')
        .execute();
      return rows.map(({ list, record, before, after }) => ({
        list,
        key: record,
        before: recordOf(before),
        after: recordOf(after),
      }));
    },
    keysOf: async (list) => {
      const query = db.selectFrom('desk_drafts').select('record').where('site', '=', site);
      return (await query.where('list', '=', list).execute()).map(({ record }) => record);
    },
    count: async (person) => {
      const all = db.selectFrom('desk_drafts').where('site', '=', site);
      const query = person === undefined ? all : all.where('person', '=', person);
      const { drafts } = await query.select((is) => is.fn.countAll().as('drafts')).executeTakeFirstOrThrow();
      return Number(drafts);
    },
    records: async () => {
      const query = db.selectFrom('desk_drafts').select('after').where('site', '=', site);
      return (await query.execute()).map(({ after }) => recordOf(after));
    },
    save: async (person, drafts) => {
      const begun_at = now().toISOString();
      const isSame = ({ before, after }: Draft) => isDeepStrictEqual(before, after);
      const rows = drafts
        .filter((draft) => !isSame(draft))
        .map(({ list, key, before, after }, place) => ({
          ...{ site, person, list, record: key, begun_at, place },
          before: JSON.stringify(before),
          after: JSON.stringify(after),
        }));
      await db.transaction().execute(async (transaction) => {
        await removeIn(transaction, person, drafts.filter(isSame));
        for await (const some of chunks(rows)) {
          await transaction
            .insertInto('desk_drafts')
            .values([...some])
            .onConflict((conflict) =>
              conflict.columns(['site', 'person', 'list', 'record']).doUpdateSet((is) => ({
                before: is.ref('excluded.before'),
                after: is.ref('excluded.after'),
              })),
            )
            .execute();
        }
      });
    },
    replace: async (person, { list, key, before, after }, read) => {
      const texts = { before: JSON.stringify(before), after: JSON.stringify(after) };
      const isSame = isDeepStrictEqual(before, after);
      if (!read) {
        if (isSame) return true;
        const begun_at = now().toISOString();
        const inserted = await db
          .insertInto('desk_drafts')
          .values({ site, person, list, record: key, begun_at, place: 0, ...texts })
          .onConflict((conflict) => conflict.columns(['site', 'person', 'list', 'record']).doNothing())
          .executeTakeFirst();
        return Number(inserted.numInsertedOrUpdatedRows) === 1;
      }
      const isRead = {
        ...{ site, person, list, record: key },
        ...{ before: JSON.stringify(read.before), after: JSON.stringify(read.after) },
      };
      if (isSame) {
        const deleted = await db
          .deleteFrom('desk_drafts')
          .where((is) => is.and(isRead))
          .executeTakeFirst();
        return Number(deleted.numDeletedRows) === 1;
      }
      const updated = await db
        .updateTable('desk_drafts')
        .set(texts)
        .where((is) => is.and(isRead))
        .executeTakeFirst();
      return Number(updated.numUpdatedRows) === 1;
    },
    remove: (person, drafts) => removeIn(db, person, drafts),
    give: (from, to, drafts) =>
      db.transaction().execute(async (transaction) => {
        const rows = transaction
          .selectFrom('desk_drafts')
          .select(['list', 'record'])
          .where('site', '=', site);
        const own = await rows.where('person', '=', to).execute();
        const taken = new Set(own.map(({ list, record }) => `${list}/${record}`));
        if (drafts.some(({ list, key }) => taken.has(`${list}/${key}`))) return false;
        for (const { list, key } of drafts) {
          await transaction
            .updateTable('desk_drafts')
            .set({ person: to })
            .where('site', '=', site)
            .where('person', '=', from)
            .where('list', '=', list)
            .where('record', '=', key)
            .execute();
        }
        return true;
      }),
    removePublished: (person, published) =>
      db.transaction().execute(async (transaction) => {
        const own = transaction
          .selectFrom('desk_drafts')
          .select(['list', 'record', 'after'])
          .where('site', '=', site)
          .where('person', '=', person);
        const rows = await (type === 'postgres' ? own.forUpdate() : own).execute();
        const saved = new Map(rows.map(({ list, record, after }) => [`${list}/${record}`, recordOf(after)]));
        const isSame = ({ list, key, after }: Draft) =>
          isDeepStrictEqual(saved.get(`${list}/${key}`) ?? null, after);
        await removeIn(transaction, person, published.filter(isSame));
        for (const { list, key, after } of published.filter((draft) => !isSame(draft))) {
          await transaction
            .updateTable('desk_drafts')
            .set({ before: JSON.stringify(after) })
            .where('site', '=', site)
            .where('person', '=', person)
            .where('list', '=', list)
            .where('record', '=', key)
            .execute();
        }
      }),
  };
}
