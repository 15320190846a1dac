import { expect, test } from 'vitest';
import { failureResponse, successResponse, type Council } from '../../src/server/council/council';
import { closedDaysOf } from '../../src/server/submissions/closed-days';
import { readSampleSite } from './site-server';

const site = await readSampleSite();

const councilOf = (response: Awaited<ReturnType<Council['get']>>): Council => ({
  get: async () => response,
  currentVersion: () => undefined,
});

test('days that do not count are those of the records that meet the conditions (B11.13.3)', async () => {
  const records = [
    { id: 1, date: '2026-11-10', isHoliday: true },
    { id: 2, date: '2026-11-11', isHoliday: false },
    { id: 3, date: 'soon', isHoliday: true },
    { id: 4, date: '2026-12-25', isHoliday: true },
  ];
  const closedDays = closedDaysOf(site, councilOf(successResponse(records, 0)));
  expect([...(await closedDays())]).toEqual(['2026-11-10', '2026-12-25']);
});

test('without the list, or without a name for it, every day counts', async () => {
  const failed = councilOf(failureResponse(502, 'Bad gateway'));
  expect([...(await closedDaysOf(site, failed)())]).toEqual([]);
  const without = { ...site, config: { ...site.config, submissions: {} } };
  expect([...(await closedDaysOf(without, failed)())]).toEqual([]);
});
