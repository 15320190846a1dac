import type { SectionOf } from '../declaration';
import type { Example, ExampleRecords } from '../shared/example';

const section: SectionOf<'opening-hours'> = {
  template: 'opening-hours',
  source: 'officeHours',
  group: { items: 'hours' },
  hours: { from: 'fromDay', to: 'toDay', opens: 'opens', closes: 'closes' },
  closed: {
    source: 'importantDates',
    where: [{ field: 'isHoliday', equals: true }],
    date: 'date',
    title: 'title',
  },
  bind: { title: 'name', facts: [{ label: 'contact.call', field: 'phone' }] },
};

// The current day of stories is Friday, 20 November 2026, at eleven.
const office = {
  id: 1,
  name: 'ગ્રામ પંચાયત કચેરી',
  phone: '02779-000123',
  'phone:parts': '12:+912779000123',
  hours: [{ fromDay: 1, toDay: 5, opens: '10:30', closes: '18:10' }],
};

const offices = [
  office,
  {
    id: 2,
    name: 'પ્રાથમિક આરોગ્ય કેન્દ્ર',
    hours: [
      { fromDay: 1, toDay: 6, opens: '09:00', closes: '10:45' },
      { fromDay: 1, toDay: 6, opens: '16:00', closes: '18:00' },
    ],
  },
  { id: 3, name: 'રાશનની દુકાન', hours: [{ fromDay: 6, toDay: 1, opens: '09:00', closes: '13:00' }] },
];

const weekend = {
  id: 4,
  name: 'પુસ્તકાલય',
  hours: [{ fromDay: 6, toDay: 7, opens: '09:00', closes: '24:00' }],
};

const holiday = { id: 1, title: 'દિવાળી', date: '2026-11-20', isHoliday: true };
const otherDay = { id: 2, title: 'ઘરવેરાની છેલ્લી તારીખ', date: '2026-11-20', isHoliday: false };

function exampleOf(
  name: string,
  officeHours: ExampleRecords,
  importantDates: ExampleRecords = [otherDay],
): Example<'opening-hours'> {
  return { name, section, records: { officeHours, importantDates } };
}

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'opening-hours'>[] = [
  exampleOf('open, closed until later and until tomorrow', offices),
  { ...exampleOf('with a heading', offices), section: { ...section, title: 'page.hours' } },
  exampleOf('closed for a holiday', offices, [holiday, otherDay]),
  exampleOf('one office', [weekend]),
  exampleOf('an office without hours', [{ id: 1, name: 'બંધ કચેરી', hours: [] }]),
  exampleOf(
    'many offices',
    Array.from({ length: 12 }, (_, id) => ({ ...office, id, name: `કચેરી ${String(id)}` })),
  ),
  exampleOf('very long texts', [{ ...office, name: `${'ગ્રામપંચાયતકચેરી'.repeat(8)} અને સેવા કેન્દ્ર` }]),
  exampleOf('wrong values', [
    { id: {}, name: 7, hours: 'always' },
    {
      id: 2,
      name: 'કચેરી',
      hours: [
        { fromDay: 9, opens: '10:00', closes: '11:00' },
        { fromDay: 5, opens: '25:00', closes: '09:00' },
      ],
    },
  ]),
  exampleOf('holidays loading', offices, 'loading'),
  exampleOf('holidays failed', offices, 'failed'),
  exampleOf('empty', []),
  exampleOf('loading', 'loading'),
  exampleOf('failed', 'failed'),
];
