/** The code of an error for a log line. Never its message: a database's may quote what was typed. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
