import type { Problem } from '../model/site/checked-site';

/** Formats errors, then warnings, each sorted by file and line, with their number at the end. */
export function formatReport(problems: readonly Problem[]): string {
  const ofSeverity = (wanted: Problem['severity']) =>
    sorted(problems.filter(({ severity }) => severity === wanted)).map(formatProblem);
  return [...ofSeverity('error'), ...ofSeverity('warning'), formatCount(problems)].join('\n\n');
}

/** The report for editors and CI, as JSON. */
export function formatJson(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const counts = { errors, warnings: problems.length - errors };
  return JSON.stringify({ ok: errors === 0, ...counts, problems: sorted(problems) }, null, 2);
}

function sorted(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column);
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function formatProblem({ file, line, column, at, message, hint, severity }: Problem): string {
  const place = `${file}:${String(line)}:${String(column)}`;
  const kind = severity === 'warning' ? 'Warning: ' : '';
  return [
    [place, at].filter((part) => part !== '').join('  '),
    `  ${kind}${message}`,
    ...(hint === undefined ? [] : [`  ${hint}`]),
  ].join('\n');
}

/** The number of errors and warnings: “3 errors, 1 warning.” */
export function formatCount(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  const parts = [
    errors > 0 || warnings === 0 ? plural(errors, 'error') : [],
    warnings > 0 ? plural(warnings, 'warning') : [],
  ];
  return `${parts.flat().join(', ')}.`;
}

const plural = (number: number, word: string): string =>
  `${String(number)} ${word}${number === 1 ? '' : 's'}`;
