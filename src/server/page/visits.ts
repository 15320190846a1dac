/** Counts what visitors see. Counting costs no I/O; it never throws. */
export interface Visits {
  /** Counts a view of a page of the config. */
  page(path: string, language: string): void;
  /** Counts a search that has found nothing. */
  missedSearch(language: string): void;
}

/** Counts nothing. */
export const uncounted: Visits = { page: () => undefined, missedSearch: () => undefined };
