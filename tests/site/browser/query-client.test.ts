import { expect, test } from 'vitest';
import { createQueryClient } from '../../../src/site/queries/query-client';

const list = (name: string) => ({ records: [{ name }], missing: false });
const keptAt = '2026-11-20T00:00:00.000Z';
const older = { ...list('older'), asOf: '2026-11-01T00:00:00.000Z' };

/** The data of a query and whether they count as outdated. */
const shownBy = (client: ReturnType<typeof createQueryClient>, key: string) => ({
  data: client.getQueryData([key]),
  isOutdated: client.getQueryState([key])?.dataUpdatedAt === 0,
});

test('lists of the HTML are fresh, part of a list is outdated, and one that failed is missing', () => {
  const part = { ...list('part'), total: 500 };
  const client = createQueryClient({ dehydratedState: { whole: list('whole'), part, failed: null } });
  expect(shownBy(client, 'whole')).toEqual({ data: list('whole'), isOutdated: false });
  expect(shownBy(client, 'part')).toEqual({ data: part, isOutdated: true });
  expect(client.getQueryState(['failed'])).toBeUndefined();
});

test('lists of a kept page are outdated and of its time, unless they are older (B10.8.3)', () => {
  const client = createQueryClient({
    dehydratedState: { news: list('kept'), older },
    kept: { at: keptAt },
  });
  expect(shownBy(client, 'news')).toEqual({ data: { ...list('kept'), asOf: keptAt }, isOutdated: true });
  expect(shownBy(client, 'older')).toEqual({ data: older, isOutdated: true });
});
