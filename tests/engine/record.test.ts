import { describe, expect, test } from 'vitest';
import { nestedFields, recordId, nestedRecords, fieldText } from '../../src/engine/record/record';

describe('the text in a field', () => {
  test.each<[unknown, string | null]>([
    [' ગામ ', 'ગામ'],
    ['a\ud800', 'a\ufffd'],
    [0, '0'],
    [1.5, '1.5'],
    [Number.NaN, null],
    ['', null],
    [true, null],
    [null, null],
    [undefined, null],
    [['a'], null],
    [{ a: 1 }, null],
  ])('of %j is %j', (value, text) => {
    expect(fieldText({ field: value }, 'field')).toBe(text);
  });
});

test('ids are the same as numbers and as texts', () => {
  expect(recordId({ id: 7 })).toBe(recordId({ id: '7' }));
});

test('what is no record in a list of records is left out', () => {
  expect(nestedRecords({ items: [{ id: 1 }, null, 'x', [2]] }, 'items')).toEqual([{ id: 1 }]);
  expect(nestedRecords({ items: { id: 1 } }, 'items')).toEqual([]);
  expect(nestedRecords({}, 'items')).toEqual([]);
});

test('fields of a list field are those of its records', () => {
  expect(nestedFields({ items: { kind: 'records', fields: { id: { kind: 'id' } } } }, 'items')).toEqual({
    id: { kind: 'id' },
  });
  expect(nestedFields({}, 'items')).toEqual({});
});
