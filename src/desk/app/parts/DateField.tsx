import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useState } from 'react';
import { useSay } from '../language/use-say';
import { DateInput } from './DateInput';

interface DateFieldProps {
  readonly label: string;
  /** YYYY-MM-DD; '' for none. */
  readonly value: string;
  /** Receives whole days only. */
  readonly onChange: (value: string) => void;
}

const isWhole = (text: string): boolean => /^(?:\d{4}-\d\d-\d\d)?$/.test(text);

/** A field for a day with its label above, which says when what was typed is no day. */
export function DateField({ label, value, onChange }: DateFieldProps) {
  const id = useId();
  const say = useSay();
  const [given, setGiven] = useState(value);
  const [text, setText] = useState(value);
  if (value !== given) {
    setGiven(value);
    setText(value);
  }
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <DateInput
        id={id}
        value={text}
        describedBy={isWhole(text) ? undefined : `${id}-hint`}
        onChange={(day) => {
          setText(day);
          if (isWhole(day)) onChange(day);
        }}
      />
      {!isWhole(text) && <FormHelperText id={`${id}-hint`}>{say('form.dateUnfinished')}</FormHelperText>}
    </FormControl>
  );
}
