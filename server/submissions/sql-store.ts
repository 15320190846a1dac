import { createReference } from './reference';
import type { Sql, SqlValue } from './sql';
import type { SubmissionFilter, SubmissionStore } from './store';
import type { NewSubmission, Submission, SubmissionKey, SubmissionState } from './submission';
import { columns, readRow, writeRow } from './submission-row';

const ofKey = 'site = ? and form = ? and idempotency_key = ?';

/** The store over a database whose tables are up to date. */
export class SqlStore implements SubmissionStore {
  constructor(private readonly sql: Sql) {}

  async keep(submission: NewSubmission): Promise<{ isNew: boolean; submission: Submission }> {
    const kept = await this.one(
      `insert into submissions (${columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning *`,
      writeRow(submission, createReference(submission.form), now()),
    );
    if (kept) return { isNew: true, submission: kept };
    const known = await this.find(submission);
    // Neither kept nor known: the reference number was taken by another one, so a new one is drawn.
    return known ? { isNew: false, submission: known } : this.keep(submission);
  }

  find(key: SubmissionKey): Promise<Submission | undefined> {
    return this.one(`select * from submissions where ${ofKey}`, valuesOf(key));
  }

  claim(key: SubmissionKey, staleBefore: string): Promise<Submission | undefined> {
    return this.one(
      `update submissions set state = 'pending', updated_at = ?
       where ${ofKey} and (state = 'unknown' or (state = 'pending' and updated_at < ?)) returning *`,
      [now(), ...valuesOf(key), staleBefore],
    );
  }

  settle(key: SubmissionKey, state: SubmissionState, upstream: string): Promise<Submission | undefined> {
    return this.one(
      `update submissions set state = ?, upstream = ?, updated_at = ?
       where ${ofKey} and state in ('pending', 'unknown') returning *`,
      [state, upstream, now(), ...valuesOf(key)],
    );
  }

  async expire(site: string, staleBefore: string): Promise<number> {
    const expired = await this.sql.rows(
      `update submissions set state = 'unknown', updated_at = ?
       where site = ? and state = 'pending' and updated_at < ? returning reference`,
      [now(), site, staleBefore],
    );
    return expired.length;
  }

  list({ site, form, states }: SubmissionFilter): Promise<readonly Submission[]> {
    const conditions = [
      ...(site === undefined ? [] : ['site = ?']),
      ...(form === undefined ? [] : ['form = ?']),
      ...(states === undefined ? [] : [`state in (${states.map(() => '?').join(', ')})`]),
    ];
    const where = conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
    const values = [site, form, ...(states ?? [])].filter((value) => value !== undefined);
    return this.all(`select * from submissions ${where} order by created_at, reference`, values);
  }

  show(reference: string): Promise<readonly Submission[]> {
    return this.all('select * from submissions where reference = ? order by site', [reference]);
  }

  finish(reference: string): Promise<readonly Submission[]> {
    return this.all(`update submissions set state = 'done', updated_at = ? where reference = ? returning *`, [
      now(),
      reference,
    ]);
  }

  close(): Promise<void> {
    return this.sql.close();
  }

  private async all(text: string, values: readonly SqlValue[]): Promise<readonly Submission[]> {
    return (await this.sql.rows(text, values)).map(readRow);
  }

  private async one(text: string, values: readonly SqlValue[]): Promise<Submission | undefined> {
    return (await this.all(text, values))[0];
  }
}

function valuesOf({ site, form, key }: SubmissionKey): readonly SqlValue[] {
  return [site, form, key];
}

function now(): string {
  return new Date().toISOString();
}
