import type { Sentence } from '../sentences/sentence';
import type { Severity, Problem } from '../../engine/site/checked-site';
import type { Path } from './path';

/** A problem of a whole file; an error unless it says otherwise. */
export function fileProblem(file: string, { message, hint, severity }: Omit<Finding, 'path'>): Problem {
  return {
    file,
    line: 1,
    column: 1,
    at: '',
    message,
    ...(hint && { hint }),
    severity: severity ?? 'error',
  };
}

/** An error, warning or note in a document, before its path is resolved to a line. */
export interface Finding {
  readonly path: Path;
  readonly message: Sentence;
  readonly hint?: Sentence | undefined;
  /** Only an error, the default, stops the site. */
  readonly severity?: Exclude<Severity, 'error'>;
  /** Points at the last key of the path instead of at its value. */
  readonly onKey?: boolean;
  /** Points at the first key of the object at the path, for a missing key. */
  readonly inside?: boolean;
  /** Offset in the text, where the path is ambiguous. */
  readonly offset?: number;
}
