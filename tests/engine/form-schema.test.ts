import { describe, expect, test } from 'vitest';
import { formChecker } from '../../src/engine/form/form-schema';
import type { Form } from '../../src/engine/site-config.generated';

const form: Form = {
  entity: 'question',
  post: '/Question/Create',
  submit: 'submit',
  sending: 'sending',
  success: 'success',
  failure: 'failure',
  constants: { isActive: true },
  fields: [
    { kind: 'text', name: 'name', label: 'name', required: true, maxLength: 5 },
    { kind: 'email', name: 'email', label: 'email', maxLength: 50 },
    { kind: 'telephone', name: 'phone', label: 'phone', maxLength: 50 },
    {
      kind: 'select',
      name: 'topic',
      label: 'topic',
      placeholder: 'none',
      options: ['water', { GU: 'રસ્તા', EN: 'Roads' }],
    },
    { kind: 'long-text', name: 'message', label: 'message', maxLength: 20 },
  ],
};

const check = formChecker(form, {
  textsOf: (text) => (typeof text === 'string' ? [text] : Object.values(text)),
  today: () => '2026-11-20',
});

function problemsOf(typed: unknown) {
  const result = check(typed);
  return result.ok ? [] : result.problems;
}

describe('a form that is filled in correctly', () => {
  test('has every field and constant, cleaned', () => {
    expect(check({ name: ' Asha ', message: 'one\r\ntwo' })).toEqual({
      ok: true,
      body: { name: 'Asha', email: '', phone: '', topic: '', message: 'one\ntwo', isActive: true },
    });
  });

  test.each([
    { email: 'a@b' },
    { phone: '+91 (0) 98-765' },
    { phone: '૯૮૭૬૫' },
    { phone: '98765 43210; 022/123#4 *1' },
    { topic: 'water' },
    { topic: 'રસ્તા' },
    { topic: 'Roads' },
    { isActive: true },
    { message: null },
  ])('accepts %j', (values) => {
    expect(check({ name: 'Asha', ...values }).ok).toBe(true);
  });
});

describe('a form with problems', () => {
  test.each([
    [{ name: '  ' }, { field: 'name', kind: 'required' }],
    [{ name: undefined }, { field: 'name', kind: 'required' }],
    [{ name: 'Ashaben' }, { field: 'name', kind: 'too-long', max: 5 }],
    [{ email: 'asha' }, { field: 'email', kind: 'email' }],
    [{ email: 'a b@c' }, { field: 'email', kind: 'email' }],
    [{ phone: '12' }, { field: 'phone', kind: 'telephone' }],
    [{ phone: 'call me 123' }, { field: 'phone', kind: 'telephone' }],
    [{ topic: 'fire' }, { field: 'topic', kind: 'choice' }],
    [{ isActive: false }, { field: 'isActive', kind: 'choice' }],
    [{ message: 7 }, { field: 'message', kind: 'unknown' }],
    [{ other: 'x' }, { field: 'other', kind: 'unknown' }],
  ])('%j is reported', (values, problem) => {
    expect(problemsOf({ name: 'Asha', ...values })).toEqual([problem]);
  });

  test('reports one problem per field, in the order of the form', () => {
    expect(problemsOf({ name: '', email: 'x', phone: 'y' }).map(({ field }) => field)).toEqual([
      'name',
      'email',
      'phone',
    ]);
  });

  test.each([null, 'text', [], 7])('reports %j as a whole', (typed) => {
    expect(problemsOf(typed)).toEqual([{ field: '', kind: 'unknown' }]);
  });
});
