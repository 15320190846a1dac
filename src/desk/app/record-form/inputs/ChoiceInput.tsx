import type { ContentChoice } from '../../../api/content-api';
import { useSay } from '../../language/use-say';
import { Select } from '../../../../site/ui/control/Select';
import type { InputProps } from './input-props';
import { asText } from './TextInput';

/** A choice of one of a few values; a value that is no longer among them stays until another one is chosen. */
export function ChoiceInput({
  id,
  value,
  onChange,
  choices = [],
  describedBy,
  isWrong = false,
  ariaLabel,
}: InputProps) {
  const say = useSay();
  const text = asText(value);
  const isKnown = text === '' || choices.some((choice) => String(choice.value) === text);
  const all: readonly ContentChoice[] = isKnown ? choices : [...choices, { value: text, label: text }];
  return (
    <Select
      id={id}
      aria-label={ariaLabel}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      value={text}
      onChange={({ target }) => {
        onChange(all.find((choice) => String(choice.value) === target.value)?.value);
      }}
    >
      <option value="">{say('form.notChosen')}</option>
      {all.map((choice) => (
        <option key={choice.value} value={String(choice.value)}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
