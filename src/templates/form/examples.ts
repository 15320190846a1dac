import type { Example } from '../shared/example';
import { application } from './example-form';

/** What a place may be chosen from. */
export const assets = [
  { id: 1, kind: 'સ્ટ્રીટ લાઇટ', number: 'L17', place: 'રામજી મંદિર પાસે' },
  { id: 2, kind: 'સ્ટ્રીટ લાઇટ', number: 'L18', place: 'દરગાહ પાસે' },
  { id: 3, kind: 'હેન્ડપંપ', number: 'P01', place: 'ચબૂતરા પાસે' },
];

/** The empty forms of the site's config. */
export const examples: readonly Example<'form'>[] = [
  { name: 'question', section: { template: 'form', form: 'question' }, records: {} },
  { name: 'feedback', section: { template: 'form', form: 'feedback' }, records: {} },
  { name: 'complaint, with a select', section: { template: 'form', form: 'complaint' }, records: { assets } },
  {
    name: 'complaint, without the list of places',
    section: { template: 'form', form: 'complaint' },
    records: { assets: 'failed' },
  },
  {
    name: 'with every kind of field',
    section: { template: 'form', form: 'application' },
    records: { assets },
    forms: { application },
  },
  {
    name: 'with a heading',
    section: {
      template: 'form',
      form: 'question',
      title: { GU: 'અમને પૂછો', HI: 'हमसे पूछें', EN: 'Ask us' },
    },
    records: {},
  },
];
