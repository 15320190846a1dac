import { expect, test } from 'vitest';
import type { SectionOf } from '../../src/templates/declaration';
import { bindTelephones } from '../../src/templates/telephones/bind';
import { contextFor } from '../binding/sample-context';

const section: SectionOf<'telephones'> = {
  template: 'telephones',
  source: 'emergencyNumbers',
  bind: { title: 'name', telephone: 'number' },
};

const bind = (record: object) =>
  bindTelephones(section, [{ ...record }], contextFor('emergencyNumbers', 'EN')).map(({ title, numbers }) => [
    title?.text,
    ...numbers.map(({ href }) => href),
  ]);

test.each([
  [{ name: 'Police', number: '100' }, [['Police', 'tel:100']]],
  [{ name: 'Fire', number: '101, ૧૦૮' }, [['Fire', 'tel:101', 'tel:108']]],
  [{ name: 'Nobody', number: null }, []],
  [{ number: '112' }, [[undefined, 'tel:112']]],
])('%j has the entries %j', (record, entries) => {
  expect(bind(record)).toEqual(entries);
});
