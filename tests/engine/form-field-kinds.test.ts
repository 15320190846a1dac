import { expect, test } from 'vitest';
import { formChecker } from '../../src/engine/form/form-schema';
import type { FormProblem } from '../../src/engine/form/form-problem';
import { exampleFields } from '../../src/templates/form/example-fields';
import type { Form, FormField } from '../../src/engine/site-config.generated';

const base = { name: 'value', label: 'label' };

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

const kinds = Object.entries(exampleFields);

test.each(kinds)(
  'a %s field accepts and refuses values of its kind',
  (_, { field, typed, sent, refused }) => {
    const check = checkerOf({ ...field, name: 'value' });
    const [value, kind] = refused;
    const body = sent === null ? {} : { value: sent ?? typed };
    expect(check({ value: typed })).toEqual({ ok: true, body });
    expect(check({ value })).toMatchObject({ ok: false, problems: [{ field: 'value', kind }] });
  },
);

test.each(kinds)('an optional %s field may be empty, a required one not', (_, example) => {
  const field = { ...example.field, name: 'value' };
  const body = example.sent === null ? {} : { value: field.kind === 'checkbox' ? false : '' };
  expect(checkerOf({ ...field, required: false })({})).toEqual({ ok: true, body });
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
