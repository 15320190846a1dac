import { notCalled, type SourceReport } from './source-reports';

const columns = [
  'source',
  'call',
  'answer',
  'records',
  'left out',
  'unread values',
  'large pictures',
] as const;

function rowOf({ source, path, failures, records, leftOut, unread, largePictures }: SourceReport): string[] {
  const answer = failures.length === 0 ? 'ok' : failures.join('; ');
  const counts = [records ?? '-', leftOut, unread.count, largePictures].map(String);
  return [source, path, answer, ...counts];
}

/** How to mend a list that the server does not give. */
function adviceOn({ source, path, failures }: SourceReport): string[] {
  if (failures.every((failure) => failure === notCalled)) return [];
  const own = `remove “path” from the source, so that its records come from the content folder`;
  return [`${source}: let the server answer GET /api${path}, or ${own}`];
}

function detailsOf(report: SourceReport): string[] {
  const { source, missing, unknown, unknownIds, unread } = report;
  return [
    ...adviceOn(report),
    ...(missing.length > 0 ? [`${source}: no record has ${missing.join(', ')}`] : []),
    ...(unknown.length > 0 ? [`${source}: not in its entity: ${unknown.join(', ')}`] : []),
    ...(unknownIds.length > 0
      ? [`${source}: the content folder extends records that there are not: ${unknownIds.join(', ')}`]
      : []),
    ...unread.examples
      .slice(0, 5)
      .map(
        ({ field, id, value, reason }) =>
          `${source}: ${field}${id === null ? '' : ` of ${id}`} is ${reason}: ${value}`,
      ),
  ];
}

/** The reports as a table, with a line for each failed list, missing or unknown field or record, and the first values that cannot be read. */
export function formatReports(reports: readonly SourceReport[]): string {
  const rows = [[...columns], ...reports.map(rowOf)];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const details = reports.flatMap(detailsOf);
  return [...lines, ...(details.length > 0 ? ['', ...details] : [])].join('\n');
}
