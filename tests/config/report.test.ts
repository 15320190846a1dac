import { expect, test } from 'vitest';
import { report } from '../../src/config/check/report';
import type { Problem } from '../../src/config/checked-site';

const problem: Problem = {
  file: 'site.config.json',
  line: 12,
  column: 3,
  at: 'pages[3].marker',
  message: 'There is no marker 17.',
  severity: 'error',
};

test('a report goes by file and line, shows hints and warnings, and counts', () => {
  const problems: Problem[] = [
    problem,
    {
      ...problem,
      file: 'content/records/news.json',
      line: 4,
      at: '[2].id',
      message: 'The id 1 is also that of the record [0].',
      severity: 'warning',
    },
    { ...problem, line: 2, at: '', message: 'This file is not JSON.', hint: 'Mend it.' },
  ];
  expect(report(problems)).toMatchInlineSnapshot(`
    "content/records/news.json:4:3  [2].id
      Warning: The id 1 is also that of the record [0].

    site.config.json:2:3
      This file is not JSON.
      Mend it.

    site.config.json:12:3  pages[3].marker
      There is no marker 17.

    2 mistakes, 1 warning."
  `);
});
