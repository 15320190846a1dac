import { expect, test } from 'vitest';
import type { SectionOf } from '../../src/templates/declaration';
import { bindTickers } from '../../src/templates/ticker/bind';
import { contextFor } from '../engine/binding/sample-context';

const tax: SectionOf<'ticker'> = {
  template: 'ticker',
  source: 'councilDetail',
  bind: { title: 'name', address: 'taxCollectionUrl' },
  text: 'tax.text',
  button: 'tax.button',
};

const context = contextFor('councilDetail');

test('a council with a name and an address becomes a ticker', () => {
  const records = [{ name: ' રામપુરા ', taxCollectionUrl: 'https://tax.example/pay' }];
  expect(bindTickers(tax, records, context)).toEqual([
    { key: '-0', title: { text: 'રામપુરા' }, address: 'https://tax.example/pay' },
  ]);
});

test.each([
  [{ taxCollectionUrl: 'https://tax.example/pay' }],
  [{ name: '', taxCollectionUrl: 'https://tax.example/pay' }],
  [{ name: 'રામપુરા' }],
  [{ name: 'રામપુરા', taxCollectionUrl: null }],
  [{ name: 'રામપુરા', taxCollectionUrl: 'javascript:alert(1)' }],
  [{ name: 'રામપુરા', taxCollectionUrl: 'ftp://tax.example' }],
  [{ name: ['રામપુરા'], taxCollectionUrl: { a: 1 } }],
])('%j is no ticker', (record) => {
  expect(bindTickers(tax, [record], context)).toEqual([]);
});

test('a name in another script says its language', () => {
  const records = [{ name: 'Rampura', taxCollectionUrl: 'https://tax.example/pay' }];
  expect(bindTickers(tax, records, context)[0]?.title).toEqual({ text: 'Rampura', lang: 'en' });
});
