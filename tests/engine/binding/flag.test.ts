import { expect, test } from 'vitest';
import { isFlagOn } from '../../../src/engine/binding/flag';

const flag = { field: 'name', contains: 'online' };

test.each([
  ['a record contains its word, in any case', [{ name: 'Home' }, { name: 'OnlineService' }], true],
  ['no record contains it', [{ name: 'Home' }], false],
  ['the field is missing or is no text', [{ other: 'online' }, { name: null }, { name: ['online'] }], false],
  ['there is no record', [], false],
])('a flag when %s', (_when, records, isOn) => {
  expect(isFlagOn(flag, records)).toBe(isOn);
});
