import { describe, expect, test } from 'vitest';
import { bindText, type BoundText } from '../../../src/engine/binding/text';
import type { TextBinding } from '../../../src/engine/site-config.generated';
import { contextIn } from './sample-context';

const context = contextIn('GU', { day: 'date', amount: 'amount', name: 'text' });

test('an order number has the digits of the language, where its config asks for them; a text has not', () => {
  const { site, ...rest } = contextIn('GU', { place: 'order', name: 'text' });
  const own = { ...rest, site: { ...site, language: { ...site.language, numberingSystem: 'gujr' } } };
  expect(bindText('place', { place: 12 }, own)?.text).toBe('૧૨');
  expect(bindText('name', { name: 12 }, own)?.text).toBe('12');
  expect(bindText('place', {}, own)).toBeNull();
});

describe('a text slot', () => {
  test.each<[string, TextBinding | undefined, Record<string, unknown>, BoundText | null]>([
    ['that is not bound', undefined, { name: 'ગામ' }, null],
    ['bound to a field', 'name', { name: ' ગામ ' }, { text: 'ગામ' }],
    ['bound to a number', 'name', { name: 12 }, { text: '12' }],
    ['bound to a field that is not there', 'name', {}, null],
    ['bound to null', 'name', { name: null }, null],
    ['bound to white space', 'name', { name: ' \n ' }, null],
    ['bound to a list', 'name', { name: ['ગામ'] }, null],
    ['bound to an object', 'name', { name: { GU: 'ગામ' } }, null],
    ['bound to a truth value', 'name', { name: true }, null],
    ['with a fallback', { field: 'name', fallback: 'common.notAvailable' }, {}, { text: 'ઉપલબ્ધ નથી' }],
    [
      'with a fallback in the config',
      { field: 'name', fallback: { GU: 'નથી' } },
      { name: '' },
      { text: 'નથી' },
    ],
    [
      'with a fallback that it does not need',
      { field: 'name', fallback: 'common.notAvailable' },
      { name: 'ગામ' },
      { text: 'ગામ' },
    ],
    ['of several fields', { fields: ['name', 'title'] }, { title: 'ગામ' }, { text: 'ગામ' }],
    ['without any field', { fallback: 'common.notAvailable' }, { name: 'ગામ' }, { text: 'ઉપલબ્ધ નથી' }],
    ['in another script', 'name', { name: 'Motipura' }, { text: 'Motipura', lang: 'en' }],
    ['with a day', 'day', { day: '2021-12-18T10:00:00' }, { text: '18-12-2021', unbroken: true }],
    ['with a day that is none', 'day', { day: 'soon' }, null],
    [
      'with an amount',
      { field: 'amount', format: 'expense' },
      { amount: '123456' },
      { text: '₹1,23,456/-', unbroken: true },
    ],
    [
      'with an amount of nothing',
      { field: 'amount', format: 'expense' },
      { amount: 0 },
      { text: '₹0/-', unbroken: true },
    ],
    [
      'with an amount that is none',
      { field: 'amount', format: 'donation', fallback: 'common.notAvailable' },
      { amount: '-' },
      { text: 'ઉપલબ્ધ નથી' },
    ],
    ['that is cut', { field: 'name', cutAt: 2 }, { name: 'ગામનો' }, { text: 'ગામનો', short: 'ગામ...' }],
    [
      'that is cut where the config says',
      { field: 'about', cutAt: true },
      { about: 'x'.repeat(151) },
      { text: 'x'.repeat(151), short: `${'x'.repeat(150)}...`, lang: 'en' },
    ],
    ['that is short enough', { field: 'name', cutAt: 3 }, { name: 'ગામનો' }, { text: 'ગામનો' }],
  ])('%s', (_, binding, record, text) => {
    expect(bindText(binding, record, context)).toEqual(text);
  });
});
