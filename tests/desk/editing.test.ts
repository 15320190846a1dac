import { expect, test } from 'vitest';
import { conflictFields } from '../../src/desk/app/content/conflict-fields';
import { selectShown } from '../../src/desk/app/content/list-filter';
import { recordLabel } from '../../src/desk/app/content/record-label';
import { moved } from '../../src/desk/app/parts/move-record';
import { formFields } from '../../src/desk/app/record-form/form-fields';
import { hasProblem, problemTexts } from '../../src/desk/app/record-form/form-problems';
import { rareFields } from '../../src/desk/app/record-form/rare-fields';
import {
  canBeOnce,
  readTranslated,
  translationState,
  withLanguage,
} from '../../src/desk/app/record-form/translated-value';
import type { ContentList, ListedRecord } from '../../src/desk/api/content-api';

const codes = ['GU', 'HI', 'EN'];

test('a text that is written once is that of each language', () => {
  expect(readTranslated('કૂવો', ['GU', 'EN'])).toEqual({ isOnce: true, byLanguage: { GU: 'કૂવો', EN: 'કૂવો' } });
  expect(readTranslated(null, codes)).toEqual({ isOnce: false, byLanguage: {} });
  expect(withLanguage({ GU: 'કૂવો' }, 'EN', 'Well')).toEqual({ GU: 'કૂવો', EN: 'Well' });
  expect(withLanguage({ GU: 'કૂવો' }, 'GU', undefined)).toBeUndefined();
});

test.each([
  [{}, 'GU', { state: 'empty' }],
  [{ GU: 'કૂવો' }, 'GU', { state: 'own' }],
  [{ GU: 'કૂવો', HI: '' }, 'HI', { state: 'missing' }],
  [{ GU: 'OTP', HI: 'OTP' }, 'HI', { state: 'same', as: 'GU' }],
  [{ GU: 'OTP', HI: 'OTP' }, 'GU', { state: 'own' }],
])('of %j, %s is %j', (byLanguage, code, state) => {
  expect(translationState(byLanguage, code, codes)).toEqual(state);
});

test('texts that differ cannot be written once', () => {
  expect(canBeOnce({ GU: 'OTP', EN: 'OTP', HI: '' })).toBe(true);
  expect(canBeOnce({ GU: 'કૂવો', EN: 'Well' })).toBe(false);
});

const entity = {
  required: ['depth'],
  properties: {
    id: { kind: 'id' },
    place: { kind: 'text', title: 'Place' },
    depth: { kind: 'number' },
    hours: { kind: 'records', items: { required: ['opens'], properties: { opens: { kind: 'time' } } } },
  },
};

test('a form has the required fields first, and no id', () => {
  expect(formFields({ entity, translated: ['place', 'hours.opens'] })).toMatchObject([
    { name: 'depth', title: 'depth', kind: 'number', isRequired: true, isTranslated: false },
    { name: 'place', title: 'Place', kind: 'text', isRequired: false, isTranslated: true },
    { name: 'hours', kind: 'records', fields: [{ name: 'opens', isRequired: true, isTranslated: true }] },
  ]);
});

test.each([
  ['4/5', 0.8],
  ['16/9', 16 / 9],
  [undefined, undefined],
  ['wide', undefined],
])('the place of a picture with the ratio %j has the shape %j', (ratio, shape) => {
  const fields = { properties: { photo: { kind: 'image', ratio } } };
  expect(formFields({ entity: fields, translated: [] })).toMatchObject([{ ratio: shape }]);
});

test('mistakes are at their field, in records of a record too', () => {
  const problems = [
    { path: ['place', 'GU'], message: 'Missing.', severity: 'error' },
    { path: ['hours', '1', 'opens'], message: 'No time.', hint: 'Write 09:30.', severity: 'error' },
  ] as const;
  const texts = problemTexts(
    problems.map((one) => ({ ...one, path: [...one.path] })),
    'error',
  );
  expect([...texts]).toEqual([
    ['place.GU', ['Missing.']],
    ['hours.1.opens', ['No time. Write 09:30.']],
  ]);
  expect(['place', 'hours', 'hours.0', 'plac'].map((place) => hasProblem(texts, place))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

function listed(
  id: string,
  record: ListedRecord['record'],
  changes: Partial<ListedRecord> = {},
): ListedRecord {
  return {
    id,
    record,
    state: 'unchanged',
    problems: [],
    conflicts: [],
    older: [],
    unconfirmed: [],
    ...changes,
  };
}

test('a long form shows on demand what hardly any record has', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const long = {
    required: ['a'],
    properties: Object.fromEntries(names.map((name) => [name, { kind: 'text' }])),
  };
  const full = Object.fromEntries(names.slice(0, 7).map((name) => [name, 'x']));
  expect(rareFields({ entity: long, translated: [], records: [listed('1', full)] })).toEqual(['h']);
  expect(rareFields({ entity: long, translated: [], records: [] })).toEqual([]);
  expect(rareFields({ entity, translated: [], records: [listed('1', {})] })).toEqual([]);
});

const list: ContentList = {
  name: 'wells',
  title: 'Wells',
  entity,
  translated: ['place'],
  languages: codes.map((code) => ({ code, name: code, locale: code })),
  isOrdered: true,
  translations: [],
  codes: null,
  orderVersion: '1',
  isOpen: true,
  most: null,
  choices: {},
  pages: [],
  records: [
    listed('1', { place: { GU: 'ભાગોળ', HI: 'भागोल', EN: 'Gate' }, depth: 12 }),
    listed('2', { place: { GU: 'ચોક' } }, { state: 'changed' }),
    listed('3', { place: 'Temple' }, { problems: [{ path: [], message: '', severity: 'error' }] }),
  ],
};

test.each([
  ['', 'all', ['1', '2', '3']],
  ['gate 12', 'all', ['1']],
  ['ચોક', 'all', ['2']],
  ['', 'drafts', ['2']],
  ['', 'problems', ['3']],
  ['', 'missing', ['2']],
  ['gate', 'missing', []],
] as const)('a search for “%s” among %s finds %j', (search, filter, ids) => {
  expect(selectShown(list, { search, filter }).map(({ id }) => id)).toEqual(ids);
});

test('a record is named by its first text, in another language if need be', () => {
  expect(recordLabel(list, { place: { GU: 'ચોક' } }, 'EN')).toBe('ચોક');
  expect(recordLabel(list, { depth: 3 }, 'EN')).toBe('');
  expect(recordLabel(list, { place: 'ચોક '.repeat(40) }, 'GU').length).toBeLessThan(120);
});

test.each([
  ['a', 1, ['b', 'a', 'c']],
  ['c', -1, ['a', 'c', 'b']],
  ['a', -1, null],
  ['x', 1, null],
] as const)('%s moved by %i gives %j', (id, by, order) => {
  expect(moved(['a', 'b', 'c'], id, by)).toEqual(order);
});

test('a conflict names the fields of the form, with the language', () => {
  const languages = [{ code: 'HI', name: 'हिन्दी', locale: 'hi-IN' }];
  const named = (...conflicts: string[]) => conflictFields({ entity, languages }, conflicts);
  expect(named('depth', 'place.HI', 'place.MR')).toEqual(['depth', 'Place (हिन्दी)', 'Place (MR)']);
  expect(named('~record', 'hidden')).toEqual([]);
});
