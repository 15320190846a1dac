import type { Problem } from '../../engine/site/checked-site';
import type { Finding } from './finding';

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
