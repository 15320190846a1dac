// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SectionOf } from '../../src/templates/declaration';
import { GroupedTableTemplate } from '../../src/templates/grouped-table/view';
import { incrementalBatch } from '../../src/site/ui/list/use-incremental-count';
import { sampleSite } from '../../stories/harness/sample-site';
import { SampleContent, SiteFrame } from '../../stories/harness/SiteFrame';
import { cleanUp, render } from '../site/ui/render';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  await cleanUp();
  vi.useRealTimers();
});

const section: SectionOf<'grouped-table'> = {
  template: 'grouped-table',
  source: 'developmentWorks',
  group: { label: 'title', items: 'developmentWorkTrans' },
  columns: [{ label: 'works.name', field: 'workName', share: 100 }],
};

const many = <Item,>(length: number, item: (index: number) => Item) =>
  Array.from({ length }, (_, index) => item(index));

const tablesOf = (tables: number, rows: number) =>
  many(tables, (id) => ({
    id,
    title: `Year ${id}`,
    developmentWorkTrans: many(rows, (row) => ({ id: row, workName: `Work ${row}` })),
  }));

/** The numbers of rows on the page after each step, until it has all. */
async function growth(tables: number, rows: number): Promise<readonly number[]> {
  const page = { records: { developmentWorks: tablesOf(tables, rows) }, hydrated: true, listPage: 1 };
  const { element } = await render(
    <SiteFrame site={sampleSite('EN')}>
      <SampleContent page={page}>
        <GroupedTableTemplate section={section} />
      </SampleContent>
    </SiteFrame>,
  );
  const rowsShown = () => element.querySelectorAll('tbody > tr').length;
  const counts = [rowsShown()];
  while (counts.at(-1) !== tables * rows && counts.length < 500) {
    await act(async () => vi.advanceTimersByTime(1));
    counts.push(rowsShown());
  }
  expect(element.querySelectorAll('table')).toHaveLength(tables);
  return counts;
}

test.each([
  [1, 200, 48],
  [3, 100, 144],
  [90, 4, 192],
  [60, 30, 1440],
])(
  '%d tables of %d rows have %d in the HTML, and grow by few rows at a time',
  async (tables, rows, first) => {
    const counts = await growth(tables, rows);
    expect(counts[0]).toBe(first);
    expect(counts.at(-1)).toBe(tables * rows);
    const steps = counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
    // The batch that a table has begun is bound, and so rendered, to its end.
    expect(Math.max(...steps)).toBeLessThanOrEqual(2 * incrementalBatch);
  },
);
