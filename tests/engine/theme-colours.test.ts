import { expect, test } from 'vitest';
import { deriveColours } from '../../src/engine/theme/derive-colours';
import { coloursOf } from '../../src/engine/theme/theme-colours';

test('the colours of the site override the defaults of their scheme only', () => {
  const colours = { light: { accent: '#123456' }, dark: {} };
  expect(coloursOf('light', { colours }).accent).toBe('#123456');
  expect(coloursOf('light', { colours }).ink).toBe(coloursOf('light', {}).ink);
  expect(coloursOf('dark', { colours })).toEqual(coloursOf('dark', {}));
});

test('high contrast ignores the colours of the site', () => {
  const colours = { base: { accent: '#123456' }, light: { accent: '#123456' } };
  expect(coloursOf('contrast', { colours })).toEqual(coloursOf('contrast', {}));
});

test('a base gives both schemes their colours, except those that the site names', () => {
  const base = { accent: '#6B2340', ornament: '#E8B23A' };
  const colours = { base, light: { deep: '#101010' } };
  expect(coloursOf('light', { colours })).toEqual(deriveColours('light', base, colours.light));
  expect(coloursOf('light', { colours }).deep).toBe('#101010');
  expect(coloursOf('dark', { colours })).toEqual(deriveColours('dark', base));
});

test('a light accent alone leaves the other light colours, and gives the dark scheme its hue', () => {
  const colours = { light: { accent: '#6B2340' } };
  const { accent, ...others } = coloursOf('light', { colours });
  expect(accent).toBe('#6B2340');
  expect(coloursOf('light', {})).toMatchObject(others);
  expect(coloursOf('dark', { colours })).toEqual(deriveColours('dark', { accent: '#6B2340' }));
});
