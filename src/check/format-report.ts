import type { Problem, Severity } from '../engine/site/checked-site';
import { wordProblem } from './sentences/sentence';

const severities = ['error', 'warning', 'note'] as const;

/** Formats errors, then warnings, then notes, each sorted by file and line, with their number at the end. */
export function formatReport(problems: readonly Problem[]): string {
  const listed = severities.flatMap((wanted) =>
    sorted(problems.filter(({ severity }) => severity === wanted)),
  );
  return [...listed.map(formatProblem), formatCount(problems)].join('\n\n');
}

/** The report for editors and CI, as JSON. */
export function formatJsonReport(problems: readonly Problem[]): string {
  const count = (wanted: Severity) => problems.filter(({ severity }) => severity === wanted).length;
  const counts = { errors: count('error'), warnings: count('warning'), notes: count('note') };
  return JSON.stringify(
    { ok: counts.errors === 0, ...counts, problems: sorted(problems).map(inEnglish) },
    null,
    2,
  );
}

function sorted(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column);
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const labels: Readonly<Record<Severity, string>> = { error: '', warning: 'Warning: ', note: 'Note: ' };

const inEnglish = (problem: Problem) => wordProblem(problem, 'EN');

function formatProblem(problem: Problem): string {
  const { file, line, column, at, message, hint, severity } = inEnglish(problem);
  const place = `${file}:${String(line)}:${String(column)}`;
  return [
    [place, at].filter((part) => part !== '').join('  '),
    `  ${labels[severity]}${message}`,
    ...(hint === undefined ? [] : [`  ${hint}`]),
  ].join('\n');
}

/** The word of a log for the problems of a site: “errors”, “warnings” or “notes”, by the most severe of them. */
export function kindOfProblems(problems: readonly Problem[]): string {
  const worst = severities.find((kind) => problems.some(({ severity }) => severity === kind));
  return `${worst ?? 'problem'}s`;
}

/** The number of errors, warnings and notes: “3 errors, 1 warning.” */
export function formatCount(problems: readonly Problem[]): string {
  const count = (kind: Severity) => problems.filter(({ severity }) => severity === kind).length;
  const parts = severities.flatMap((kind) => (count(kind) > 0 ? plural(count(kind), kind) : []));
  return `${parts.length > 0 ? parts.join(', ') : plural(0, 'error')}.`;
}

const plural = (number: number, word: string): string =>
  `${String(number)} ${word}${number === 1 ? '' : 's'}`;

/** Whether the log has to warn of a site: notes are only for those who run the check. */
export function hasWarnings(problems: readonly Pick<Problem, 'severity'>[]): boolean {
  return problems.some(({ severity }) => severity !== 'note');
}
