import { variableRows } from '../../src/server/environment';

const header = ['variable', 'meaning (default)'] as const;

/** The text of docs/operating.md with the current table of environment variables, laid out as the formatter wants it. */
export function withVariables(text: string): string {
  const rows = [header, ...variableRows];
  const widthOf = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
  const [nameWidth, meaningWidth] = [widthOf(0), widthOf(1)];
  const [head = '', ...lines] = rows.map(
    ([name, meaning]) => `| ${name.padEnd(nameWidth)} | ${meaning.padEnd(meaningWidth)} |`,
  );
  const table = [head, `| ${'-'.repeat(nameWidth)} | ${'-'.repeat(meaningWidth)} |`, ...lines];
  return text.replace(/^\| variable .*\n(?:\|.*\n)+/m, () => `${table.join('\n')}\n`);
}
