import * as z from 'zod/mini';
import type { Form } from '../site-config.generated';
import { formFieldKinds, type FieldsByKind, type FormFieldKind, type FormSite } from './field-kinds';
import type { ValueProblem } from './field-problems';
import { joinPlaces } from './place';
import { formProblemKinds, type FormProblem, type FormProblemKind, type ProblemLimits } from './form-problem';

/** A value of the body that is sent. */
type FormValue = string | number | boolean;

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
    const parsed = schema.safeParse(joinPlaces(typed, form));
    return parsed.success
      ? { ok: true, body: withoutFiles(parsed.data, form) }
      : { ok: false, problems: problemsOf(parsed.error.issues) };
  };
}

/** The values without the number of photos, which are sent beside them. */
function withoutFiles(body: FormBody, { fields }: Form): FormBody {
  const files = fields.filter(({ kind }) => formFieldKinds[kind].sends === 'files').map(({ name }) => name);
  if (files.length === 0) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !files.includes(name)));
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

/** The value that is sent for a checked text. */
const parsers = {
  string: (text: string): FormValue => text,
  number: (text: string): FormValue => (text === '' ? '' : Number(text)),
  boolean: (text: string): FormValue => text === 'true',
  files: (text: string): FormValue => text,
};

function fieldSchema<Kind extends FormFieldKind>(field: FieldsByKind[Kind], kind: Kind, site: FormSite) {
  const { clean, problemOf, sends } = formFieldKinds[kind];
  // The browser has checked what it sends, and sends the type that is sent on.
  const typed = z.transform((value: unknown) =>
    typeof value === 'string' || typeof value === sends ? clean(String(value)) : (value ?? ''),
  );
  const checks = [
    ...(field.required ? [z.minLength(1, 'required' satisfies FormProblemKind)] : []),
    ...(problemOf ? [finds((value) => problemOf(value, field, site))] : []),
    ...('maxLength' in field ? [z.maxLength(field.maxLength, 'too-long' satisfies FormProblemKind)] : []),
  ];
  const text = z.string('unknown' satisfies FormProblemKind).check(...checks);
  return z.pipe(z.pipe(typed, text), z.transform(parsers[sends]));
}

/** A check of values that are not empty; its issue has the problem as message and parameters. */
function finds(problemOf: (value: string) => ValueProblem | null): z.core.$ZodCheck<string> {
  return z.check<string>(({ value, issues }) => {
    const problem = value === '' ? null : problemOf(value);
    if (!problem) return;
    const { kind, ...params } = problem;
    issues.push({ code: 'custom', message: kind, params, input: value });
  });
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
