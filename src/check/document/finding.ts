import type { Path } from './path';

/** An error or warning in a document, before its path is resolved to a line. */
export interface Finding {
  readonly path: Path;
  readonly message: string;
  readonly hint?: string | undefined;
  /** A warning does not stop the site. Default: an error. */
  readonly severity?: 'warning';
  /** Points at the last key of the path instead of at its value. */
  readonly onKey?: boolean;
  /** Points at the first key of the object at the path, for a missing key. */
  readonly inside?: boolean;
  /** Offset in the text, where the path is ambiguous. */
  readonly offset?: number;
}
