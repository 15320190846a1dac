import * as z from 'zod/mini';
import type { ConfigText, FormField, NumberField } from '../site-config.generated';
import { cleanDate, isDay } from './clean-date';
import { cleanNumber } from './clean-number';
import { withoutInvisible } from '../text/invisible';
import { cleanTelephone } from './clean-telephone';
import { cleanLine, cleanLongText } from './clean-text';
import { dateLimits, numberLimits } from './field-limits';
import { valuesOfOption } from './field-options';
import type { FormProblemKind, ProblemLimits } from './form-problem';

/** What the checks of a form need to know of the site. */
export interface FormSite {
  /** All translations of a config text: every language of the site on the server, the visitor's own in the browser. */
  readonly textsOf: (text: ConfigText) => readonly string[];
  /** Today in the site's time zone, YYYY-MM-DD. */
  readonly today: () => string;
}

/** A value of the body that is sent. */
export type FormValue = string | number | boolean;

type FieldKind = FormField['kind'];
export type FieldsByKind = { readonly [Kind in FieldKind]: Extract<FormField, { kind: Kind }> };
type Check = z.core.$ZodCheck<string>;

/** How the values of a kind of field are checked. */
interface FieldRule<Kind extends FieldKind> {
  /** Normalizes a typed text before it is checked and sent. */
  readonly clean: (typed: string) => string;
  readonly checks: (field: FieldsByKind[Kind], site: FormSite) => readonly Check[];
  /** The value that is sent for a text that passed the checks; the text itself by default. */
  readonly parse?: (text: string) => FormValue;
}

/** The rule of each kind of field; a kind without one does not compile. */
export const fieldRules: { readonly [Kind in FieldKind]: FieldRule<Kind> } = {
  text: { clean: cleanLine, checks: ({ maxLength }) => [atMost(maxLength)] },
  email: {
    clean: (typed) => cleanLine(withoutInvisible(typed)),
    checks: ({ maxLength }) => [matches('email', isEmail), atMost(maxLength)],
  },
  telephone: {
    clean: cleanTelephone,
    checks: ({ maxLength }) => [matches('telephone', isTelephone), atMost(maxLength)],
  },
  'long-text': { clean: cleanLongText, checks: ({ maxLength }) => [atMost(maxLength)] },
  select: {
    clean: cleanLine,
    checks: ({ options }, { textsOf }) => {
      const values = options.flatMap((option) => valuesOfOption(option, textsOf));
      const allowed = new Set(values.map(cleanLine));
      return [matches('choice', (value) => allowed.has(value))];
    },
  },
  number: {
    clean: cleanNumber,
    checks: (field) => [finds((value) => numberProblem(value, field))],
    parse: (text) => (text === '' ? '' : Number(text)),
  },
  date: {
    clean: cleanDate,
    checks: (field, { today }) => [
      finds((value) => {
        const { min, max } = dateLimits(field, today());
        if (!isDay(value)) return { kind: 'date' };
        if (value < min) return { kind: 'too-early', min };
        return value > max ? { kind: 'too-late', max } : null;
      }),
    ],
  },
  checkbox: {
    clean: (typed) => (cleanLine(typed) === 'false' ? '' : cleanLine(typed)),
    checks: () => [matches('unknown', (value) => value === 'true')],
    parse: (text) => text === 'true',
  },
};

export function isFieldKind(kind: unknown): kind is FieldKind {
  return typeof kind === 'string' && Object.hasOwn(fieldRules, kind);
}

/** Accepts every plausible address: only a message to it could prove that it exists (B5.1.6). */
function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+$/u.test(value);
}

/** Accepts digits of any script with any signs between them, but no words; at least three digits (B5.1.6). */
function isTelephone(value: string): boolean {
  return /^[\p{Nd}\p{P}\p{S}\s]*$/u.test(value) && (value.match(/\p{Nd}/gu)?.length ?? 0) >= 3;
}

/** A problem of a value, as the message and the parameters of an issue. */
interface ValueProblem extends ProblemLimits {
  readonly kind: FormProblemKind;
}

function numberProblem(value: string, field: NumberField): ValueProblem | null {
  const { min, max, decimals } = numberLimits(field);
  const match = /^-?\d+(?:\.(\d+))?$/.exec(value);
  if (!match) return { kind: 'number' };
  if ((match[1] ?? '').length > decimals) return { kind: 'decimals', max: decimals };
  if (Number(value) < min) return { kind: 'too-small', min };
  return Number(value) > max ? { kind: 'too-large', max } : null;
}

/** Checks a value that is not empty; whether it may be empty is for `required` to say. */
function finds(problemOf: (value: string) => ValueProblem | null): Check {
  return z.check<string>(({ value, issues }) => {
    const problem = value === '' ? null : problemOf(value);
    if (!problem) return;
    const { kind, ...params } = problem;
    issues.push({ code: 'custom', message: kind, params, input: value });
  });
}

function matches(kind: FormProblemKind, accepts: (value: string) => boolean): Check {
  return finds((value) => (accepts(value) ? null : { kind }));
}

function atMost(characters: number): Check {
  return z.maxLength(characters, 'too-long' satisfies FormProblemKind);
}
