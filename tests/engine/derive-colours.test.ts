import { expect, test } from 'vitest';
import { contrastOf } from '../../src/engine/theme/contrast';
import { contrastPairs } from '../../src/engine/theme/contrast-pairs';
import { deriveColours } from '../../src/engine/theme/derive-colours';
import { fromOklch, toOklch } from '../../src/engine/theme/oklch';
import type { BaseColours } from '../../src/engine/site-config.generated';

const schemes = ['light', 'dark'] as const;

/** Numbers that look random and are the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomNumbers(1);
const randomColour = () =>
  `#${Math.floor(random() * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`;

const plainColours = ['#000000', '#FFFFFF', '#808080', '#FF0000', '#00FF00', '#0000FF', '#FFFF00', '#00FFFF'];
const bases: readonly BaseColours[] = [
  ...plainColours.map((accent) => ({ accent })),
  ...plainColours.map((colour) => ({ accent: colour, ornament: colour, ground: colour })),
  ...Array.from({ length: 30 }, () => ({ accent: randomColour() })),
  ...Array.from({ length: 60 }, () => ({
    accent: randomColour(),
    ornament: randomColour(),
    ground: randomColour(),
  })),
];

test.each(schemes)('any base colours give the %s scheme its contrast', (scheme) => {
  const low = bases.flatMap((base) => {
    const colours = deriveColours(scheme, base);
    return contrastPairs
      .filter(([front, back, least]) => contrastOf(colours[front], colours[back]) < least)
      .map((pair) => ({ base, pair }));
  });
  expect(low).toEqual([]);
});

test('base colours with enough contrast stay as they are', () => {
  const base = { accent: '#6B2340', ornament: '#E8B23A', ground: '#F7F4F5' };
  expect(deriveColours('light', base)).toMatchObject({
    accent: base.accent,
    bar: base.accent,
    motif2: base.ornament,
    ground: base.ground,
  });
});

test('a pale accent is darkened and keeps its hue', () => {
  const { accent } = deriveColours('light', { accent: '#F2BC3F' });
  expect(contrastOf(accent, '#FFFFFF')).toBeGreaterThanOrEqual(7);
  expect(Math.abs(toOklch(accent).hue - toOklch('#F2BC3F').hue)).toBeLessThan(3);
});

test('own colours stay as they are, and the others are derived to go with them', () => {
  const own = { surface: '#303A3B', bar: '#5A0F2B' };
  const colours = deriveColours('dark', { accent: '#6B2340' }, own);
  expect(colours).toMatchObject(own);
  expect(contrastOf(colours.accent, own.surface)).toBeGreaterThanOrEqual(7);
});

test.each(['#0B5258', '#F6F4EE', '#FF0000', '#123456', '#000000', '#FFFFFF'])(
  '%s survives the way to OKLCH and back',
  (colour) => {
    expect(fromOklch(toOklch(colour))).toBe(colour);
  },
);

test('a chroma that screens cannot show is reduced, the lightness stays', () => {
  const shown = fromOklch({ lightness: 0.9, chroma: 0.4, hue: 264 });
  expect(toOklch(shown).lightness).toBeCloseTo(0.9, 2);
});
