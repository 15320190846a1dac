import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { SheetPreview, SheetPreviewRow } from '../../api/sheets-api';
import type { CallProblem } from '../call-desk';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { RowsTable } from './RowsTable';
import { rowsOf, type SheetDraft } from './sheet-draft';

const Buttons = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** Rows that are shown at once. */
const pageLength = 50;

const isWrong = ({ isRepeated, problems }: SheetPreviewRow): boolean =>
  isRepeated || problems.some(({ severity }) => severity === 'error');

/** The columns that are imported, and the values of a row in them. */
function usedColumns({ table, columns }: SheetDraft) {
  const used = columns.flatMap((target, index) => (target === '' ? [] : [index]));
  return {
    names: used.map((index) => table.targets.find(({ value }) => value === columns[index])?.label ?? ''),
    ofRow: (row: SheetPreviewRow) => ({
      ...row,
      values: used.map((index) => row.values[index] ?? ''),
      problems: row.problems.map((problem) => ({
        ...problem,
        column: problem.column === null ? null : used.indexOf(problem.column),
      })),
    }),
  };
}

interface RowsStepProps {
  readonly draft: SheetDraft;
  readonly preview: SheetPreview;
  readonly onApply: () => void;
  readonly onBack: () => void;
  readonly isPending: boolean;
  readonly problem: CallProblem | null;
}

/** Shows each row as it will be, and keeps all of them when the person agrees. */
export function RowsStep({ draft, preview, onApply, onBack, isPending, problem }: RowsStepProps) {
  const say = useSay();
  const [onlyWrong, setOnlyWrong] = useState(false);
  const [most, setMost] = useState(pageLength);
  const { names, ofRow } = usedColumns(draft);
  const numbers = rowsOf(draft).map(({ number }) => number);
  const numbered = preview.rows.map((row, index) => ({ ...ofRow(row), number: numbers[index] ?? 0 }));
  const wrong = numbered.filter(isWrong);
  const noted = numbered.filter((row) => isWrong(row) || row.problems.length > 0);
  const rows = onlyWrong ? noted : numbered;
  const count = (state: SheetPreviewRow['state']) => preview.rows.filter((row) => row.state === state).length;
  const counts = { added: count('added'), changed: count('changed'), unchanged: count('unchanged') };
  const isReady = wrong.length === 0 && counts.added + counts.changed > 0;
  return (
    <>
      <p>{say('sheets.summary', counts)}</p>
      {wrong.length > 0 && <p>{say('sheets.wrong', { count: wrong.length })}</p>}
      <p role="status">{isPending && say('frame.loading')}</p>
      <ProblemAlert problem={problem} />
      <Buttons>
        <Button
          variant="contained"
          aria-disabled={isPending || !isReady}
          onClick={() => {
            if (!isPending && isReady) onApply();
          }}
        >
          {say('sheets.apply')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {say('sheets.back')}
        </Button>
      </Buttons>
      {noted.length > 0 && (
        <FormControlLabel
          label={say('sheets.onlyWrong', { count: noted.length })}
          control={
            <Checkbox
              checked={onlyWrong}
              onChange={(_, isChecked) => {
                setOnlyWrong(isChecked);
              }}
            />
          }
        />
      )}
      <RowsTable columns={names} rows={rows.slice(0, most)} />
      {rows.length > most && (
        <div>
          <Button
            onClick={() => {
              setMost(most + pageLength);
            }}
          >
            {say('sheets.more', { count: rows.length - most })}
          </Button>
        </div>
      )}
    </>
  );
}
