import { describe, expect, test } from 'vitest';
import { fieldsOf, idOf, isCouncilRecord, recordsOf, textOf } from '../../src/binding/council-record';

describe('the text in a field', () => {
  test.each<[unknown, string | null]>([
    [' ગામ ', 'ગામ'],
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
    expect(textOf({ field: value }, 'field')).toBe(text);
  });
});

test('ids are the same as numbers and as texts', () => {
  expect(idOf({ id: 7 })).toBe(idOf({ id: '7' }));
});

test('only an object is a record', () => {
  expect([{}, { id: 1 }, [], null, 'a', 7].filter(isCouncilRecord)).toEqual([{}, { id: 1 }]);
});

test('what is no record in a list of records is left out', () => {
  expect(recordsOf({ items: [{ id: 1 }, null, 'x', [2]] }, 'items')).toEqual([{ id: 1 }]);
  expect(recordsOf({ items: { id: 1 } }, 'items')).toEqual([]);
  expect(recordsOf({}, 'items')).toEqual([]);
});

test('fields of a list field are those of its records', () => {
  expect(fieldsOf({ items: { kind: 'records', fields: { id: { kind: 'id' } } } }, 'items')).toEqual({
    id: { kind: 'id' },
  });
  expect(fieldsOf({}, 'items')).toEqual({});
});
