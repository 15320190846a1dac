import type { SectionOf } from '../declaration';
import type { Example, ExampleRecords } from '../shared/example';

const section: SectionOf<'telephones'> = {
  template: 'telephones',
  source: 'emergencyNumbers',
  bind: { title: 'name', telephone: 'number' },
  empty: 'footer.noNumbers',
};

const numbers = [
  { id: 1, name: 'તમામ કટોકટી સેવા', number: '112', 'number:parts': '3:112' },
  { id: 2, name: 'એમ્બ્યુલન્સ', number: '108 (24x7)', 'number:parts': '3:108 7' },
  {
    id: 3,
    name: 'પ્રાથમિક આરોગ્ય કેન્દ્ર',
    number: '02779-000201, 02779-000202',
    'number:parts': '12:+912779000201 2 12:+912779000202',
  },
];

function exampleOf(name: string, emergencyNumbers: ExampleRecords): Example<'telephones'> {
  return { name, section, records: { emergencyNumbers } };
}

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'telephones'>[] = [
  exampleOf('numbers', numbers),
  { ...exampleOf('with a heading', numbers), section: { ...section, title: 'footer.emergency' } },
  {
    name: 'with a place',
    section: {
      template: 'telephones',
      source: 'officeHours',
      bind: { title: 'name', body: 'place', telephone: 'phone' },
    },
    records: { officeHours: [{ id: 1, name: 'દૂધ મંડળી', place: 'ચોરા પાસે', phone: '02779-000301' }] },
  },
  exampleOf('one number', numbers.slice(0, 1)),
  exampleOf(
    'many numbers',
    Array.from({ length: 14 }, (_, id) => ({
      id,
      name: `સેવા ${String(id)}`,
      number: `1${String(100 + id)}`,
      'number:parts': `4:1${String(100 + id)}`,
    })),
  ),
  exampleOf('very long texts', [
    { id: 1, name: `${'આરોગ્યકેન્દ્ર'.repeat(8)} અને તાલુકાની હૉસ્પિટલ`, number: '+91 2779 000201 000202 000203' },
  ]),
  exampleOf('wrong values', [{ id: {}, name: ['?'], number: 7 }, { name: 'No number' }, ...numbers]),
  exampleOf('empty', []),
  exampleOf('loading', 'loading'),
  exampleOf('failed', 'failed'),
];
