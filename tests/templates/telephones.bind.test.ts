import { expect, test } from 'vitest';
import type { SectionOf } from '../../src/templates/declaration';
import { bindTelephones } from '../../src/templates/telephones/bind';
import { contextFor } from '../engine/binding/sample-context';

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
  [{ name: 'Police', number: '100', 'number:parts': '3:100' }, [['Police', 'tel:100']]],
  [{ name: 'Fire', number: '101, ૧૦૮', 'number:parts': '3:101 2 3:108' }, [['Fire', 'tel:101', 'tel:108']]],
  [{ name: 'Notes', number: '108 (24x7)', 'number:parts': '3:108 7' }, [['Notes', 'tel:108', null]]],
  [{ name: 'Uncertain', number: '23334' }, [['Uncertain', null]]],
  [{ name: 'Nobody', number: null }, []],
  [{ number: '112', 'number:parts': '3:112' }, [[undefined, 'tel:112']]],
])('%j has the entries %j', (record, entries) => {
  expect(bind(record)).toEqual(entries);
});
