import { expect, test } from 'vitest';
import { contrastOf } from '../../src/engine/theme/contrast';
import { contrastPairs } from '../../src/engine/theme/contrast-pairs';
import { colours } from '../../src/engine/theme/colours';

const schemes = Object.entries(colours);

test.each(schemes)('the %s scheme has every colour as #RRGGBB', (_, scheme) => {
  expect(Object.keys(scheme)).toEqual(Object.keys(colours.light));
  for (const colour of Object.values(scheme)) expect(colour).toMatch(/^#[0-9A-F]{6}$/);
});

test.each(['light', 'dark'] as const)('the %s scheme has the required contrast', (name) => {
  const values: Readonly<Record<string, string>> = colours[name];
  const low = contrastPairs.filter(
    ([front, back, least]) => contrastOf(values[front] ?? '', values[back] ?? '') < least,
  );
  expect(low).toEqual([]);
});
