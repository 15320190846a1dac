import { expect, test } from 'vitest';
import { keptDays } from '../../src/operations/backup/kept-days';

/** Days up to one, the newest first. */
function daysUpTo(last: string, count: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, ago) =>
    new Date(end - ago * 86_400_000).toISOString().slice(0, 10),
  );
}

test('of a year of backups, those of 7 days, 4 weeks and 6 months are kept', () => {
  // The 28th of November 2026 is a Saturday.
  expect([...keptDays(daysUpTo('2026-11-28', 365))].sort().reverse()).toEqual([
    ...['2026-11-28', '2026-11-27', '2026-11-26', '2026-11-25', '2026-11-24', '2026-11-23', '2026-11-22'],
    ...['2026-11-15', '2026-11-08'],
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
  ]);
});

test.each([
  ['none', [], []],
  ['one', ['2026-02-28'], ['2026-02-28']],
  ['few with gaps', ['2024-02-29', '2025-12-31', '2026-01-01'], ['2024-02-29', '2025-12-31', '2026-01-01']],
])('%s of few backups is deleted', (_kind, days, kept) => {
  expect([...keptDays(days)].sort()).toEqual(kept);
});

test('a year ends within a week', () => {
  const days = daysUpTo('2027-01-03', 20);
  // The week from the 28th of December to the 3rd of January counts once.
  expect(keptDays(days)).toContain('2026-12-20');
});
