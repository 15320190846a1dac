import type { Kysely } from 'kysely';
import { searchText } from '../../../engine/form/search-text';
import type { NewSubmission, Reply, Submission, SubmissionKey, SubmissionState } from '../submission';
import { type Database, type StoreTables, readRow } from './database';
import type { SiteDatabase } from '../../database/site-database';
import { type CountedFigures, countFigures, type FiguresQuestion } from './figures';
import { findByKey, insertOrFind } from './insert';
import { claimDue, recordAttempt } from './attempts';
import { forgetDeleted, takeBack } from './deleted-rows';
import { readPhoto, sizeOfPhotos } from './photo-rows';
import { partAfter, partLength, removePart } from './parts';
import { isOverdue, withReply } from './replies';
import { filtered } from './submission-filter';
import { isClockTrusted } from '../../database/trusted-clock';
import type {
  AttemptResult,
  DueFilter,
  Removal,
  SubmissionFilter,
  SubmissionOrder,
  SubmissionPart,
  SubmissionReference,
  SubmissionStore,
} from './store';

/** Those of submissions that no other server has, nor will get. */
const hereStates: readonly SubmissionState[] = ['stored', 'rejected', 'done'];

/** The queries, the same for every database whose tables are up to date. */
export class SubmissionQueries implements SubmissionStore {
  private readonly driver: StoreDriver;

  constructor(private readonly database: StoreDatabase) {
    this.driver = storeDriver(database);
  }

  insert(submission: NewSubmission): Promise<{ isNew: boolean; submission: Submission }> {
    return this.driver.run((database) => insertOrFind(database, this.database.type, submission));
  }

  find(key: SubmissionKey): Promise<Submission | undefined> {
    return this.driver.run((database) => findByKey(database, key));
  }

  claimDue(filter: DueFilter): Promise<readonly Submission[]> {
    return this.driver.run((database) => claimDue(database, filter));
  }

  recordAttempt(key: SubmissionKey, result: AttemptResult): Promise<Submission | undefined> {
    return this.driver.run((database) => recordAttempt(database, key, result));
  }

  async list(filter: SubmissionFilter): Promise<readonly Submission[]> {
    const all: Submission[] = [];
    for await (const submission of this.each(filter)) all.push(submission);
    return all;
  }

  async *each(
    filter: SubmissionFilter,
    order: SubmissionOrder = 'oldest-first',
  ): AsyncGenerator<Submission, void, undefined> {
    let part: readonly Submission[];
    let last: Submission | undefined;
    do {
      const after = last;
      part = await this.driver.run((database) =>
        partAfter(database, this.database.type, filter, { after, order }),
      );
      yield* part;
      last = part.at(-1);
    } while (part.length === partLength);
  }

