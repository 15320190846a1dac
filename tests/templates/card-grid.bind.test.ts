import { expect, test } from 'vitest';
import { bindCards, relabelCards } from '../../src/templates/card-grid/bind';
import type { SectionOf } from '../../src/templates/declaration';
import { contextFor, council } from '../engine/binding/sample-context';

const people: SectionOf<'card-grid'> = {
  template: 'card-grid',
  look: 'people',
  source: 'members',
  bind: {
    image: 'imageBase64',
    title: 'name',
    subtitle: 'designation',
    facts: [{ label: 'people.term', period: { from: 'fromDate', to: 'toDate', futureIsPresent: true } }],
  },
};

const donators: SectionOf<'card-grid'> = {
  template: 'card-grid',
  look: 'people',
  source: 'donators',
  bind: {
    title: 'name',
    facts: [
      { label: 'donators.amount', field: 'amount', format: 'donation', fallback: 'common.notAvailable' },
    ],
  },
};

const officials: SectionOf<'card-grid'> = {
  template: 'card-grid',
  look: 'plaques',
  source: 'officers',
  bind: { title: 'name', subtitle: 'designation' },
  relabel: {
    slot: 'subtitle',
    field: 'designation',
    terms: ['talati1', 'talati2'],
    together: 'officials.talatiNumbered',
    alone: 'officials.talati',
  },
};

function officialCards(records: readonly Readonly<Record<string, unknown>>[]) {
  const context = contextFor('officers');
  return bindCards(officials, records, context, relabelCards(officials, records, context, council));
}

const first = { name: 'મહેશ', designation: 'તલાટી-કમ-મંત્રી-૧' };
const second = { name: 'જિજ્ઞાસા', designation: 'તલાટી-કમ-મંત્રી-૨' };

test('a record becomes a card', () => {
  const record = {
    id: 4,
    name: 'રમીલાબેન',
    designation: 'સરપંચ',
    fromDate: '2021-12-18',
    toDate: '2026-12-17',
    imageBase64: '/media/0123456789abcdef-480x600.webp',
  };
  expect(bindCards(people, [record], contextFor('members'))).toEqual([
    {
      key: '4-0',
      picture: '/media/0123456789abcdef-480x600.webp',
      title: { text: 'રમીલાબેન' },
      subtitle: { text: 'સરપંચ' },
      body: null,
      facts: [{ label: 'સમયગાળો', value: { text: '18-12-2021 થી હાલ' }, wide: false }],
      caption: null,
      viewerCaption: null,
    },
  ]);
});

test('records with the same id, or none, get keys of their own', () => {
  const keys = bindCards(people, [{ id: 1 }, { id: 1 }, {}, { id: null }], contextFor('members')).map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(4);
});

test('any values give a card', () => {
  const records = [
    { id: {}, name: ['?'], designation: false, fromDate: 7, imageBase64: 'javascript:alert(1)' },
  ];
  expect(bindCards(people, records, contextFor('members'))).toMatchObject([
    { picture: null, title: null, subtitle: null, facts: [] },
  ]);
});

test.each([
  [125000.6, '1,25,001/-'],
  [null, 'N/A'],
  ['', 'N/A'],
])('a donation of %j is written %s', (amount, text) => {
  const [card] = bindCards(donators, [{ amount }], contextFor('donators', 'EN'));
  expect(card?.facts).toMatchObject([{ label: 'Amount', value: { text } }]);
});

test('two Talatis are numbered and carry the council’s name', () => {
  const cards = officialCards([first, second]);
  expect(cards.map(({ subtitle }) => subtitle?.text)).toEqual([
    'તલાટી-કમ-મંત્રી (મોતીપુરા-૧)',
    'તલાટી-કમ-મંત્રી (મોતીપુરા-૨)',
  ]);
});

test('a Talati alone is not numbered', () => {
  const [card] = officialCards([second]);
  expect(card?.subtitle).toEqual({ text: 'તલાટી-કમ-મંત્રી' });
});

test('other posts keep their own name', () => {
  const [card] = officialCards([{ name: 'વિક્રમસિંહ', designation: 'ગ્રામ સેવક' }]);
  expect(card?.subtitle).toEqual({ text: 'ગ્રામ સેવક' });
});
