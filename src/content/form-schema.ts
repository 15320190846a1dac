import * as z from 'zod/mini';
import type { ConfigText } from '../config/site';
import type { Form, FormField } from '../config/site-config.generated';
import { cleanLine, cleanLongText } from './typed-text';

/** Every text of a config text: in all languages of the site on the server, in the visitor's own in a browser. */
export type TextsOf = (text: ConfigText) => readonly string[];

/** What is sent to the council: every field of the form, '' where nothing was typed, and the form's constants. */
export type FormBody = Readonly<Record<string, string | number | boolean>>;

/**
 * Why a value is not accepted. `choice`: no option of the select, or another value than the constant's;
 * `unknown`: a field that the form does not have, or a value that is no text.
 */
export type FormProblemKind = 'required' | 'email' | 'telephone' | 'too-long' | 'choice' | 'unknown';

export interface FormProblem {
  /** Name of the field; '' for the whole. */
  readonly field: string;
  readonly kind: FormProblemKind;
  /** Of `too-long`: most characters (code points, as JSON Schema counts; `maxlength` counts some of them twice). */
  readonly max?: number | undefined;
}

export type FormResult =
  | { readonly ok: true; readonly body: FormBody }
  | { readonly ok: false; readonly problems: readonly FormProblem[] };

/** Checks what was typed; never throws. */
export type CheckForm = (typed: unknown) => FormResult;

/** E-mail and telephone are shapes, not proofs: generous, digits of any script (section 5 and its reading). */
const shapes = {
  email: { kind: 'email', fits: (value: string) => /^[^\s@]+@[^\s@]+$/u.test(value) },
  telephone: {
    kind: 'telephone',
    fits: (value: string) => /^[\p{Nd}\p{Pd}\s+().,/]*$/u.test(value) && (value.match(/\p{Nd}/gu)?.length ?? 0) >= 3,
  },
} as const;

/** The check of a form of the config, the same in the browser and on the server (sections 5 and 7.5). */
export function formChecker(form: Form, textsOf: TextsOf): CheckForm {
  const schema = formSchema(form, textsOf);
  return (typed) => {
    const parsed = schema.safeParse(typed);
    return parsed.success ? { ok: true, body: parsed.data } : { ok: false, problems: problemsOf(parsed.error.issues) };
  };
}

/** Zod schema of a form's body; the messages of its issues are the kinds of `FormProblem`. */
function formSchema(form: Form, textsOf: TextsOf) {
  const fields = form.fields.map((field) => [field.name, fieldSchema(field, textsOf)] as const);
  const constants = Object.entries(form.constants ?? {}).map(
    ([name, value]) => [name, z._default(z.literal(value, 'choice'), value)] as const,
  );
  return z.strictObject({ ...Object.fromEntries(fields), ...Object.fromEntries(constants) });
}

function fieldSchema(field: FormField, textsOf: TextsOf) {
  const clean = field.kind === 'long-text' ? cleanLongText : cleanLine;
  const typed = z.transform((value: unknown) => (typeof value === 'string' ? clean(value) : (value ?? '')));
  const checks: z.core.$ZodCheck<string>[] = [...shapeChecks(field), ...choiceChecks(field, textsOf, clean)];
  if (field.required) checks.unshift(z.minLength(1, 'required'));
  if ('maxLength' in field) checks.push(z.maxLength(field.maxLength, 'too-long'));
  return z.pipe(typed, z.string('unknown').check(...checks));
}

function shapeChecks(field: FormField): z.core.$ZodCheck<string>[] {
  if (field.kind !== 'email' && field.kind !== 'telephone') return [];
  const shape = shapes[field.kind];
  return [z.refine((value) => value === '' || shape.fits(value), shape.kind)];
}

function choiceChecks(field: FormField, textsOf: TextsOf, clean: (text: string) => string): z.core.$ZodCheck<string>[] {
  if (field.kind !== 'select') return [];
  const options = new Set(field.options.flatMap((option) => textsOf(option).map(clean)));
  return [z.refine((value) => value === '' || options.has(value), 'choice')];
}

const kinds = z.enum(['required', 'email', 'telephone', 'too-long', 'choice', 'unknown']);

/** One problem per field, the first one, in the order of the form. */
function problemsOf(issues: readonly z.core.$ZodIssue[]): FormProblem[] {
  const problems = issues.flatMap(problemsOfIssue);
  return problems.filter((problem, at) => problems.findIndex((other) => other.field === problem.field) === at);
}

function problemsOfIssue(issue: z.core.$ZodIssue): FormProblem[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((field) => ({ field, kind: 'unknown' }));
  const field = String(issue.path[0] ?? '');
  const kind = kinds.safeParse(issue.message).data ?? 'unknown';
  return [issue.code === 'too_big' ? { field, kind, max: Number(issue.maximum) } : { field, kind }];
}
