import { addDays } from '../../engine/record/add-days';
import type { FailureLog } from '../../server/monitoring/failure-log';
import type { Visits } from '../../server/page/visits';
import type { VisitCount, VisitStore } from './visit-store';

export interface CountVisitsOptions {
  readonly store: VisitStore;
  /** Host of the site's public address. */
  readonly site: string;
  /** The current day in the site's time zone, YYYY-MM-DD. */
  readonly today: () => string;
  readonly failures: Pick<FailureLog, 'warn'>;
}

/** Visits with what writes them. */
export interface CountedVisits extends Visits {
  /** Writes what was counted since the last time; keeps it for the next time when that fails. Never rejects. */
  write(): Promise<void>;
}

/** Time between two writes in ms: a crash loses at most so much. */
export const writeEveryMs = 5_000;
/** Days for which counts are kept. */
const keptDays = 730;
/** Counts that wait in memory while the database fails; those of further pages and days are not counted. */
const mostWaiting = 10_000;

/** A count that grows until it is written. */
type Counter = Omit<VisitCount, 'count'> & { count: number };

/** Counts visits in memory and adds them to the store. */
export function countVisits({ store, site, today, failures }: CountVisitsOptions): CountedVisits {
  let counters = new Map<string, Counter>();
  let cleanedOn = '';

  function count(visit: VisitCount): void {
    const key = `${visit.day} ${visit.kind} ${visit.language} ${visit.path}`;
    const counter = counters.get(key);
    if (counter) counter.count += visit.count;
    else if (counters.size < mostWaiting) counters.set(key, { ...visit });
  }

  async function removeOld(day: string): Promise<void> {
    if (cleanedOn === day) return;
    await store.removeBefore(site, addDays(day, -keptDays));
    cleanedOn = day;
  }

  async function write(): Promise<void> {
    const counts = [...counters.values()];
    if (counts.length === 0) return;
    counters = new Map();
    try {
      await store.add(site, counts);
    } catch (err) {
      failures.warn('visits', { err }, 'visits could not be stored; they are kept for the next attempt');
      counts.forEach(count);
      return;
    }
    await removeOld(today()).catch(() => undefined);
  }

  const add = (kind: VisitCount['kind'], path: string, language: string) => {
    count({ day: today(), kind, path, language, count: 1 });
  };
  let writing = Promise.resolve();
  return {
    page: (path, language) => {
      add('page', path, language);
    },
    missedSearch: (language) => {
      add('missed-search', '', language);
    },
    write: () => (writing = writing.then(write)),
  };
}
