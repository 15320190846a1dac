import type { Problem } from '../../../src/model/site/checked-site';

/** The message and the hint of a problem. */
export type ProblemWords = Pick<Problem, 'message' | 'hint'>;

/** Says a problem of the check in a language of the desk; those of rare mistakes stay in English. */
export function sayProblem(
  { message, hint }: Pick<Problem, 'message' | 'at'> & { readonly hint?: string | undefined },
  _language: string,
): ProblemWords {
  return { message, ...(hint !== undefined && { hint }) };
}
