import { useSay } from '../../language/use-say';
import { ChoiceInput } from './ChoiceInput';
import type { InputProps } from './input-props';

/** Yes, no, or nothing said. */
export function FlagInput({ value, onChange, ...props }: InputProps) {
  const say = useSay();
  const choices = [
    { value: 'true', label: say('form.yes') },
    { value: 'false', label: say('form.no') },
  ];
  return (
    <ChoiceInput
      {...props}
      choices={choices}
      value={typeof value === 'boolean' ? String(value) : value}
      onChange={(chosen) => {
        onChange(chosen === undefined ? undefined : chosen === 'true');
      }}
    />
  );
}
