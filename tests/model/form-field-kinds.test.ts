import { expect, test } from 'vitest';
import { formChecker } from '../../src/model/form/form-schema';
import type { FormProblem } from '../../src/model/form/form-problem';
import type { Form, FormField } from '../../src/model/site-config.generated';

const base = { name: 'value', label: 'label' };
const select = { placeholder: 'choose', options: ['one', 'two'] };

interface KindCase {
  readonly field: FormField;
  readonly accepted: string;
  /** What is sent for it, where that is not the text. */
  readonly sent?: string | number | boolean;
  /** A value that the kind refuses, with the problem reported. */
  readonly refused: readonly [value: string, problem: string];
}

/** A value that each kind of field accepts and one that it refuses; a kind without an entry does not compile. */
const cases: Readonly<Record<FormField['kind'], KindCase>> = {
  text: {
    field: { ...base, kind: 'text', maxLength: 20 },
    accepted: 'any text',
    refused: ['x'.repeat(21), 'too-long'],
  },
  email: {
    field: { ...base, kind: 'email', maxLength: 20 },
    accepted: 'a@b',
    refused: ['no address', 'email'],
  },
  telephone: {
    field: { ...base, kind: 'telephone', maxLength: 20 },
    accepted: '+91 100',
    refused: ['12', 'telephone'],
  },
  'long-text': {
    field: { ...base, kind: 'long-text', maxLength: 20 },
    accepted: 'first line\nsecond',
    refused: ['x'.repeat(21), 'too-long'],
  },
  select: { field: { ...base, kind: 'select', ...select }, accepted: 'two', refused: ['three', 'choice'] },
  number: { field: { ...base, kind: 'number' }, accepted: '૧૨', sent: 12, refused: ['twelve', 'number'] },
  date: { field: { ...base, kind: 'date' }, accepted: '2026-02-28', refused: ['2026-02-29', 'date'] },
  checkbox: {
    field: { ...base, kind: 'checkbox' },
    accepted: 'true',
    sent: true,
    refused: ['yes', 'unknown'],
  },
};

function checkerOf(field: FormField) {
  const form: Form = {
    post: '/Test/Create',
    entity: 'test',
    fields: [field],
    submit: 'submit',
    sending: 'sending',
    success: 'success',
    failure: 'failure',
  };
  return formChecker(form, {
    textsOf: (text) => (typeof text === 'string' ? [text] : Object.values(text)),
    today: () => '2026-11-20',
  });
}

test.each(Object.entries(cases))('a %s field accepts and refuses values of its kind', (_, one) => {
  const check = checkerOf(one.field);
  const [value, kind] = one.refused;
  expect(check({ value: one.accepted })).toEqual({ ok: true, body: { value: one.sent ?? one.accepted } });
  expect(check({ value })).toMatchObject({ ok: false, problems: [{ field: 'value', kind }] });
});

test.each(Object.entries(cases))('an optional %s field may be empty, a required one not', (_, { field }) => {
  expect(checkerOf(field)({})).toEqual({
    ok: true,
    body: { value: field.kind === 'checkbox' ? false : '' },
  });
  expect(checkerOf({ ...field, required: true })({})).toEqual({
    ok: false,
    problems: [{ field: 'value', kind: 'required' }],
  });
});

interface ValueCase {
  readonly field: FormField;
  readonly typed: unknown;
  readonly sent?: string | number | boolean;
  readonly problem?: Omit<FormProblem, 'field'>;
}

const number = { ...base, kind: 'number' } as const;
const date = { ...base, kind: 'date' } as const;

const values: readonly ValueCase[] = [
  { field: number, typed: '१,२५,०००', sent: 125000 },
  { field: number, typed: '1,250,000', sent: 1250000 },
  { field: number, typed: ' +007 ', sent: 7 },
  { field: number, typed: 7, sent: 7 },
  { field: number, typed: '2,5', problem: { kind: 'number' } },
  { field: number, typed: '1e5', problem: { kind: 'number' } },
  { field: number, typed: '2.5', problem: { kind: 'decimals', max: 0 } },
  { field: { ...number, decimals: 2 }, typed: '୨.୫', sent: 2.5 },
  { field: { ...number, decimals: 2 }, typed: '2.555', problem: { kind: 'decimals', max: 2 } },
  { field: number, typed: '-1', problem: { kind: 'too-small', min: 0 } },
  { field: { ...number, min: -5 }, typed: '−3', sent: -3 },
  { field: { ...number, min: 5 }, typed: '૪', problem: { kind: 'too-small', min: 5 } },
  { field: { ...number, max: 5 }, typed: '6', problem: { kind: 'too-large', max: 5 } },
  { field: number, typed: '1000000000000', problem: { kind: 'too-large', max: 999_999_999_999 } },
  { field: date, typed: '૫-૮-૨૦૨૬', sent: '2026-08-05' },
  { field: date, typed: '31/12/2026', sent: '2026-12-31' },
  { field: date, typed: '12/31/2026', problem: { kind: 'date' } },
  { field: { ...date, min: 'today' }, typed: '2026-11-20', sent: '2026-11-20' },
  {
    field: { ...date, min: 'today' },
    typed: '2026-11-19',
    problem: { kind: 'too-early', min: '2026-11-20' },
  },
  { field: { ...date, max: 'today' }, typed: '2026-11-21', problem: { kind: 'too-late', max: '2026-11-20' } },
  { field: { ...date, max: '2026-01-31' }, typed: '2026-01-31', sent: '2026-01-31' },
  { field: { ...base, kind: 'checkbox' }, typed: true, sent: true },
  { field: { ...base, kind: 'checkbox' }, typed: false, sent: false },
  { field: { ...base, kind: 'checkbox', required: true }, typed: false, problem: { kind: 'required' } },
  { field: { ...base, kind: 'text', maxLength: 9 }, typed: 7, problem: { kind: 'unknown' } },
];

test.each(values)('$typed in $field', ({ field, typed, sent, problem }) => {
  expect(checkerOf(field)({ value: typed })).toEqual(
    problem ? { ok: false, problems: [{ field: 'value', ...problem }] } : { ok: true, body: { value: sent } },
  );
});

test('an option with a code is sent as its code, never as its label', () => {
  const options = [{ value: 'road', label: { EN: 'Public road', GU: 'રસ્તો' } }, 'Other'];
  const check = checkerOf({ ...base, kind: 'select', placeholder: 'choose', options });
  expect(check({ value: 'road' })).toEqual({ ok: true, body: { value: 'road' } });
  expect(check({ value: 'Public road' })).toMatchObject({ ok: false, problems: [{ kind: 'choice' }] });
  expect(check({ value: 'Other' })).toEqual({ ok: true, body: { value: 'Other' } });
});
