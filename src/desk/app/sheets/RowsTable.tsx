import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { SheetPreviewRow } from '../../api/sheets-api';
import { useSay } from '../language/use-say';
import { EditableCell } from './EditableCell';
import type { CellEdit } from './sheet-draft';

/** A row with its number in the file. */
export interface NumberedRow extends SheetPreviewRow {
  readonly number: number;
}

/** A column that is imported. */
export interface RowsColumn {
  /** Index of the column in the file. */
  readonly index: number;
  readonly label: string;
  /** Texts that its cells may have; [] for any. */
  readonly choices: readonly string[];
}

/** Whether a row keeps all of them out. */
export const isWrong = ({ isRepeated, problems }: SheetPreviewRow): boolean =>
  isRepeated || problems.some(({ severity }) => severity === 'error');

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
  & .state {
    display: block;
  }
  & .name {
    display: none;
  }
  /* A row is a card on a phone. Roles are written out, since a table that is displayed as blocks loses its own. */
  @media (max-width: 599px) {
    & table,
    & tbody,
    & tr,
    & tbody th,
    & td {
      display: block;
      max-width: none;
      border-bottom: 0;
    }
    & thead {
      display: none;
    }
    & tr {
      padding: 8px 0;
      border-bottom: 1px solid var(--line);
    }
    & td,
    & tbody th {
      padding: 4px 12px;
    }
    & .name {
      display: block;
      font-weight: 700;
    }
    & tbody th .name {
      display: inline;
    }
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

interface RowProps extends Omit<RowsTableProps, 'rows'> {
  readonly row: NumberedRow;
}

function Row({ row, columns, textOf, onEdit, onSkip }: RowProps) {
  const say = useSay();
  const inColumn = (column: number | null) => row.problems.filter((problem) => problem.column === column);
  const severityOf = (problems: readonly RowProblem[]) =>
    problems.find(({ severity }) => severity === 'error')?.severity ?? problems[0]?.severity;
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <span className="name">{say('sheets.row')} </span>
        {row.number}
      </th>
      <td role="cell">
        <span className="state">{say(`sheets.state.${row.state}`)}</span>
        {row.isRepeated && <span className="note">{say('sheets.repeated')}</span>}
        <Notes problems={inColumn(null)} />
        {isWrong(row) && (
          <Button
            size="small"
            variant="text"
            aria-label={say('sheets.skipRow', { row: row.number })}
            onClick={() => {
              onSkip(row.number);
            }}
          >
            {say('sheets.skip')}
          </Button>
        )}
      </td>
      {columns.map(({ index, label, choices }) => {
        const problems = inColumn(index);
        return (
          <td key={index} role="cell" data-severity={severityOf(problems)}>
            <span className="name" aria-hidden="true">
              {label}
            </span>
            <EditableCell
              label={say('sheets.place', { column: label, row: row.number })}
              value={row.values[index] ?? ''}
              text={textOf(row.number, index)}
              choices={choices}
              onChange={(text) => {
                onEdit({ row: row.number, column: index, text });
              }}
            />
            <Notes problems={problems} />
          </td>
        );
      })}
    </tr>
  );
}

interface RowsTableProps {
  readonly columns: readonly RowsColumn[];
  readonly rows: readonly NumberedRow[];
  /** Gives what is written in a cell. */
  readonly textOf: (row: number, column: number) => string;
  readonly onEdit: (edit: CellEdit) => void;
  /** Leaves out a row of this number. */
  readonly onSkip: (row: number) => void;
}

/** Rows of a spreadsheet as they will be, with what is wrong at each cell; it can be corrected there. */
export function RowsTable({ rows, ...shared }: RowsTableProps) {
  const say = useSay();
  return (
    <Scroll role="region" aria-label={say('sheets.rows')} tabIndex={0}>
      <table role="table">
        <thead>
          <tr>
            <th scope="col">{say('sheets.row')}</th>
            <th scope="col">{say('sheets.state')}</th>
            {shared.columns.map(({ index, label }) => (
              <th scope="col" key={index}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.number} row={row} {...shared} />
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
