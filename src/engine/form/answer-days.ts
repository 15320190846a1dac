import type { ConfigText, Form } from '../site-config.generated';
import { valuesOfOption } from './field-options';
import type { FormBody } from './form-schema';

/** Days within which the council answers what was sent: those of a chosen option, else those of the form; null without either. */
export function answerDays(
  { days, fields }: Pick<Form, 'days' | 'fields'>,
  body: FormBody,
  textsOf: (text: ConfigText) => readonly string[],
): number | null {
  const chosen = fields.flatMap((field) =>
    field.kind === 'select'
      ? field.options.filter((option) =>
          valuesOfOption(option, textsOf).includes(String(body[field.name] ?? '')),
        )
      : [],
  );
  const own = chosen.flatMap((option) => (typeof option === 'object' && 'days' in option ? option.days : []));
  const promised = own.filter((one) => typeof one === 'number');
  return promised.length > 0 ? Math.min(...promised) : (days ?? null);
}
