import { expect, test } from 'vitest';
import { overlayOf } from '../../scripts/dev-overlay.mjs';
import { newProblems, formatShort, realText } from './real-site';

test('warns of a schema that is not where the entities are, and says where it belongs', () => {
  expect(newProblems({ texts: { 'entities/well.json': '{}' } }).map(formatShort)).toEqual([
    'content/entities/well.json:1 (warning) This file is not read: it is not where the schema of an entity belongs. Move it to “content/entities/well.schema.json”.',
  ]);
});

test('a missing part is one problem, however many names it has', () => {
  const config = realText.replace('"terms": {', '"messages": {}, "termz": {');
  const problems = newProblems({ config }).map(({ message }) => message);
  expect(problems).toHaveLength(2);
  expect(problems).toContain(
    '“terms” is missing: the pages use “chiefMinister”, “cabinetMinister”, “districtDevelopmentOfficer” and 10 more.',
  );
});

test('the overlay in the browser shows the report and links to the first error', () => {
  const problem = {
    file: 'content/records/news.json',
    line: 4,
    column: 2,
    at: '',
    message: 'x',
    severity: 'error' as const,
  };
  const warning = { ...problem, line: 1, severity: 'warning' as const };
  expect(overlayOf('The report.', [warning, problem], '/site')).toEqual({
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
