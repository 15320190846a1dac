import type { VisitCount } from '../visit-store';

const sum = (counts: readonly VisitCount[]): number => counts.reduce((total, { count }) => total + count, 0);

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)].sort();

/** A table as text: the first column to the left, numbers to the right. */
function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}

/** Page views of a period by page and language, the most viewed page first, and the searches without results. */
export function writeVisitTable(
  counts: readonly VisitCount[],
  { from, to }: { readonly from: string; readonly to: string },
): string {
  const views = counts.filter(({ kind }) => kind === 'page');
  const missed = counts.filter(({ kind }) => kind === 'missed-search');
  const languages = unique(counts.map(({ language }) => language));
  const rowOf = (name: string, of: readonly VisitCount[]) => [
    name,
    ...languages.map((code) => String(sum(of.filter(({ language }) => language === code)))),
    String(sum(of)),
  ];
  const paths = unique(views.map(({ path }) => path)).map((path) =>
    views.filter((view) => view.path === path),
  );
  const pages = paths.sort((a, b) => sum(b) - sum(a)).map((of) => rowOf(of[0]?.path ?? '', of));
  const rows = [
    ['page', ...languages, 'all'],
    ...pages,
    rowOf('all pages', views),
    rowOf('searches without results', missed),
  ];
  return `Views from ${from} to ${to}\n\n${alignColumns(rows)}\n`;
}
