import { describe, expect, it, test } from 'vitest';
import { hasExpired, isNewRecord, recordsToShow, stageOf } from '../../../src/engine/binding/validity';

const validity = { from: 'from', until: 'until', newDays: 7 };
const sources = {
  notices: { path: '/a', query: {}, entity: 'notice', validity },
  plain: { path: '/b', query: {}, entity: 'notice' },
};
const on = (today: string) => ({ site: { config: { sources } }, today });

test.each([
  [{}, 'current'],
  [{ from: null, until: '' }, 'current'],
  [{ from: '2026-11-20' }, 'current'],
  [{ from: '2026-11-21' }, 'coming'],
  [{ until: '2026-11-20' }, 'current'],
  [{ until: '2026-11-19T18:00:00' }, 'expired'],
  [{ from: '2026-11-30', until: '2026-11-01' }, 'coming'],
  [{ from: 'soon', until: 7 }, 'current'],
])('on 2026-11-20 the record %j is %s', (record, stage) => {
  expect(stageOf(record, validity, '2026-11-20')).toBe(stage);
});

test.each([
  ['2026-11-20', 'current'],
  ['2026-12-02', 'current'],
  ['2026-11-19', 'expired'],
  [null, 'current'],
])('on 2026-11-20 a meeting of %s, which has a last day only, is %s', (until, stage) => {
  expect(stageOf({ until }, { until: 'until' }, '2026-11-20')).toBe(stage);
});

describe('of the records of a source with days of validity', () => {
  const records = [
    { id: 'coming', from: '2026-12-01' },
    { id: 'current' },
    { id: 'expired', until: '2025-12-31' },
  ];
  const shown = (source: string, show?: 'current' | 'expired' | 'all') =>
    recordsToShow(records, { source, ...(show && { show }) }, on('2026-11-20')).map(({ id }) => id);

  it.each([
    [undefined, ['current']],
    ['current', ['current']],
    ['expired', ['expired']],
    ['all', ['current', 'expired']],
  ] as const)('a list that shows %s has %j', (show, ids) => {
    expect(shown('notices', show)).toEqual(ids);
  });

  it('a list of a source without such days has all', () => {
    expect(shown('plain', 'expired')).toEqual(['coming', 'current', 'expired']);
  });
});

test.each([
  ['2026-11-13', false],
  ['2026-11-14', true],
  ['2026-11-20', true],
  ['2026-11-21', false],
])('on 2026-11-20 a record of %s is new: %s', (from, isNew) => {
  expect(isNewRecord({ from }, 'notices', on('2026-11-20'))).toBe(isNew);
});

test('a record that has expired is not new', () => {
  const record = { from: '2026-11-18', until: '2026-11-19' };
  expect(isNewRecord(record, 'notices', on('2026-11-20'))).toBe(false);
  expect(hasExpired(record, 'notices', on('2026-11-20'))).toBe(true);
});
