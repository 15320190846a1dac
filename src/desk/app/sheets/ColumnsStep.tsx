import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import styled from '@emotion/styled';
import type { SheetTable } from '../../api/sheets-api';
import { type CallProblem } from '../call-desk';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';
import { ProblemAlert } from '../parts/ProblemAlert';
import { RowList } from '../parts/RowList';
import { Group } from './Group';
import { LeftOut } from './LeftOut';
import { OrderField } from './OrderField';
import { rowsOf, type SheetDraft, type SheetSource, withMatch, withTarget } from './sheet-draft';
import { SourceFields } from './SourceFields';

const Columns = styled(RowList)`
  & .samples {
    overflow: hidden;
    color: var(--ink-soft);
    font-size: var(--small);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Buttons = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** Cells of a column that are shown. */
const mostSamples = 3;

function samplesOf(rows: SheetTable['rows'], index: number): string {
  const texts = rows.map(({ cells }) => {
    const cell = cells[index] ?? '';
    return typeof cell === 'object' ? cell.text : cell;
  });
  const filled = texts.filter((text) => text !== '');
  return filled.slice(0, mostSamples).map(String).join(' · ');
}

interface ColumnsStepProps {
  readonly draft: SheetDraft;
  readonly onChange: (draft: SheetDraft) => void;
  /** Reads the table in another way. */
  readonly onRead: (source: SheetSource) => void;
  /** Why it could not be read in another way. */
  readonly readProblem?: CallProblem | null;
  readonly onShow: () => void;
  readonly onBack: () => void;
  readonly isPending: boolean;
  readonly problem: CallProblem | null;
}

/** Asks what the columns of a table hold, and by which of them existing records are found. */
export function ColumnsStep({
  draft,
  onChange,
  onRead,
  readProblem = null,
  onShow,
  onBack,
  isPending,
  problem,
}: ColumnsStepProps) {
  const say = useSay();
  const { table, columns, match } = draft;
  const choices = [{ value: '', label: say('sheets.leaveOut') }, ...table.targets];
  const rows = rowsOf(draft);
  const used = table.targets.filter(({ value }) => columns.includes(value));
  return (
    <>
      <SourceFields draft={draft} onRead={onRead} />
      <ProblemAlert problem={readProblem} />
      <LeftOut draft={draft} onChange={onChange} />
      <p>{say('sheets.columnsHint', { rows: rows.length })}</p>
      <Columns>
        {table.columns.map(({ name, isHidden }, index) => (
          <li key={index}>
            <ChoiceField
              label={name === '' ? say('sheets.column', { number: index + 1 }) : name}
              choices={choices}
              value={columns[index] ?? ''}
              onChange={(value) => {
                onChange(withTarget(draft, index, value));
              }}
            />
            {isHidden && <span>{say('sheets.hiddenColumn')}</span>}
            <OrderField draft={draft} index={index} onChange={onChange} />
            <span className="samples">{samplesOf(rows, index)}</span>
          </li>
        ))}
      </Columns>
      {used.length > 0 && (
        <Group>
          <legend>{say('sheets.match')}</legend>
          <p>{say('sheets.matchHint')}</p>
          {used.map(({ value, label }) => (
            <div key={value}>
              <FormControlLabel
                label={label}
                control={
                  <Checkbox
                    checked={match.includes(value)}
                    onChange={(_, isChecked) => {
                      onChange(withMatch(draft, value, isChecked));
                    }}
                  />
                }
              />
            </div>
          ))}
        </Group>
      )}
      <p role="status">{isPending && say('frame.loading')}</p>
      <ProblemAlert problem={problem} />
      <Buttons>
        <Button
          variant="contained"
          aria-disabled={isPending || used.length === 0}
          onClick={() => {
            if (!isPending && used.length > 0) onShow();
          }}
        >
          {say('sheets.show')}
        </Button>
        <Button variant="text" onClick={onBack}>
          {say('sheets.other')}
        </Button>
      </Buttons>
    </>
  );
}
