import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { leftOutReasons } from '../../api/sheets-api';
import { useSay } from '../language/use-say';
import { Group } from './Group';
import { type SheetDraft, withRows } from './sheet-draft';

/** Numbers of rows that are named. */
const mostNumbers = 20;

function numbersText(numbers: readonly number[]): string {
  const named = numbers.slice(0, mostNumbers).join(', ');
  return numbers.length > mostNumbers ? `${named} … (${numbers.length})` : named;
}

interface LeftOutProps {
  readonly draft: SheetDraft;
  readonly onChange: (draft: SheetDraft) => void;
}

/** Says which rows are left out and why, what else is not as it is in the file, and lets rows be imported all the same. */
export function LeftOut({ draft, onChange }: LeftOutProps) {
  const say = useSay();
  const { table, included } = draft;
  const groups = leftOutReasons
    .map((reason) => ({
      reason,
      numbers: table.rows.filter(({ leftOut }) => leftOut === reason).map(({ number }) => number),
    }))
    .filter(({ numbers }) => numbers.length > 0);
  return (
    <>
      {table.above.length > 0 && <p>{say('sheets.above', { rows: numbersText(table.above) })}</p>}
      {table.blank > 0 && <p>{say('sheets.blank', { count: table.blank })}</p>}
      {table.filled > 0 && <p>{say('sheets.filled', { count: table.filled })}</p>}
      {table.hasOpenQuotes && <p>{say('sheets.openQuotes')}</p>}
      {groups.length > 0 && (
        <Group>
          <legend>{say('sheets.left')}</legend>
          <p>{say('sheets.leftHint')}</p>
          {groups.map(({ reason, numbers }) => (
            <div key={reason}>
              <FormControlLabel
                label={say(`sheets.left.${reason}`, { rows: numbersText(numbers) })}
                control={
                  <Checkbox
                    checked={included.includes(reason)}
                    onChange={(_, isChecked) => {
                      onChange(withRows(draft, reason, isChecked));
                    }}
                  />
                }
              />
            </div>
          ))}
        </Group>
      )}
    </>
  );
}
