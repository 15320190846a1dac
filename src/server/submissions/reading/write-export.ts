import { photoFileName } from '../../../engine/form/photos';
import { isSuspicious, type Submission } from '../submission';
import { streamCsv } from '../../files/csv';

/** Submissions that can be read more than once, in parts. */
export interface SelectedSubmissions {
  readonly each: () => AsyncIterable<Submission>;
}

/** A table of submissions: its length, the names of its columns, and its rows as they are read. */
export interface ExportTable {
  readonly length: number;
  readonly heading: readonly string[];
  readonly rows: AsyncIterable<readonly string[]>;
}

/**
 * All submissions as one table: what is known of each, then every field that any of their forms has. They are read twice, since
 * the columns are known only after the last one.
 */
export async function exportTable(
  { each }: SelectedSubmissions,
  localTime: (iso: string) => string,
): Promise<ExportTable> {
  const names = new Set<string>();
  let length = 0;
  let hasPhotos = false;
  for await (const { body, photos } of each()) {
    length += 1;
    hasPhotos ||= photos.length > 0;
    for (const name of Object.keys(body)) names.add(name);
  }
  const fields = [...names];
  const known = ['reference', 'received', 'form', 'state', 'suspicious', 'language', 'site'];
  const heading = [...known, ...fields, ...(hasPhotos ? ['photos'] : [])];
  return { length, heading, rows: rowsOf(each(), fields, localTime, hasPhotos) };
}

/** A table of submissions as a CSV file, line by line. */
export function writeExport({ heading, rows }: ExportTable): AsyncIterable<string> {
  return streamCsv(heading, rows);
}

/** Names of the photos of a submission, under which the desk saves them. */
export function photoNames({ reference, photos }: Pick<Submission, 'reference' | 'photos'>): string {
  return photos.map((_, index) => photoFileName(reference, index + 1)).join(', ');
}

async function* rowsOf(
  submissions: AsyncIterable<Submission>,
  fields: readonly string[],
  localTime: (iso: string) => string,
  hasPhotos: boolean,
): AsyncGenerator<readonly string[], void, undefined> {
  for await (const submission of submissions) {
    const { reference, createdAt, form, state, language, site, body } = submission;
    const suspicious = isSuspicious(submission) ? 'yes' : '';
    const known = [reference, localTime(createdAt), form, state, suspicious, language, site];
    const values = fields.map((field) => String(body[field] ?? ''));
    yield [...known, ...values, ...(hasPhotos ? [photoNames(submission)] : [])];
  }
}
