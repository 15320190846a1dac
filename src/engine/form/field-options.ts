import type { CodedOption, ConfigText, SelectField } from '../site-config.generated';

/** An option of a select: the text that is sent for it and the one that visitors read. */
export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

type Option = SelectField['options'][number];

function isCoded(option: Option): option is CodedOption {
  return typeof option === 'object' && 'label' in option;
}

/** The option in one language; without a code its text is sent, as the visitor read it. */
export function fieldOption(option: Option, translate: (text: ConfigText) => string): FieldOption {
  if (isCoded(option)) return { value: option.value, label: translate(option.label) };
  const label = translate(option);
  return { value: label, label };
}

/** Values that may be sent for an option: its code, or its text in any of the languages. */
export function valuesOfOption(
  option: Option,
  textsOf: (text: ConfigText) => readonly string[],
): readonly string[] {
  return isCoded(option) ? [option.value] : textsOf(option);
}
