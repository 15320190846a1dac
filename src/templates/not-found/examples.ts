import type { SectionOf } from '../declaration';
import { samplePicture, type Example } from '../shared/example';

const notFound: SectionOf<'not-found'> = {
  template: 'not-found',
  title: 'notFound.title',
  picture: samplePicture('lost'),
  text: 'notFound.text',
  button: 'notFound.home',
  page: '/',
};

/** The page for an unknown path. */
export const examples: readonly Example<'not-found'>[] = [
  { name: 'not found', section: notFound, records: {} },
  { name: 'broken picture', section: { ...notFound, picture: samplePicture('broken') }, records: {} },
  {
    name: 'leads to another page',
    section: { template: 'not-found', text: 'notFound.text', button: 'menu.contact', page: '/' },
    records: {},
  },
];
