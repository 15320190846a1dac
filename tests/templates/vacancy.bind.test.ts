import { expect, test } from 'vitest';
import type { SectionOf } from '../../src/templates/declaration';
import { listsOfSection } from '../../src/templates/declarations';
import { bindVacancies } from '../../src/templates/vacancy/bind';
import { contextIn } from '../engine/binding/sample-context';

const section: SectionOf<'vacancy'> = {
  template: 'vacancy',
  source: 'vacancies',
  bind: {
    title: 'title',
    facts: [{ label: { EN: 'Date of the order' }, field: 'orderDate' }],
    documents: [{ field: 'order', label: { EN: 'Order' } }],
  },
};
const context = contextIn('EN', { title: 'text', orderDate: 'date', order: 'document' });

test('a statement shows the day of its order, and the order where there is one', () => {
  const [acting, dissolved] = bindVacancies(
    section,
    [
      { id: 4, title: 'An administrator acts', orderDate: '2026-07-09', order: '/orders/4.pdf' },
      { id: 5, title: 'The committee is dissolved', order: null },
    ],
    context,
  );
  expect(acting?.facts).toMatchObject([{ label: 'Date of the order', value: { text: '09-07-2026' } }]);
  expect(acting?.documents.map(({ address }) => address)).toEqual(['/orders/4.pdf']);
  expect(dissolved).toMatchObject({
    title: { text: 'The committee is dissolved' },
    facts: [],
    documents: [],
  });
});

test('the list that it stands for is requested with its own conditions', () => {
  const instead = { source: 'employees', where: [{ field: 'post', equals: 'secretary' }] };
  expect(listsOfSection({ ...section, instead }, {})).toEqual([section, instead]);
});
