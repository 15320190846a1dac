import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface TextFieldProps extends Pick<
  OutlinedInputProps,
  'autoComplete' | 'multiline' | 'type' | 'endAdornment'
> {
  readonly label: string;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field with its label above and a hint between them. */
export function TextField({ label, hint, isOptional = false, onChange, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {hint !== undefined && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
      <OutlinedInput
        id={id}
        required={!isOptional}
        inputProps={{ 'aria-describedby': hint === undefined ? undefined : `${id}-hint` }}
        onChange={({ target }) => {
          onChange(target.value);
        }}
        {...input}
      />
    </FormControl>
  );
}