  page({ limit, offset, today = '', ...filter }: SubmissionPart): Promise<readonly Submission[]> {
    return this.driver.run(async (database) => {
      const query = database.selectFrom('submissions').selectAll();
      const part = filtered(query, this.database.type, filter)
        .orderBy((is) => isOverdue(is, today), 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('reference', 'desc')
        .limit(limit)
        .offset(offset);
      return (await part.execute()).map(readRow);
    });
  }

  count(filter: SubmissionFilter): Promise<number> {
    return this.driver.run(async (database) => {
      const query = database.selectFrom('submissions').select((is) => is.fn.countAll().as('count'));
      return Number((await filtered(query, this.database.type, filter).executeTakeFirstOrThrow()).count);
    });
  }

  figures(question: FiguresQuestion): Promise<readonly CountedFigures[]> {
    return this.driver.run((database) => countFigures(database, this.database.type, question));
  }

  findByReference({ site, reference }: SubmissionReference): Promise<Submission | undefined> {
    return this.driver.run(async (database) => {
      const query = database.selectFrom('submissions').selectAll();
      const row = await query.where((is) => is.and({ site, reference })).executeTakeFirst();
      return row && readRow(row);
    });
  }

  findByReferences(site: string, references: readonly string[]): Promise<readonly Submission[]> {
    return this.driver.run(async (database) => {
      const query = database.selectFrom('submissions').selectAll().where('site', '=', site);
      return (await query.where('reference', 'in', references).execute()).map(readRow);
    });
  }

  markDone({ site, reference }: SubmissionReference): Promise<void> {
    return this.driver.run(async (database) => {
      const at = now();
      const query = database.updateTable('submissions').set((is) => ({
        state: 'done',
        due_at: null,
        done_at: is.fn.coalesce('done_at', is.val(at)),
        updated_at: at,
      }));
      await query.where((is) => is.and({ site, reference })).execute();
    });
  }

  reopen({ site, reference }: SubmissionReference): Promise<void> {
    return this.driver.run(async (database) => {
      const query = database
        .updateTable('submissions')
        .set({ state: 'stored', done_at: null, updated_at: now() });
      await query.where((is) => is.and({ site, reference, state: 'done' })).execute();
    });
  }

  async answer({ site, reference }: SubmissionReference, reply: Reply): Promise<boolean> {
    const row = await this.driver.run((database) =>
      database
        .updateTable('submissions')
        .set({ replies: withReply(this.database.type, reply), updated_at: now() })
        .where((is) => is.and({ site, reference }))
        .where('state', 'in', hereStates)
        .returning('reference')
        .executeTakeFirst(),
    );
    return row !== undefined;
  }

  async contest({ site, reference }: SubmissionReference, reply: Reply, doneSince: string): Promise<boolean> {
    const row = await this.driver.run((database) =>
      database
        .updateTable('submissions')
        .set({
          replies: withReply(this.database.type, reply),
          state: 'stored',
          done_at: null,
          updated_at: now(),
        })
        .where((is) => is.and({ site, reference, state: 'done' }))
        .where('done_at', '>=', doneSince)
        .returning('reference')
        .executeTakeFirst(),
    );
    return row !== undefined;
  }

  async correct({ site, reference }: SubmissionReference, body: Submission['body']): Promise<boolean> {
    const isHere = await this.driver.run(async (database) => {
      const query = database
        .updateTable('submissions')
        .set({ body: JSON.stringify(body), search: searchText(body) });
      const row = await query
        .where((is) => is.and({ site, reference }))
        .where('state', 'in', hereStates)
        .returning('reference')
        .executeTakeFirst();
      return row !== undefined;
    });
    if (isHere) await this.driver.erase();
    return isHere;
  }

  sites(): Promise<readonly string[]> {
    return this.driver.run(async (database) => {
      const rows = await database
        .selectFrom('submissions')
        .select('site')
        .distinct()
        .orderBy('site')
        .execute();
      return rows.map(({ site }) => site);
    });
  }

  async remove(removal: Removal): Promise<readonly string[]> {
    const removed: string[] = [];
    let part: readonly string[];
    do {
      part = await this.driver.run((database) => removePart(database, removal));
      removed.push(...part);
    } while (part.length === partLength);
    if (removed.length > 0) await this.driver.erase();
    return removed;
  }

  isClockTrusted(site: string): Promise<boolean> {
    return this.database.run((database) => isClockTrusted(database, site, Date.now()));
  }

  async forgetDeleted(site: string, deletedBefore: string): Promise<void> {
    const count = await this.driver.run((database) => forgetDeleted(database, site, deletedBefore));
    if (count > 0) await this.driver.erase();
  }

  takeBack(site: string): Promise<number> {
    return this.driver.run((database) => takeBack(database, site));
  }

  photo(reference: SubmissionReference, number: number): Promise<Buffer | null> {
    return this.driver.run((database) => readPhoto(database, reference, number));
  }

  photoBytes(site: string): Promise<number> {
    return this.driver.run((database) => sizeOfPhotos(database, site));
  }

  close(): Promise<void> {
    return this.database.close();
  }
}

interface StoreDriver {
  run<Result>(queries: (database: Kysely<Database>) => Promise<Result>): Promise<Result>;
  erase(): Promise<void>;
}

/** The part of the database that the store needs. */
type StoreDatabase = Pick<SiteDatabase, 'type' | 'run' | 'erase' | 'close'>;

function storeDriver(database: StoreDatabase): StoreDriver {
  return {
    run: (queries) => database.run((all) => queries(all.withTables<StoreTables>())),
    erase: () => database.erase(),
  };
}

function now(): string {
  return new Date().toISOString();
}
