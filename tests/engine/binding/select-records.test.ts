import { describe, expect, test } from 'vitest';
import { selectRecords, matchesCondition } from '../../../src/engine/binding/select-records';
import { matchTerm } from '../../../src/engine/record/match-term';
import type { Condition } from '../../../src/engine/site-config.generated';
import { contextIn } from './sample-context';

const { site } = contextIn('GU');

describe('a condition', () => {
  test.each<[string, Condition, Record<string, unknown>, boolean]>([
    ['equals true', { field: 'visible', equals: true }, { visible: true }, true],
    ['equals true of false', { field: 'visible', equals: true }, { visible: false }, false],
    ['equals true of nothing', { field: 'visible', equals: true }, {}, false],
    ['equals a number that is a text', { field: 'id', equals: 3 }, { id: '3' }, true],
    ['equals a text that is a number', { field: 'id', equals: '3' }, { id: 3 }, true],
    ['one of', { field: 'type', oneOf: ['a', 'b'] }, { type: 'b' }, true],
    ['one of others', { field: 'type', oneOf: ['a', 'b'] }, { type: 'c' }, false],
    ['one of, of an object', { field: 'type', oneOf: ['a'] }, { type: { a: 1 } }, false],
    ['a term', { field: 'post', terms: ['chiefMinister'] }, { post: ' મુખ્ય   મંત્રી ' }, true],
    [
      'a term in another language',
      { field: 'post', terms: ['chiefMinister'] },
      { post: 'Chief Minister' },
      true,
    ],
    [
      'a term in other letters',
      { field: 'post', terms: ['chiefMinister'] },
      { post: 'chief minister' },
      false,
    ],
    ['a term that nobody declared', { field: 'post', terms: ['none'] }, { post: 'none' }, false],
  ])('%s', (_, condition, record, met) => {
    expect(matchesCondition(record, condition, site)).toBe(met);
  });
});

test('termOf names the first term of which the field is a spelling', () => {
  expect(matchTerm({ post: 'મુખ્યમંત્રીશ્રી' }, 'post', ['cabinetMinister', 'chiefMinister'], site)).toBe(
    'chiefMinister',
  );
  expect(matchTerm({ post: null }, 'post', ['chiefMinister'], site)).toBeNull();
});

const ids = (records: readonly Readonly<Record<string, unknown>>[]) => records.map(({ id }) => id);

test('records keep the order of the council where none is asked for', () => {
  expect(ids(selectRecords([{ id: 2 }, { id: 1 }], {}, site))).toEqual([2, 1]);
});

test('numbers are ordered as numbers, also when they are texts, and nothing comes last', () => {
  const records = [
    { id: 'none' },
    { id: 'ten', no: '10' },
    { id: 'two', no: 2 },
    { id: 'empty', no: '' },
    { id: 'one', no: 1 },
  ];
  expect(ids(selectRecords(records, { orderBy: { field: 'no' } }, site))).toEqual([
    'one',
    'two',
    'ten',
    'none',
    'empty',
  ]);
});

test('texts are ordered as texts', () => {
  const records = [{ id: 'ખ' }, { id: 'ક' }, { id: 'ગ' }];
  expect(ids(selectRecords(records, { orderBy: { field: 'id' } }, site))).toEqual(['ક', 'ખ', 'ગ']);
});

test('largest first', () => {
  const records = [{ id: 1 }, { id: 3 }, { id: 2 }];
  expect(ids(selectRecords(records, { orderBy: { field: 'id', descending: true } }, site))).toEqual([
    3, 2, 1,
  ]);
});

test('a missing value comes last in either direction', () => {
  const records = [
    { id: 'none', no: null },
    { id: 'two', no: 2 },
    { id: 'three', no: 3 },
  ];
  expect(ids(selectRecords(records, { orderBy: { field: 'no', descending: true } }, site))).toEqual([
    'three',
    'two',
    'none',
  ]);
});

test('records of terms come in the order of the terms', () => {
  const records = [
    { id: 'taluka', post: 'Taluka Development Officer' },
    { id: 'other', post: 'Teacher' },
    { id: 'chief', post: 'Chief Minister' },
    { id: 'cabinet', post: 'કેબિનેટ મંત્રી' },
  ];
  const where = [{ field: 'post', terms: ['chiefMinister', 'cabinetMinister', 'talukaDevelopmentOfficer'] }];
  expect(ids(selectRecords(records, { where }, site))).toEqual(['chief', 'cabinet', 'taluka']);
});

test('every condition has to be met', () => {
  const records = [
    { id: 1, visible: true, type: 'a' },
    { id: 2, visible: true, type: 'b' },
    { id: 3, visible: false, type: 'a' },
  ];
  const where = [
    { field: 'visible', equals: true },
    { field: 'type', oneOf: ['a'] },
  ];
  expect(ids(selectRecords(records, { where }, site))).toEqual([1]);
});

test('the council’s own list is left as it is', () => {
  const records = [{ id: 2 }, { id: 1 }];
  selectRecords(records, { orderBy: { field: 'id' } }, site);
  expect(ids(records)).toEqual([2, 1]);
});
