import { type ErrorSchema, ErrorSchemaBuilder } from '@rjsf/utils';
import type { ContentProblem, ContentRecord } from '../../api/content-api';
import { objectOf } from '../../../engine/json/json';

/** The mistakes of a record as the form shows them, each at its field. */
export function problemErrors(problems: readonly ContentProblem[]): ErrorSchema<ContentRecord> {
  const builder = new ErrorSchemaBuilder<ContentRecord>();
  for (const { path, message, hint } of problems) {
    builder.addErrors(hint === undefined ? message : `${message} ${hint}`, path);
  }
  return builder.ErrorSchema;
}

/** The mistakes at a key of a value. */
export function errorsAt(errors: unknown, key: string): readonly string[] {
  const { __errors: found } = objectOf(objectOf(errors)[key]);
  return Array.isArray(found) ? found.filter((error) => typeof error === 'string') : [];
}
