import { expect, test } from 'vitest';
import { formChecker } from '../../src/model/form/form-schema';
import type { Form, FormField } from '../../src/model/site-config.generated';

const base = { name: 'value', label: 'label' };
const select = { placeholder: 'choose', options: ['one', 'two'] };

interface KindCase {
  readonly field: FormField;
  readonly accepted: string;
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
  return formChecker(form, (text) => (typeof text === 'string' ? [text] : Object.values(text)));
}

test.each(Object.entries(cases))('a %s field accepts and refuses values of its kind', (_, one) => {
  const check = checkerOf(one.field);
  const [value, kind] = one.refused;
  expect(check({ value: one.accepted })).toEqual({ ok: true, body: { value: one.accepted } });
  expect(check({ value })).toMatchObject({ ok: false, problems: [{ field: 'value', kind }] });
});

test.each(Object.entries(cases))('an optional %s field may be empty, a required one not', (_, { field }) => {
  expect(checkerOf(field)({})).toEqual({ ok: true, body: { value: '' } });
  expect(checkerOf({ ...field, required: true })({})).toEqual({
    ok: false,
    problems: [{ field: 'value', kind: 'required' }],
  });
});
