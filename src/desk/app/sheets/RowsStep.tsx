import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useState } from 'react';
import type { SheetPreview, SheetPreviewRow } from '../../api/sheets-api';
import type { CallProblem } from '../call-desk';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';
import { ProblemAlert } from '../parts/ProblemAlert';
import { isWrong, type NumberedRow, type RowsColumn, RowsTable } from './RowsTable';
import { cellText, rowsOf, type SheetDraft, withEdit, withoutRow } from './sheet-draft';

const Buttons = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

const Filter = styled('div')`
  max-width: 320px;
`;

/** Rows that are shown at once. */
const pageLength = 50;

const filters = ['all', 'wrong', 'noted'] as const;
type Filter = (typeof filters)[number];

/** The rows of a preview with their numbers in the file. */
export function numberedRows(draft: SheetDraft, preview: SheetPreview): readonly NumberedRow[] {
  const rows = rowsOf(draft);
  return preview.rows.map((row, index) => ({ ...row, number: rows[index]?.number ?? 0 }));
}

/** The columns that are imported. */
function usedColumns({ table, columns }: SheetDraft): readonly RowsColumn[] {
  return columns.flatMap((value, index) => {
    const target = table.targets.find((one) => one.value === value);
    return target ? [{ index, label: target.label, choices: target.choices }] : [];
  });
}

interface RowsStepProps {
  readonly draft: SheetDraft;
  /** Each row as it will be. */
  readonly rows: readonly NumberedRow[];
  /** Corrects the table; the rows follow. */
  readonly onChange: (draft: SheetDraft) => void;
  readonly onApply: () => void;
  readonly onBack: () => void;
  readonly isPending: boolean;
  readonly problem: CallProblem | null;
}

/** Shows each row as it will be, those with mistakes first, and keeps all of them when the person agrees. */
export function RowsStep({ draft, rows, onChange, onApply, onBack, isPending, problem }: RowsStepProps) {
  const say = useSay();
  const [filter, setFilter] = useState<Filter>('all');
  const [most, setMost] = useState(pageLength);
  // Rows keep their places while they are corrected.
  const [first] = useState(() => new Set(rows.filter(isWrong).map(({ number }) => number)));
  const current = rows.filter(({ number }) => !draft.skipped.includes(number));
  const edited = new Set(draft.edits.map(({ row }) => row));
  const wrong = current.filter(isWrong);
  const selected = {
    all: [
      ...current.filter(({ number }) => first.has(number)),
      ...current.filter(({ number }) => !first.has(number)),
    ],
    wrong: current.filter((row) => isWrong(row) || edited.has(row.number)),
    noted: current.filter((row) => !isWrong(row) && row.problems.length > 0),
  };
  const shown = selected[filter];
  const count = (state: SheetPreviewRow['state']) => current.filter((row) => row.state === state).length;
  const counts = { added: count('added'), changed: count('changed'), unchanged: count('unchanged') };
  const isReady = !isPending && wrong.length === 0 && counts.added + counts.changed > 0;
  const numbers = { all: current.length, wrong: wrong.length, noted: selected.noted.length };
  const cells = new Map(rowsOf(draft).map((row) => [row.number, row.cells]));
  return (
    <>
      <p>{say('sheets.summary', counts)}</p>
      {wrong.length > 0 && <p>{say('sheets.wrong', { count: wrong.length })}</p>}
      {draft.edits.length > 0 && (
        <Buttons>
          <p>{say('sheets.edited', { count: draft.edits.length })}</p>
          <Button
            size="small"
            variant="text"
            onClick={() => {
              onChange({ ...draft, edits: [] });
            }}
          >
            {say('sheets.takeBack')}
          </Button>
        </Buttons>
      )}
      {draft.skipped.length > 0 && (
        <Buttons>
          <p>{say('sheets.skipped', { rows: draft.skipped.join(', ') })}</p>
          <Button
            size="small"
            variant="text"
            onClick={() => {
              onChange({ ...draft, skipped: [] });
            }}
          >
            {say('sheets.takeIn')}
          </Button>
        </Buttons>
      )}
      <p role="status">{isPending && say('frame.loading')}</p>
      <ProblemAlert problem={problem} />
      <Buttons>
        <Button
          variant="contained"
          aria-disabled={!isReady}
          onClick={() => {
            if (isReady) onApply();
          }}
        >
          {say('sheets.apply')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {say('sheets.back')}
        </Button>
      </Buttons>
      {(first.size > 0 || numbers.wrong + numbers.noted > 0 || filter !== 'all') && (
        <Filter>
          <ChoiceField
            label={say('content.filter')}
            choices={filters.map((value) => ({
              value,
              label: say(`sheets.filter.${value}`, { count: numbers[value] }),
            }))}
            value={filter}
            onChange={(chosen) => {
              setFilter(filters.find((one) => one === chosen) ?? 'all');
            }}
          />
        </Filter>
      )}
      <RowsTable
        columns={usedColumns(draft)}
        rows={shown.slice(0, most)}
        textOf={(row, column) => cellText(cells.get(row)?.[column])}
        onEdit={(edit) => {
          onChange(withEdit(draft, edit));
        }}
        onSkip={(row) => {
          onChange(withoutRow(draft, row));
        }}
      />
      {shown.length > most && (
        <div>
          <Button
            onClick={() => {
              setMost(most + pageLength);
            }}
          >
            {say('sheets.more', { count: shown.length - most })}
          </Button>
        </div>
      )}
    </>
  );
}
