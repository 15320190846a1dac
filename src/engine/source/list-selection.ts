import type { Condition, OrderBy } from '../site-config.generated';
import type { Show } from './list-view';

/** The filter and the order of the records of a list. */
export interface RecordSelection {
  readonly where?: readonly Condition[];
  readonly orderBy?: OrderBy;
}

/** Part of a list that a part of a page shows: its current records, unless it says otherwise. */
export interface ListSelection extends RecordSelection {
  readonly source: string;
  readonly show?: Show;
  /** Number of records that are shown at most. */
  readonly limit?: number;
}
