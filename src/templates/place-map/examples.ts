import type { SectionOf } from '../declaration';
import { samplePicture, type Example, type ExampleRecords } from '../shared/example';

const section: SectionOf<'place-map'> = {
  template: 'place-map',
  source: 'mapPlaces',
  picture: samplePicture('map'),
  ratio: '16/9',
  bind: { title: 'name', body: 'about', x: 'x', y: 'y', address: 'link' },
  empty: 'places.empty',
};

const places = [
  {
    id: 1,
    name: 'ગ્રામ પંચાયત કચેરી',
    about: 'સોમથી શુક્ર, ૧૦:૩૦થી ૬:૧૦',
    x: 41,
    y: 44,
    link: 'https://maps.example.org/1',
  },
  { id: 2, name: 'મોતી તળાવ', x: 65, y: 73 },
  { id: 3, name: 'પ્રાથમિક શાળા', x: 77.5, y: 51 },
];

function exampleOf(name: string, mapPlaces: ExampleRecords): Example<'place-map'> {
  return { name, section, records: { mapPlaces } };
}

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'place-map'>[] = [
  exampleOf('places', places),
  { ...exampleOf('with a heading', places), section: { ...section, title: 'page.map' } },
  exampleOf('one place', places.slice(0, 1)),
  { ...exampleOf('on a square', places), section: { ...section, ratio: '1/1' } },
  { ...exampleOf('four by three', places), section: { ...section, ratio: '4/3' } },
  exampleOf(
    'many places',
    Array.from({ length: 14 }, (_, id) => ({
      id,
      name: `સ્થળ ${String(id)}`,
      x: 5 + id * 6.5,
      y: 10 + ((id * 37) % 80),
    })),
  ),
  exampleOf('very long texts', [
    { id: 1, name: `${'ગામનુંસ્થળ'.repeat(8)} અને તેની આસપાસ`, about: 'ગામના પાદરે. '.repeat(40), x: 0, y: 100 },
  ]),
  exampleOf('wrong values', [
    { id: {}, name: 'નકશાની બહાર', x: 140, y: -3, link: 'javascript:alert(1)' },
    { name: ['?'], x: 1, y: 1 },
    ...places,
  ]),
  exampleOf('empty', []),
  exampleOf('loading', 'loading'),
  exampleOf('failed', 'failed'),
];
