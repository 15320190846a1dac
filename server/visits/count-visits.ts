import { addDays } from '../../src/model/record/add-days';
import type { FailureLog } from '../monitoring/failure-log';
import type { VisitCount, VisitStore } from './visit-store';

/** Counts what visitors see. Counting costs no I/O; it never throws. */
export interface Visits {
  /** Counts a view of a page of the config. */
  page(path: string, language: string): void;
  /** Counts a search that has found nothing. */
  missedSearch(language: string): void;
}

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
/** Days whose counts wait in memory while the database fails; older ones are forgotten. */
const mostDays = 3;

/** A count that grows until it is written. */
type Counter = Omit<VisitCount, 'count'> & { count: number };

function addTo(counts: Map<string, Counter>, visit: VisitCount): void {
  const key = `${visit.kind} ${visit.language} ${visit.path}`;
  const known = counts.get(key);
  if (known) known.count += visit.count;
  else counts.set(key, { ...visit });
}

/**
 * Counts visits in memory and adds them to the store. The counts of a day are bounded: callers know only pages and
 * languages of the config.
 */
export function countVisits({ store, site, today, failures }: CountVisitsOptions): CountedVisits {
  let byDay = new Map<string, Map<string, Counter>>();
  let cleanedOn = '';

  function count(visit: VisitCount): void {
    const counts = byDay.get(visit.day) ?? new Map<string, Counter>();
    byDay.set(visit.day, counts);
    addTo(counts, visit);
    if (byDay.size > mostDays) byDay.delete([...byDay.keys()].sort()[0] ?? '');
  }

  async function removeOld(day: string): Promise<void> {
    if (cleanedOn === day) return;
    await store.removeBefore(site, addDays(day, -keptDays));
    cleanedOn = day;
  }

  async function write(): Promise<void> {
    const counts = [...byDay.values()].flatMap((ofDay) => [...ofDay.values()]);
    if (counts.length === 0) return;
    byDay = new Map();
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

/** Counts nothing. */
export const uncounted: Visits = { page: () => undefined, missedSearch: () => undefined };
