import { isSuspicious, type Submission } from '../submission';
import { writeCsv } from './csv';

/** All submissions as one table (CSV): what is known of each, then every field that any of their forms has. */
export function writeExport(submissions: readonly Submission[], localTime: (iso: string) => string): string {
  const fields = [...new Set(submissions.flatMap(({ body }) => Object.keys(body)))];
  const heading = ['reference', 'received', 'form', 'state', 'suspicious', 'language', 'site', ...fields];
  return writeCsv([heading, ...submissions.map((submission) => rowOf(submission, fields, localTime))]);
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
