import { expect, test } from 'vitest';
import type { SectionOf } from '../../src/templates/declaration';
import { bindSlides } from '../../src/templates/slider/bind';
import { contextFor } from '../engine/binding/sample-context';

const slider: SectionOf<'slider'> = {
  template: 'slider',
  source: 'slides',
  bind: { image: 'imageBase64', caption: 'description' },
};

const context = contextFor('slides');
const { placeholder } = context.site.config.display;

test('a record becomes a slide with its caption', () => {
  const records = [{ id: 3, imageBase64: '/media/0123456789abcdef-800x450.webp', description: 'તળાવ' }];
  expect(bindSlides(slider, records, context)).toEqual([
    { key: '3-0', picture: '/media/0123456789abcdef-800x450.webp', caption: { text: 'તળાવ' } },
  ]);
});

test.each([[null], [''], [undefined], ['javascript:alert(1)'], [12], [{}]])(
  'the picture %j gives way to the placeholder',
  (imageBase64) => {
    expect(bindSlides(slider, [{ imageBase64 }], context)[0]?.picture).toBe(placeholder);
  },
);

test.each([[null], ['  '], [[]], [false]])('the caption %j is none', (description) => {
  expect(bindSlides(slider, [{ description }], context)[0]?.caption).toBeNull();
});

test('a slider that binds no caption has none', () => {
  const bare: SectionOf<'slider'> = { ...slider, bind: { image: 'imageBase64' } };
  expect(bindSlides(bare, [{ description: 'તળાવ' }], context)[0]?.caption).toBeNull();
});

test('slides with one id have keys of their own', () => {
  const keys = bindSlides(slider, [{ id: 1 }, { id: 1 }, {}, {}], context).map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
});
