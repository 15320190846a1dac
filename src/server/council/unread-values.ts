import { LRUCache } from 'lru-cache';
import type { UnreadReason } from '../../engine/values/reading';
import type { Log } from '../log';
import type { Metrics } from '../monitoring/metrics';

/** A value of a record that could not be read, or not wholly. */
export interface UnreadField {
  /** Name of the field; in a nested list `list.field`. */
  readonly field: string;
  /** Id of its record, or of the record that holds it; null where there is none. */
  readonly id: string | null;
  /** The value as JSON, its first 100 characters. */
  readonly value: string;
  readonly reason: UnreadReason;
}

/** The same with the name of the source of its record. */
export interface UnreadValue extends UnreadField {
  readonly source: string;
}

/** Values that could not be read. */
export interface UnreadFields {
  readonly count: number;
  /** The first of them. */
  readonly examples: readonly UnreadField[];
}

/** Takes what the records of a source hold that could not be read. */
export interface UnreadCollector {
  add(source: string, unread: UnreadFields): void;
}

const mostExamples = 100;
const longestValue = 100;

export const noneUnread: UnreadFields = { count: 0, examples: [] };

/** One value that could not be read. */
export function unreadField(
  field: string,
  id: string | null,
  raw: unknown,
  reason: UnreadReason,
): UnreadFields {
  const text = typeof raw === 'string' ? JSON.stringify(raw.slice(0, longestValue)) : typeof raw;
  const value = typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : text;
  return { count: 1, examples: [{ field, id, value, reason }] };
}

/** All of some values that could not be read. */
export function joinUnread(parts: readonly UnreadFields[]): UnreadFields {
  const some = parts.filter(({ count }) => count > 0);
  if (some.length < 2) return some[0] ?? noneUnread;
  return {
    count: some.reduce((sum, { count }) => sum + count, 0),
    examples: some.flatMap(({ examples }) => examples).slice(0, mostExamples),
  };
}

/** Collects values, for a report. */
export function collectUnread(): UnreadCollector & { readonly values: readonly UnreadValue[] } {
  const values: UnreadValue[] = [];
  return {
    values,
    add: (source, { examples }) => {
      values.push(...examples.map((example) => ({ source, ...example })));
    },
  };
}

/** Lines of one answer. */
const mostLines = 20;
/** Values that are remembered, so that each is logged once. */
const mostLogged = 5_000;

/** Counts values, and logs each once: not in every answer that has it (B3.6.2). */
export function logUnread(log: Log, metrics: Pick<Metrics, 'unreadValues'>): UnreadCollector {
  const logged = new LRUCache<string, true>({ max: mostLogged });
  return {
    add: (source, { count, examples }) => {
      if (count > 0) metrics.unreadValues(source, count);
      let lines = 0;
      for (const { field, id, value, reason } of examples) {
        const key = JSON.stringify([source, field, value]);
        if (lines === mostLines || logged.has(key)) continue;
        logged.set(key, true);
        lines += 1;
        const record = id === null ? '' : ` in the record ${id}`;
        log.warn({ source, field, id, value, reason }, `${source}: ${field}${record} is ${reason}: ${value}`);
      }
    },
  };
}
