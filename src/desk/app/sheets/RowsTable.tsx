import { styled } from '@mui/material/styles';
import type { SheetPreviewRow } from '../../api/sheets-api';
import { useSay } from '../language/use-say';

/** A row with its number in the file. */
export interface NumberedRow extends SheetPreviewRow {
  readonly number: number;
}

const Scroll = styled('div')`
  overflow-x: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  & table {
    border-collapse: collapse;
    min-width: 100%;
    font-size: var(--small);
  }
  & th,
  & td {
    padding: 8px 12px;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
  }
  & thead th {
    background: var(--sunken);
    white-space: nowrap;
  }
  & td {
    min-width: 120px;
    max-width: 320px;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & [data-severity='error'] {
    background: var(--error-soft);
  }
  & [data-severity='warning'] {
    background: var(--notice);
  }
  & .note {
    display: block;
    margin-top: 4px;
    color: var(--error);
    font-weight: 700;
  }
  & .note[data-severity='warning'] {
    background: none;
    color: inherit;
  }
`;

type RowProblem = SheetPreviewRow['problems'][number];

function Notes({ problems }: { readonly problems: readonly RowProblem[] }) {
  return problems.map(({ message, hint, severity }) => (
    <span className="note" data-severity={severity} key={message}>
      {message} {hint}
    </span>
  ));
}

function Row({ row }: { readonly row: NumberedRow }) {
  const say = useSay();
  const inColumn = (column: number | null) => row.problems.filter((problem) => problem.column === column);
  const severityOf = (problems: readonly RowProblem[]) =>
    problems.find(({ severity }) => severity === 'error')?.severity ?? problems[0]?.severity;
  return (
    <tr>
      <th scope="row">{row.number}</th>
      <td>
        {say(`sheets.state.${row.state}`)}
        {row.isRepeated && <span className="note">{say('sheets.repeated')}</span>}
        <Notes problems={inColumn(null)} />
      </td>
      {row.values.map((value, index) => {
        const problems = inColumn(index);
        return (
          <td key={index} data-severity={severityOf(problems)}>
            {value}
            <Notes problems={problems} />
          </td>
        );
      })}
    </tr>
  );
}

interface RowsTableProps {
  /** Names of the columns. */
  readonly columns: readonly string[];
  readonly rows: readonly NumberedRow[];
}

/** Rows of a spreadsheet as they will be, with what is wrong at each cell. */
export function RowsTable({ columns, rows }: RowsTableProps) {
  const say = useSay();
  return (
    <Scroll role="region" aria-label={say('sheets.rows')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('sheets.row')}</th>
            <th scope="col">{say('sheets.state')}</th>
            {columns.map((name, index) => (
              <th scope="col" key={index}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.number} row={row} />
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
