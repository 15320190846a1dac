import * as z from 'zod/mini';
import type { Form, FormField } from '../site-config.generated';
import { fieldRules, type FieldsByKind, type FormSite, type FormValue } from './field-rules';
import { formProblemKinds, type FormProblem, type FormProblemKind, type ProblemLimits } from './form-problem';

/** The body sent to the council: every field of the form ('' for an empty one) and the form's constants (B5.1.7). */
export type FormBody = Readonly<Record<string, FormValue>>;

export type FormResult =
  | { readonly ok: true; readonly body: FormBody }
  | { readonly ok: false; readonly problems: readonly FormProblem[] };

/** Validates the typed values; never throws. */
export type CheckForm = (typed: unknown) => FormResult;

/** Makes the validator of a form, the same in the browser and on the server (B5.1.5, B7.5.1). */
export function formChecker(form: Form, site: FormSite): CheckForm {
  const schema = formSchema(form, site);
  return (typed) => {
    const parsed = schema.safeParse(typed);
    return parsed.success
      ? { ok: true, body: parsed.data }
      : { ok: false, problems: problemsOf(parsed.error.issues) };
  };
}

/** Zod schema of a form's body; the messages of its issues are the kinds of `FormProblem`. */
function formSchema(form: Form, site: FormSite) {
  const fields = form.fields.map((field) => [field.name, fieldSchema(field, field.kind, site)] as const);
  const constants = Object.entries(form.constants ?? {}).map(
    ([name, value]) =>
      [name, z._default(z.literal(value, 'choice' satisfies FormProblemKind), value)] as const,
  );
  return z.strictObject({ ...Object.fromEntries(fields), ...Object.fromEntries(constants) });
}

function fieldSchema<Kind extends FormField['kind']>(field: FieldsByKind[Kind], kind: Kind, site: FormSite) {
  const { clean, checks, parse = (text: string): FormValue => text } = fieldRules[kind];
  // What the browser sends has been checked there, and is of the type that is sent on.
  const sentType = typeof parse('0');
  const typed = z.transform((value: unknown) =>
    typeof value === 'string' || typeof value === sentType ? clean(String(value)) : (value ?? ''),
  );
  const required = field.required ? [z.minLength(1, 'required' satisfies FormProblemKind)] : [];
  const text = z.string('unknown' satisfies FormProblemKind).check(...required, ...checks(field, site));
  return z.pipe(z.pipe(typed, text), z.transform(parse));
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
  return [{ field, kind, ...limitsOf(issue) }];
}

function limitsOf(issue: z.core.$ZodIssue): ProblemLimits {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) };
  return issue.code === 'custom' ? { ...issue.params } : {};
}
