import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { readDay } from '../../../engine/values/read-day';
import { Icon } from '../../../site/ui/picture/Icon';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';

/** The calendar of the browser, without its field. */
const Calendar = styled('input')`
  position: absolute;
  inset-inline-end: 0;
  inset-block-end: 0;
  width: 1px;
  height: 1px;
  padding: 0;
  border: 0;
  opacity: 0;
  pointer-events: none;
`;

const iso = /^(\d{4})-(\d\d)-(\d\d)$/;

/** A day (YYYY-MM-DD) as people write it: DD-MM-YYYY; anything else as it is. */
export function writtenDay(value: string): string {
  return value.replace(iso, '$3-$2-$1');
}

/** The day that was typed, in any digits, as YYYY-MM-DD; the text itself while it is none. */
export function typedDay(text: string, timeZone: string): string {
  const day = readDay(text, { timeZone }).value;
  return typeof day === 'string' ? day : text;
}

interface DateInputProps {
  readonly id: string;
  /** YYYY-MM-DD, or what was typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly describedBy?: string | undefined;
  readonly isWrong?: boolean;
  readonly ariaLabel?: string | undefined;
}

/** A day, typed as DD-MM-YYYY in the digits of any language or chosen in a calendar. What is no day is kept as it was typed. */
export function DateInput({ id, value, onChange, describedBy, isWrong = false, ariaLabel }: DateInputProps) {
  const say = useSay();
  const { timeZone } = useDeskLanguage().start;
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => writtenDay(value));
  const shown = typedDay(typed, timeZone) === value ? typed : writtenDay(value);
  return (
    <OutlinedInput
      id={id}
      fullWidth
      value={shown}
      placeholder={say('form.dateExample')}
      inputProps={{
        'aria-label': ariaLabel,
        'aria-describedby': describedBy,
        'aria-invalid': isWrong,
        autoComplete: 'off',
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(typedDay(target.value, timeZone));
      }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            title={say('form.chooseDate')}
            onClick={() => {
              calendar.current?.showPicker();
            }}
          >
            <Icon name="calendar" />
          </IconButton>
          <Calendar
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={iso.test(value) ? value : ''}
            onChange={({ target }) => {
              setTyped(writtenDay(target.value));
              onChange(target.value);
            }}
          />
        </InputAdornment>
      }
    />
  );
}
