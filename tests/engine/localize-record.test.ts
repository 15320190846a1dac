import { expect, test } from 'vitest';
import { localizeRecord } from '../../src/engine/record/localize-record';
import type { EntityFields } from '../../src/engine/site/site';

const fields: EntityFields = {
  id: { kind: 'id' },
  title: { kind: 'text' },
  items: { kind: 'records', fields: { name: { kind: 'text' } } },
};
const inHindi = { language: 'HI', fallback: 'GU' };

test.each([
  ['written per language', { GU: 'ગામ', HI: 'गाँव' }, 'गाँव'],
  ['that is missing', { GU: 'ગામ' }, 'ગામ'],
  ['that is empty', { GU: 'ગામ', HI: '' }, 'ગામ'],
  ['that is null', { GU: 'ગામ', HI: null }, 'ગામ'],
  ['that no language has', {}, null],
  ['that is the same in all', 'Example', 'Example'],
])('a text %s (B3.1.8)', (_, title, expected) => {
  expect(localizeRecord({ id: 1, title }, fields, inHindi)).toEqual({ id: 1, title: expected });
});

test('the records of a list field are localized, what is no record in it is kept', () => {
  const items = [{ name: { GU: 'એક', HI: 'एक' } }, 7];
  expect(localizeRecord({ items }, fields, inHindi)).toEqual({ items: [{ name: 'एक' }, 7] });
  expect(localizeRecord({ items: null }, fields, inHindi)).toEqual({ items: null });
});

test('a member that is no field of the entity stays as it is', () => {
  const parent = { GU: 'a', HI: 'b' };
  expect(localizeRecord({ organisationId: parent, toString: 1 }, fields, inHindi)).toEqual({
    organisationId: parent,
    toString: 1,
  });
});
