import { wordsOf } from '../sentences/sentence';
import type { Problem } from '../../engine/site/checked-site';
import type { Finding } from './finding';

/** A problem of a whole file; an error unless it says otherwise. */
export function fileProblem(file: string, words: Omit<Finding, 'path'>): Problem {
  return {
    file,
    line: 1,
    column: 1,
    at: '',
    ...wordsOf(words),
    severity: words.severity ?? 'error',
  };
}
