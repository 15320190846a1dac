import { expect, test } from 'vitest';
import { prefilledValues } from '../../src/engine/form/prefill';
import type { Form, FormField } from '../../src/engine/site-config.generated';

const fields: readonly FormField[] = [
  { name: 'name', kind: 'text', label: 'label', maxLength: 10 },
  { name: 'mail', kind: 'email', label: 'label', maxLength: 50 },
  {
    name: 'type',
    kind: 'select',
    label: 'label',
    placeholder: 'choose',
    options: [
      { value: 'light', label: 'Light' },
      { EN: 'Other', GU: 'અન્ય' },
    ],
  },
  { name: 'place', kind: 'place', label: 'label', list: { source: 'assets', key: 'number', label: 'place' } },
  { name: 'spot', kind: 'place', label: 'label' },
  { name: 'agreed', kind: 'checkbox', label: 'label' },
];

const form: Form = {
  post: '/Test/Create',
  entity: 'test',
  fields: [...fields],
  prefill: {
    n: 'name',
    m: 'mail',
    type: 'type',
    place: 'place',
    spot: 'spot',
    agreed: 'agreed',
    gone: 'gone',
  },
  submit: 'submit',
  sending: 'sending',
  success: 'success',
  failure: 'failure',
};

const site = {
  textsOf: (text: Form['submit']) => (typeof text === 'string' ? [text] : Object.values(text)),
  today: () => '2026-11-20',
  translate: (text: Form['submit']) => (typeof text === 'string' ? text : (text.GU ?? '')),
};

test.each([
  ['n=Ramesh&m=a@b.in', { name: 'Ramesh', mail: 'a@b.in' }],
  ['type=light', { type: 'light' }],
  ['type=Other', { type: 'અન્ય' }],
  ['place=L17', { 'place.item': 'L17' }],
  ['spot=gate', { spot: 'gate' }],
  ['n=a&n=b', { name: 'a' }],
])('%s fills declared fields (B11.17.6)', (query, values) => {
  expect(prefilledValues(form, new URLSearchParams(query), site)).toEqual(values);
});

test.each([
  'name=Ramesh',
  'n=longer+than+ten',
  'm=no+address',
  'type=road',
  'type=__proto__',
  'agreed=true',
  'gone=x',
  `place=${'x'.repeat(200)}`,
  'spot=@99,99',
  'n=%00%20',
  '__proto__=x&constructor=y',
])('%s fills nothing', (query) => {
  expect(prefilledValues(form, new URLSearchParams(query), site)).toEqual({});
});
