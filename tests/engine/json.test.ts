import { expect, test } from 'vitest';
import { isObject, objectOf, parseJson } from '../../src/engine/json/json';

test('a list, null and texts are no objects', () => {
  expect([{}, { a: 1 }, [], null, undefined, 'a', 1].map(isObject)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect([objectOf({ a: 1 }), objectOf([1]), objectOf(null)]).toEqual([{ a: 1 }, {}, {}]);
});

test('a text that is not JSON has no value', () => {
  expect(['{"a":1}', 'null', '', '<html>', '[1', null].map(parseJson)).toEqual([
    { a: 1 },
    null,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
