import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface LongTextFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for several lines, which grows with its text; its label is above and a hint between them. */
export function LongTextField({ label, hint, isOptional = false, value, onChange }: LongTextFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {hint !== undefined && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
      <OutlinedInput
        id={id}
        multiline
        required={!isOptional}
        inputProps={{ 'aria-describedby': hint === undefined ? undefined : `${id}-hint` }}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
    </FormControl>
  );
}
