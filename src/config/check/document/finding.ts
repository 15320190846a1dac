import type { Path } from './path';

/** A mistake in a document, before it is known on which line it stands. */
export interface Finding {
  readonly path: Path;
  readonly message: string;
  readonly hint?: string | undefined;
  /** A warning does not stop the site; what says nothing is an error. */
  readonly severity?: 'warning';
  /** The mistake is the last key of the path, not the value under it. */
  readonly onKey?: boolean;
  /** Something is missing in the object of the path: its first key is a better place than its brace. */
  readonly inside?: boolean;
  /** Where it stands in the text, when the path alone does not say it. */
  readonly offset?: number;
}
