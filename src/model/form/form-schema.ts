import * as z from 'zod/mini';
import type { ConfigText, Form, FormField } from '../site-config.generated';
import { formProblemKinds, type FormProblem, type FormProblemKind } from './form-problem';
import { cleanLine, cleanLongText } from './clean-text';

/** All translations of a config text: every language of the site on the server, the visitor's own in the browser. */
export type TextsOf = (text: ConfigText) => readonly string[];

/** The body sent to the council: every field of the form ('' for an empty one) and the form's constants (B5.1.7). */
export type FormBody = Readonly<Record<string, string | number | boolean>>;

export type FormResult =
  | { readonly ok: true; readonly body: FormBody }
  | { readonly ok: false; readonly problems: readonly FormProblem[] };

/** Validates the typed values; never throws. */
export type CheckForm = (typed: unknown) => FormResult;

type FieldKind = FormField['kind'];
type Fields = { readonly [Kind in FieldKind]: Extract<FormField, { kind: Kind }> };
type Check = z.core.$ZodCheck<string>;

/** How the values of a kind of field are checked. */
interface FieldRule<Kind extends FieldKind> {
  /** Normalizes a typed text before it is checked and sent. */
  readonly clean: (typed: string) => string;
  readonly checks: (field: Fields[Kind], textsOf: TextsOf) => readonly Check[];
}

/** The rule of each kind of field; a kind without one does not compile. */
const fieldRules: { readonly [Kind in FieldKind]: FieldRule<Kind> } = {
  text: { clean: cleanLine, checks: ({ maxLength }) => [atMost(maxLength)] },
  email: {
    clean: cleanLine,
    checks: ({ maxLength }) => [matches('email', isEmail), atMost(maxLength)],
  },
  telephone: {
    clean: cleanLine,
    checks: ({ maxLength }) => [matches('telephone', isTelephone), atMost(maxLength)],
  },
  'long-text': { clean: cleanLongText, checks: ({ maxLength }) => [atMost(maxLength)] },
  select: {
    clean: cleanLine,
    checks: ({ options }, textsOf) => {
      const allowed = new Set(options.flatMap((option) => textsOf(option).map(cleanLine)));
      return [matches('choice', (value) => allowed.has(value))];
    },
  },
};

/** Accepts every plausible address: only a message to it could prove that it exists (B5.1.6). */
function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+$/u.test(value);
}

/** Accepts digits of any script with the usual separators; at least three digits (B5.1.6). */
function isTelephone(value: string): boolean {
  return /^[\p{Nd}\p{Pd}\s+().,/]*$/u.test(value) && (value.match(/\p{Nd}/gu)?.length ?? 0) >= 3;
}

/** Checks a value that is not empty; whether it may be empty is for `required` to say. */
function matches(problem: FormProblemKind, accepts: (value: string) => boolean): Check {
  return z.refine((value: string) => value === '' || accepts(value), problem);
}

function atMost(characters: number): Check {
  return z.maxLength(characters, 'too-long' satisfies FormProblemKind);
}

/** Makes the validator of a form, the same in the browser and on the server (B5.1.5, B7.5.1). */
export function formChecker(form: Form, textsOf: TextsOf): CheckForm {
  const schema = formSchema(form, textsOf);
  return (typed) => {
    const parsed = schema.safeParse(typed);
    return parsed.success
      ? { ok: true, body: parsed.data }
      : { ok: false, problems: problemsOf(parsed.error.issues) };
  };
}

/** Zod schema of a form's body; the messages of its issues are the kinds of `FormProblem`. */
function formSchema(form: Form, textsOf: TextsOf) {
  const fields = form.fields.map((field) => [field.name, fieldSchema(field, textsOf)] as const);
  const constants = Object.entries(form.constants ?? {}).map(
    ([name, value]) =>
      [name, z._default(z.literal(value, 'choice' satisfies FormProblemKind), value)] as const,
  );
  return z.strictObject({ ...Object.fromEntries(fields), ...Object.fromEntries(constants) });
}

function fieldSchema(field: FormField, textsOf: TextsOf) {
  const { clean } = fieldRules[field.kind];
  const typed = z.transform((value: unknown) => (typeof value === 'string' ? clean(value) : (value ?? '')));
  const required = field.required ? [z.minLength(1, 'required' satisfies FormProblemKind)] : [];
  const checks = [...required, ...checksOf(field, field.kind, textsOf)];
  return z.pipe(typed, z.string('unknown' satisfies FormProblemKind).check(...checks));
}

function checksOf<Kind extends FieldKind>(
  field: Fields[Kind],
  kind: Kind,
  textsOf: TextsOf,
): readonly Check[] {
  return fieldRules[kind].checks(field, textsOf);
}

const kinds = z.enum(formProblemKinds);

/** One problem per field, the first one, in the order of the form. */
function problemsOf(issues: readonly z.core.$ZodIssue[]): FormProblem[] {
  const problems = issues.flatMap(problemsOfIssue);
  return problems.filter(
    (problem, at) => problems.findIndex((other) => other.field === problem.field) === at,
  );
}

function problemsOfIssue(issue: z.core.$ZodIssue): FormProblem[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((field) => ({ field, kind: 'unknown' }));
  const field = String(issue.path[0] ?? '');
  const kind = kinds.safeParse(issue.message).data ?? 'unknown';
  return [issue.code === 'too_big' ? { field, kind, max: Number(issue.maximum) } : { field, kind }];
}
