import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { ContentProblem, ContentRecord } from '../../api/content-api';
import { objectOf } from '../../../engine/json/json';

const textOf = ({ message, hint }: ContentProblem): string =>
  hint === undefined ? message : `${message} ${hint}`;

/** Warnings of a record, which do not prevent publishing, by the path of their field. */
export function problemNotes(problems: readonly ContentProblem[]): ReadonlyMap<string, readonly string[]> {
  const notes = new Map<string, string[]>();
  for (const problem of problems.filter(({ severity }) => severity === 'warning')) {
    const place = problem.path.join('.');
    notes.set(place, [...(notes.get(place) ?? []), textOf(problem)]);
  }
  return notes;
}

/** The mistakes of a record that prevent publishing as the form shows them, each at its field. */
export function problemErrors(problems: readonly ContentProblem[]): ErrorSchema<ContentRecord> {
  const builder = new ErrorSchemaBuilder<ContentRecord>();
  for (const problem of problems) {
    if (problem.severity === 'error') builder.addErrors(textOf(problem), problem.path);
  }
  return builder.ErrorSchema;
}

/** The mistakes at a key of a value. */
export function errorsAt(errors: unknown, key: string): readonly string[] {
  const { __errors: found } = objectOf(objectOf(errors)[key]);
  return Array.isArray(found) ? found.filter((error) => typeof error === 'string') : [];
}
