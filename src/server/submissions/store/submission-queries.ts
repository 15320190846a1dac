import type { Kysely } from 'kysely';
import { searchText } from '../../../engine/form/search-text';
import {
  hereStates,
  type NewSubmission,
  type Reply,
  type Submission,
  type SubmissionKey,
} from '../submission';
import { type Database, type StoreTables, readRow } from './database';
import type { SiteDatabase } from '../../database/site-database';
import { type CountedFigures, countFigures, type FiguresQuestion } from './figures';
import { findByKey, insertOrFind } from './insert';
import { claimDue, recordAttempt } from './attempts';
import { forgetDeleted, takeBack } from './deleted-rows';
import { inTransaction, readPhoto, sizeOfPhotos } from './photo-rows';
import { partAfter, partLength, removePart } from './parts';
import { isOverdue } from './replies';
import { answer, type ChangeNotes, contest, markDone, noNotes, reopen } from './state-changes';
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

/** The queries, the same for every database whose tables are up to date. */
export class SubmissionQueries implements SubmissionStore {
  private readonly driver: StoreDriver;

  /** @param notes what becomes of changes that senders are told of */
  constructor(
    private readonly database: StoreDatabase,
    private readonly notes: ChangeNotes = noNotes,
  ) {
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

  markDone(reference: SubmissionReference): Promise<void> {
    return this.change((database) => markDone(database, reference, this.notes));
  }

  reopen(reference: SubmissionReference): Promise<void> {
    return this.change((database) => reopen(database, reference, this.notes));
  }

  noteChange(reference: SubmissionReference): Promise<void> {
    return this.change((database) => this.notes.changed(database, reference));
  }

  answer(reference: SubmissionReference, reply: Reply): Promise<boolean> {
    const { type } = this.database;
    return this.change((database) => answer(database, { type, reference, reply }, this.notes));
  }

  contest(reference: SubmissionReference, reply: Reply, doneSince: string): Promise<boolean> {
    const { type } = this.database;
    return this.change((database) => contest(database, { type, reference, reply }, doneSince));
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

  private change<Result>(work: (database: Kysely<Database>) => Promise<Result>): Promise<Result> {
    return this.driver.run((database) => inTransaction(database, this.database.type, work));
  }
}

interface StoreDriver {
  run<Result>(queries: (database: Kysely<Database>) => Promise<Result>): Promise<Result>;
  erase(): Promise<void>;
}

/** The part of the database that the store needs. */
export type StoreDatabase = Pick<SiteDatabase, 'type' | 'run' | 'erase' | 'close'>;

function storeDriver(database: StoreDatabase): StoreDriver {
  return {
    run: (queries) => database.run((all) => queries(all.withTables<StoreTables>())),
    erase: () => database.erase(),
  };
}
