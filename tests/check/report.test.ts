import { expect, test } from 'vitest';
import { overlayOf } from '../../scripts/dev-overlay.mjs';
import { formatJsonReport, formatReport, hasWarnings, kindOfProblems } from '../../src/check/format-report';
import { sentence, wordProblem } from '../../src/check/sentences/sentence';
import type { Problem } from '../../src/engine/site/checked-site';

const problem: Problem = {
  file: 'site.config.json',
  line: 12,
  column: 3,
  at: 'pages[3].marker',
  message: sentence('marker.none', { marker: '17' }),
  severity: 'error',
};

test('lists errors, warnings and notes, by file and line, with hints and totals', () => {
  const problems: Problem[] = [
    problem,
    {
      ...problem,
      file: 'content/records/news.json',
      line: 4,
      at: '[2].id',
      message: sentence('id.twice', { id: '1', record: '0' }),
      severity: 'warning',
    },
    {
      ...problem,
      line: 2,
      at: '',
      message: sentence('content.missing', { folder: 'content' }),
      hint: sentence('content.missing.fix'),
    },
    {
      ...problem,
      line: 3,
      at: '',
      message: sentence('message.unreviewed', { code: 'KN' }),
      severity: 'note',
    },
  ];
  expect(formatReport(problems)).toMatchInlineSnapshot(`
    "site.config.json:2:3
      There is no folder “content” beside the site config.
      Create it, with a folder “records” in it, or correct its name.

    site.config.json:12:3  pages[3].marker
      There is no marker 17.

    content/records/news.json:4:3  [2].id
      Warning: The id 1 is also used by the record [0].

    site.config.json:3:3
      Note: No council has reviewed the engine's messages in KN yet.

    2 errors, 1 warning, 1 note."
  `);
});

test('the JSON report has totals and every problem', () => {
  const warning = { ...problem, severity: 'warning' as const };
  expect(JSON.parse(formatJsonReport([problem, warning]))).toEqual({
    ok: false,
    errors: 1,
    warnings: 1,
    notes: 0,
    problems: [problem, warning].map((one) => wordProblem(one, 'EN')),
  });
  expect(JSON.parse(formatJsonReport([warning]))).toMatchObject({ ok: true, errors: 0, warnings: 1 });
});

test.each([
  ['notes', ['note', 'note'], false],
  ['warnings', ['note', 'warning'], true],
  ['errors', ['warning', 'error', 'note'], true],
] as const)('a site with %s is said to have them, whatever else it has', (kind, severities, isWarned) => {
  const problems = severities.map((severity) => ({ ...problem, severity }));
  expect(kindOfProblems(problems)).toBe(kind);
  expect(hasWarnings(problems)).toBe(isWarned);
});

test('the overlay in the browser shows the report and links to the first error', () => {
  const error = { ...problem, file: 'content/records/news.json', line: 4, column: 2 };
  const warning = { ...problem, line: 1, severity: 'warning' as const };
  expect(overlayOf('The report.', [warning, error], '/site')).toEqual({
    type: 'error',
    err: {
      message: 'The report.',
      stack: '',
      plugin: 'npm run check',
      id: '/site/content/records/news.json',
      loc: { file: '/site/content/records/news.json', line: 4, column: 2 },
    },
  });
});
