import { isSuspicious, type Submission } from '../submission';
import { writeCsv } from './csv';

/** A table of submissions: the names of its columns, and a row for each. */
export interface ExportTable {
  readonly heading: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** All submissions as one table: what is known of each, then every field that any of their forms has. */
export function exportTable(
  submissions: readonly Submission[],
  localTime: (iso: string) => string,
): ExportTable {
  const fields = [...new Set(submissions.flatMap(({ body }) => Object.keys(body)))];
  const heading = ['reference', 'received', 'form', 'state', 'suspicious', 'language', 'site', ...fields];
  return { heading, rows: submissions.map((submission) => rowOf(submission, fields, localTime)) };
}

/** A table of submissions as a CSV file. */
export function writeExport({ heading, rows }: ExportTable): string {
  return writeCsv([heading, ...rows]);
}

function rowOf(
  submission: Submission,
  fields: readonly string[],
  localTime: (iso: string) => string,
): string[] {
  const { reference, createdAt, form, state, language, site, body } = submission;
  const known = [
    reference,
    localTime(createdAt),
    form,
    state,
    isSuspicious(submission) ? 'yes' : '',
    language,
    site,
  ];
  return [...known, ...fields.map((field) => String(body[field] ?? ''))];
}
