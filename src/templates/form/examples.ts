import type { Example } from '../shared/example';
import { application } from './example-form';

/** The empty forms of the site's config. */
export const examples: readonly Example<'form'>[] = [
  { name: 'question', section: { template: 'form', form: 'question' }, records: {} },
  { name: 'feedback', section: { template: 'form', form: 'feedback' }, records: {} },
  { name: 'complaint, with a select', section: { template: 'form', form: 'complaint' }, records: {} },
  {
    name: 'with every kind of field',
    section: { template: 'form', form: 'application' },
    records: {},
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
